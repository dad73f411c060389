import TerminalUI

/// The terminal sequences of desktop notifications.
///
/// Unknown sequences may be printed on the screen, so each is sent only to terminals that are known to
/// support it; every other terminal rings its bell.
public struct TerminalNotifications: Hashable, Sendable {
  /// The sequences for notices.
  public enum Form: Hashable, Sendable {
    /// kitty's (OSC 99): title and body by themselves.
    case kitty
    /// rxvt-unicode's (OSC 777), as foot, Ghostty and WezTerm have it too.
    case urxvt
    /// iTerm2's (OSC 9): one text.
    case iTerm
    /// The bell.
    case bell
  }

  /// What stands between the program and the terminal.
  public struct Tmux: Hashable, Sendable {
    /// Whether it hands on what is not for itself.
    public var isOpen: Bool
    /// The terminal's type, and its answer to what it is called (XTVERSION).
    public var terminal: String

    /// The question for `tmux display-message -p`.
    public static let question = "#{allow-passthrough}|#{client_termname} #{client_termtype}"

    /// Its answer; tmux before 3.3 does not know the option and hands everything on.
    public init?(answer: String) {
      let parts = answer.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      isOpen = !["0", "off"].contains(parts[0])
      terminal = String(parts[1].prefix { !$0.isNewline })
    }
  }

  /// The sequence.
  public let form: Form
  private let isInTmux: Bool

  /// Finds out what the terminal takes.
  /// - Parameters:
  ///   - environment: The program's variables.
  ///   - tmux: What stands between, where it does: the variables are then those of its start.
  public init(environment: [String: String], tmux: Tmux? = nil) {
    let type = environment["TERM"] ?? ""
    if environment["TMUX"] != nil {
      form = tmux.flatMap { $0.isOpen ? Self.form(ofNamed: $0.terminal) : nil } ?? .bell
      isInTmux = true
    } else if environment["STY"] != nil || type.hasPrefix("screen") {
      form = .bell
      isInTmux = false
    } else {
      let names = [type] + ["TERM_PROGRAM", "LC_TERMINAL"].compactMap { environment[$0] }
      let isKitty =
        environment["KITTY_WINDOW_ID"] != nil && type.split(separator: "-").contains("kitty")
      form = isKitty ? .kitty : Self.form(ofNamed: names.joined(separator: " ")) ?? .bell
      isInTmux = false
    }
  }

  private static func form(ofNamed names: String) -> Form? {
    let names = names.lowercased().split(separator: " ")
    func has(_ beginnings: String...) -> Bool {
      names.contains { name in beginnings.contains { name.hasPrefix($0) } }
    }
    if has("xterm-kitty", "kitty") { return .kitty }
    if has("foot", "rxvt-unicode", "xterm-ghostty", "ghostty", "wezterm") { return .urxvt }
    if has("iterm") { return .iTerm }
    return nil
  }

  /// Returns the bytes that show a notification.
  /// - Parameter id: What tells it apart from others; letters and digits.
  public func bytes(title: String, body: String, id: String) -> String {
    let body = OSCText(body, isLast: true).text
    switch form {
    case .bell: return "\u{07}"
    case .kitty:
      let title = OSCText(title, isLast: true).text
      let first = "\u{1B}]99;i=\(id):d=\(body.isEmpty ? 1 : 0):p=title;\(title)\u{1B}\\"
      let second = body.isEmpty ? "" : "\u{1B}]99;i=\(id):d=1:p=body;\(body)\u{1B}\\"
      return passed(first) + passed(second)
    case .urxvt:
      return passed("\u{1B}]777;notify;\(OSCText(title).text);\(body)\u{1B}\\")
    case .iTerm:
      let title = OSCText(title, isLast: true).text
      let text = body.isEmpty ? title : "\(title) – \(body)"
      // A number before a semicolon is another command of the same sequence.
      return passed(
        "\u{1B}]9;\(text.unicodeScalars.first?.properties.numericType != nil ? " " : "")\(text)\u{07}"
      )
    }
  }

  /// The sequence as tmux hands it on: wrapped, with every escape doubled.
  private func passed(_ sequence: String) -> String {
    guard isInTmux, !sequence.isEmpty else { return sequence }
    let doubled = sequence.unicodeScalars.flatMap { $0 == "\u{1B}" ? [$0, $0] : [$0] }
    return "\u{1B}Ptmux;\(String(String.UnicodeScalarView(doubled)))\u{1B}\\"
  }
}
