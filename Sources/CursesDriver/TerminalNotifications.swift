import TerminalUI

/// The terminal sequences of desktop notifications.
///
/// Unknown sequences may be printed on the screen, so each is sent only to terminals that are known
/// to support it; every other terminal rings its bell.
public struct TerminalNotifications: Hashable, Sendable {
  /// The sequences for notifications.
  public enum Form: Hashable, Sendable {
    /// kitty's sequence (OSC 99), with title and body separate.
    case kitty
    /// rxvt-unicode's sequence (OSC 777), also supported by foot, Ghostty and WezTerm.
    case urxvt
    /// iTerm2's sequence (OSC 9), with one text.
    case iTerm
    /// The bell.
    case bell
  }

  /// A tmux between the program and the terminal.
  public struct Tmux: Hashable, Sendable {
    /// Whether tmux passes on sequences for the terminal.
    public var isOpen: Bool
    /// The terminal's type, and its name as reported by XTVERSION.
    public var terminal: String

    /// The format string for `tmux display-message -p`.
    public static let question = "#{allow-passthrough}|#{client_termname} #{client_termtype}"

    /// Parses tmux's response. tmux before 3.3 lacks the option and passes everything on.
    public init?(answer: String) {
      let parts = answer.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      isOpen = !["0", "off"].contains(parts[0])
      terminal = String(parts[1].prefix { !$0.isNewline })
    }
  }

  /// The sequence to use.
  public let form: Form
  private let isInTmux: Bool

  /// Determines the sequence that the terminal supports.
  /// - Parameters:
  ///   - environment: The program's environment.
  ///   - tmux: The tmux in between, if any; the environment is then the one in which it was
  ///     started.
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
  /// - Parameter id: A unique identifier of letters and digits.
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
      // A number before a semicolon would be another command of the same sequence.
      return passed(
        "\u{1B}]9;\(text.unicodeScalars.first?.properties.numericType != nil ? " " : "")\(text)\u{07}"
      )
    }
  }

  /// Returns the sequence in the form that tmux passes on: wrapped, with every escape doubled.
  private func passed(_ sequence: String) -> String {
    guard isInTmux, !sequence.isEmpty else { return sequence }
    let doubled = sequence.unicodeScalars.flatMap { $0 == "\u{1B}" ? [$0, $0] : [$0] }
    return "\u{1B}Ptmux;\(String(String.UnicodeScalarView(doubled)))\u{1B}\\"
  }
}
