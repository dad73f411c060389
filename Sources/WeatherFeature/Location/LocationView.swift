import TerminalUI
public import WeatherModel
import WeatherWords

/// The position of the dialogue, and its lines.
struct LocationLayout: Equatable, Sendable {
  private static let width = 64

  /// The whole panel, including its title.
  let frame: Rect
  /// The lines of text.
  let lines: [String]
  /// The maximum scroll position. The last line may use the row of the bottom rule.
  let lastScroll: Int
  /// Whether the panel has borders at the left and the right.
  let hasSides: Bool

  init(of state: AppState) {
    // The last row is reserved for the footer.
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
      var texts = words.question(
        state.settings.language.words.name(of: state.settings.provider))
      // Screens with fewer rows have no footer that names the keys.
      if state.size.height < 8 {
        texts.append("Enter \(words.ask) · n \(words.never) · Esc \(words.notNow)")
      }
      // Blank lines separate paragraphs if there is room.
      let paragraphs = texts.map { TextWrap.lines($0, width: width) }
      let isLoose = paragraphs.reduce(paragraphs.count) { $0 + $1.count } + 2 <= room.height
      return Array(paragraphs.joined(separator: isLoose ? [""] : []))
    case .looking: return TextWrap.lines(words.looking, width: width)
    case nil: return []
    }
  }
}

/// The view that requests the consent to locate the machine, and that shows the progress.
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

/// The machine's location, in two lines for a terminal or a pipe.
public struct HereText: Equatable, Sendable {
  /// The place to request the weather for.
  public let place: Place
  /// The name with division and country in the first line; the coordinate and the system's estimate
  /// of its accuracy in the second.
  public let text: String

  /// Creates the text of the machine's location.
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
