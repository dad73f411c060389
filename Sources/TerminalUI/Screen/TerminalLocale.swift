internal import CTerminal

/// The locale of the process, which determines the encoding of the terminal's text.
public enum TerminalLocale {
  /// Sets the locale from the environment. Call it once, before anything is drawn. If the locale is
  /// not installed, the UTF-8 character type of another one replaces it, if available.
  /// - Returns: Whether the locale is installed.
  @discardableResult public static func setFromEnvironment() -> Bool {
    ctm_set_locale_from_environment() == CTM_LOCALE_AS_WANTED
  }

  /// Sets the encoding to UTF-8 regardless of the environment, for tests.
  /// - Returns: Whether the system has such a locale.
  @discardableResult public static func setUTF8() -> Bool {
    ctm_set_utf8_character_type()
  }

  /// Whether the process encodes text as UTF-8.
  public static var isUTF8: Bool { ctm_locale_is_utf8() }
}
