import TerminalUI
public import WeatherModel
import WeatherWords

/// Where the question stands, and its lines.
struct LocationLayout: Equatable, Sendable {
  private static let width = 64

  /// The whole panel, its title included.
  let frame: Rect
  /// What it says.
  let lines: [String]
  /// How far the text scrolls; its last line may stand where else a rule would.
  let lastScroll: Int
  /// Whether it has lines at the left and the right.
  let hasSides: Bool

  init(of state: AppState) {
    // The footer keeps its line.
    let room = Size(width: state.size.width, height: state.size.height - 1)
    let width = min(room.width, Self.width)
    lines = Self.lines(state, room: room, width: width - 4)
    lastScroll = max(0, lines.count + 1 - room.height)
    hasSides = width < room.width
    frame = Rect(room).centered(Size(width: width, height: min(room.height, lines.count + 2)))
  }

  private static func lines(_ state: AppState, room: Size, width: Int) -> [String] {
    let words = state.settings.language.words.location
    switch state.location?.step {
    case .question:
      var texts = words.question(state.settings.provider.displayName)
      // Screens of fewer rows have no footer that would name the keys.
      if state.size.height < 8 {
        texts.append("Enter \(words.ask) · n \(words.never) · Esc \(words.notNow)")
      }
      // Paragraphs stand apart where there is room for it.
      let paragraphs = texts.map { TextWrap.lines($0, width: width) }
      let isLoose = paragraphs.reduce(paragraphs.count) { $0 + $1.count } + 2 <= room.height
      return Array(paragraphs.joined(separator: isLoose ? [""] : []))
    case .looking: return TextWrap.lines(words.looking, width: width)
    case nil: return []
    }
  }
}

/// The consent to locate the machine, and the progress of locating it.
struct LocationView: OverlayView {
  private let layout: LocationLayout
  private let scroll: Int
  private let language: Language
  private let colorScheme: ColorScheme

  var frame: Rect { layout.frame }

  init?(_ state: AppState) {
    guard let location = state.location else { return nil }
    layout = LocationLayout(of: state)
    scroll = min(location.scroll, layout.lastScroll)
    language = state.settings.language
    colorScheme = state.settings.colorScheme
  }

  func grid() -> Grid {
    let theme = Theme(colorScheme)
    let title = language.words.location.title
    let (lines, size) = (layout.lines, frame.size)
    var grid = Grid(size: size)
    if size.height == lines.count + 2 {
      OverlayOutline(title: title, hasSides: layout.hasSides, theme: theme).draw(into: &grid)
    } else {
      let more = [scroll < layout.lastScroll ? "↓" : "", scroll > 0 ? "↑" : ""]
      SectionHeader(
        title: title, note: more.filter { !$0.isEmpty }.joined(separator: " "), isFocused: true,
        theme: theme
      ).draw(into: &grid, in: Rect(size).row(0))
    }
    for (row, line) in lines.dropFirst(scroll).prefix(max(0, size.height - 1)).enumerated() {
      grid.write(line, x: 2, y: row + 1, style: theme.text, maxX: size.width - 1)
    }
    return grid
  }
}

/// Where the machine is, in two lines for a terminal or a pipe.
public struct HereText: Equatable, Sendable {
  /// The place to ask the weather of.
  public let place: Place
  /// The name with division and country; the coordinate and how sure the system is of it.
  public let text: String

  /// A place by where the machine is.
  public init(_ location: MachineLocation, nearest: NearbyPlace?, settings: DisplaySettings) {
    let words = settings.language.words
    let format = WeatherFormat(settings)
    place = HerePlace(location, nearest: nearest).place
    let name = [format.placeName(place), format.division(place), format.country(place.countryCode)]
    var point = format.coordinates(location.coordinate)
    if let accuracy = location.accuracy {
      point += "  " + words.location.accuracy(format.distance(accuracy))
    }
    text = name.compactMap { $0 }.joined(separator: ", ") + "\n" + point + "\n"
  }
}
