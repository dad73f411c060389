/// A glyph that turns while a request is running; the caller counts the frames.
public enum Spinner {
  /// The glyphs of one turn, each one column wide.
  public static let frames: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// The glyph of a frame, from any whole number.
  public static func frame(_ number: Int) -> Character {
    frames[((number % frames.count) + frames.count) % frames.count]
  }
}
