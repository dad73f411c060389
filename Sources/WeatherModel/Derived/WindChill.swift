/// Where wind makes the air feel colder than it is because it carries warmth from the skin.
public enum WindChill {
  /// Whether the wind chill index is defined at a temperature in °C: 10 °C and below (Osczevski and
  /// Bluestein, 2005, as used by Environment Canada and the US National Weather Service).
  public static func applies(at temperature: Double) -> Bool { temperature <= 10 }
}
