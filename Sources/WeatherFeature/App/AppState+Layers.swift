import TerminalUI
import WeatherModel

/// The layers of the program.
enum Layers {
  /// All layers, from the bottom to the top.
  static let all: [any Layer] = [
    PageLayer(), PanelLayer(), WholeMapLayer(), BoardLayer(), YearLayer(), DatedLayer(),
    WarningsLayer(),
    SearchLayer(), SettingsLayer(), LocationLayer(), HelpLayer(),
  ]
}

/// The stacking order of the layers.
extension AppState {
  /// The layers on the screen, from the bottom to the top.
  var layers: [any Layer] { Layers.all.filter { $0.isOpen(self) } }

  /// The layers that are not hidden by another one.
  var layersInSight: [any Layer] {
    let layers = layers
    return Array(layers.dropFirst(layers.lastIndex { $0.hidesBelow(self) } ?? 0))
  }

  /// Whether a layer is on the screen and not hidden.
  func isInSight(_ layer: any Layer.Type) -> Bool {
    layersInSight.contains { type(of: $0) == layer }
  }

  /// Whether a layer may animate: it is visible, and no layer above stops animations.
  func mayMove(in layer: any Layer.Type) -> Bool {
    let layers = layersInSight
    guard let index = layers.firstIndex(where: { type(of: $0) == layer }) else { return false }
    return layers.dropFirst(index + 1).allSatisfy { $0.letsBelowMove }
  }

  /// The places whose weather is on the screen, each once.
  var placesInSight: [Place] {
    var seen: Set<Place.ID> = []
    return layersInSight.flatMap { $0.places(self) }.filter { seen.insert($0.id).inserted }
  }

  /// The layer whose keys the footer lists: the topmost layer that receives keys.
  private var layerInFocus: (any Layer)? { layers.last { $0.hasKeys(self) } }

  /// The hints of the keys that work now.
  var hints: KeyHints {
    let hints = layerInFocus?.hints(self) ?? KeyHints(local: [])
    return settingsContext.isUnicode ? hints : hints.inASCII
  }
}

/// Input events pass from the top layer down until a layer handles them.
extension AppState {
  /// The action of a key, a paste or the mouse; nil when no layer handles it.
  func action(for event: InputEvent) -> AppAction? {
    if case .mouse(let mouse) = event { return action(for: mouse) }
    let command = Command(event)
    for layer in layers.reversed() {
      switch layer.result(of: event, command, self) {
      case .action(let action): return action
      case .consumed: return nil
      case .ignored: continue
      }
    }
    let isSearched = layerInFocus?.isSearchedByTyping == true && event.isSearchText
    return isSearched ? .typed(event) : nil
  }

  /// Returns the action of a mouse event. The right button goes back. A click on a hint of the
  /// footer presses its key, and the parts of the header have their own actions. Elsewhere the
  /// topmost layer under the pointer handles the click.
  private func action(for mouse: MouseEvent) -> AppAction? {
    guard mouse.kind != .release else { return nil }
    if mouse.button == .right { return .input(.key(.escape)) }
    if mouse.kind == .drag {
      let layer = layers.last { $0.isModal || $0.area(self).contains(mouse.position) }
      return layer.flatMap { $0.takesDrags ? $0.action(of: mouse, self) : nil }
    }
    let layout = PageLayout(of: self)
    if mouse.kind == .press, layout.footer.contains(mouse.position) {
      let footer = FooterView(self, area: layout.footer.size)
      return footer.hint(at: mouse.position.x)?.key.map { .input(.key($0)) }
    }
    if mouse.kind == .press, showsHeader, layout.header.contains(mouse.position),
      layers.last?.isModal != true
    {
      let x = mouse.position.x - layout.header.x
      return HeaderView(self).action(at: x)
    }
    let layer = layers.last { $0.isModal || $0.area(self).contains(mouse.position) }
    return layer?.action(of: mouse, self)
  }
}
