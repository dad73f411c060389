import TerminalUI
import WeatherModel

extension LayerDefinition {
  /// Every layer there is, from the bottom to the top.
  static let all: [LayerDefinition] = [
    page, panel, map, board, warnings, search, settings, location, help,
  ]
}

/// What lies on top of what.
extension AppState {
  /// The layers on the screen, from the bottom to the top.
  var layers: [LayerDefinition] { LayerDefinition.all.filter { $0.isOpen(self) } }

  /// The layers that are not hidden by another one.
  var layersInSight: [LayerDefinition] {
    let layers = layers
    return Array(layers.dropFirst(layers.lastIndex { $0.hidesBelow(self) } ?? 0))
  }

  /// Whether a layer is on the screen and not hidden.
  func isInSight(_ name: LayerDefinition.Name) -> Bool {
    layersInSight.contains { $0.name == name }
  }

  /// Whether what a layer shows may move: it is in sight, and nothing above asks for calm.
  func mayMove(in name: LayerDefinition.Name) -> Bool {
    guard let index = layersInSight.firstIndex(where: { $0.name == name }) else { return false }
    return layersInSight.dropFirst(index + 1).allSatisfy(\.letsBelowMove)
  }

  /// The places whose weather is on the screen, each once.
  var placesInSight: [Place] {
    var seen: Set<Place.ID> = []
    return layersInSight.flatMap { $0.places(self) }.filter { seen.insert($0.id).inserted }
  }

  /// The towns on the map whose weather is on the screen, where one question asks for all of them.
  var townsInSight: [Place] {
    let isInSight = isInSight(.map) || isInSight(.page) && !boardHasKeys
    guard settings.provider.answersForMany, page.watchesMap, isInSight,
      // A field has the weather of every town.
      !(page.holdsMap ? fields.isExpected : fields.request != nil && fields.field != nil)
    else { return [] }
    let known = Set(placesInSight.map(\.id))
    return page.watchedTowns.filter { !known.contains($0.id) }
  }

  /// The layer whose keys the footer lists: the topmost one, or the page below a board without keys.
  private var layerInFocus: LayerDefinition? {
    layers.last { $0.name != .board || boardHasKeys }
  }

  /// The keys that work now.
  var hints: KeyHints { layerInFocus?.hints(self) ?? KeyHints(local: []) }
}

/// Input goes from the top layer down until one takes it.
extension AppState {
  /// The action of a key, a paste or the mouse; nil when no layer takes it.
  func action(for event: InputEvent) -> AppAction? {
    if case .mouse(let mouse) = event { return action(for: mouse) }
    for layer in layers.reversed() {
      switch layer.answer(event, self) {
      case .action(let action): return action
      case .taken: return nil
      case .passed: continue
      }
    }
    if let action = AppKeys.action(for: event) { return action }
    let isSearched = layerInFocus?.isSearchedByTyping == true && AppKeys.isText(event)
    return isSearched ? .typed(event) : nil
  }

  /// A click on a key of the footer is that key. Elsewhere the topmost layer under
  /// the pointer answers.
  private func action(for mouse: MouseEvent) -> AppAction? {
    guard mouse.kind != .release else { return nil }
    if mouse.kind == .drag {
      // Only the hours below a map are dragged.
      let names: [LayerDefinition.Name] = [.map, .page]
      let layer = layers.last { $0.isModal || $0.area(self).contains(mouse.position) }
      return layer.flatMap { names.contains($0.name) ? $0.mouse(mouse, self) : nil }
    }
    let layout = PageLayout(of: self)
    if mouse.kind == .press, layout.footer.contains(mouse.position) {
      let footer = FooterView(FooterView.Slice(self), area: layout.footer.size)
      return footer.hint(at: mouse.position.x)?.key.map { .input(.key($0)) }
    }
    let layer = layers.last { $0.isModal || $0.area(self).contains(mouse.position) }
    return layer?.mouse(mouse, self)
  }
}
