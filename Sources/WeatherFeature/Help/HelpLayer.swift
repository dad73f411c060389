import TerminalUI

extension LayerDefinition {
  /// The help, over whatever is on the screen: the keys that move about scroll it, any other one
  /// closes it.
  static let help = LayerDefinition(
    name: .help,
    isOpen: { $0.help.isPresent },
    area: { HelpView(HelpView.Slice($0)).frame },
    letsBelowMove: false,
    isModal: true,
    answer: { event, state in
      if let rows = AppKeys.rows(of: event, page: state.size.height - 3) {
        return .action(.help(.scrolled(rows)))
      }
      guard case .key(let key, _) = event else { return .taken }
      return .action(key == .control("c") ? .quit : .help(.dismissed))
    },
    mouse: { mouse, _ in mouse.wheelRows.map { .help(.scrolled($0)) } },
    hints: { state in
      // It explains the keys below it.
      state.layers.dropLast().last?.hints(state) ?? KeyHints(local: [])
    },
    makeDrawing: { context in
      Overlay(
        .help, context, slice: { $0.help == nil ? nil : HelpView.Slice($0) },
        view: HelpView.init, origin: \.frame.origin)
    })
}
