/// A glyph that rotates while a request is running. The caller counts the frames.
public enum Spinner {
  /// The glyphs of one rotation, each one column wide.
  public static let frames: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// Returns the glyph of a frame, for any integer.
  public static func frame(_ number: Int) -> Character {
    frames[((number % frames.count) + frames.count) % frames.count]
  }
}
