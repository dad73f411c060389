import TerminalUI
public import WeatherModel
import WeatherWords

/// The consent to locate the machine, and the progress of locating it.
struct LocationView: GridView {
  struct Slice: Equatable, Sendable {
    var location: LocationState?
    var scroll: Int
    var settings: DisplaySettings
    var size: Size

    init(_ state: AppState) {
      location = state.location
      scroll = state.location?.scroll ?? 0
      settings = state.settings
      size = state.size
    }
  }

  private static let width = 64

  let slice: Slice

  init(_ slice: Slice) { self.slice = slice }

  private var words: LocationWords { slice.settings.language.words.location }

  /// The footer keeps its line.
  private var room: Size { Size(width: slice.size.width, height: slice.size.height - 1) }

  /// Screens of fewer rows have no footer that would name the keys.
  private var hasFooter: Bool { slice.size.height >= 8 }

  private var lines: [String] {
    let width = min(room.width, Self.width) - 4
    switch slice.location?.step {
    case .question:
      var texts = words.question(slice.settings.provider.displayName)
      if !hasFooter {
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

  /// How far the text scrolls; its last line may stand where else a rule would.
  var lastScroll: Int { max(0, lines.count + 1 - room.height) }

  /// Where it stands.
  var frame: Rect { Rect(room).centered(size(of: lines)) }

  private func size(of lines: [String]) -> Size {
    Size(width: min(room.width, Self.width), height: min(room.height, lines.count + 2))
  }

  func grid() -> Grid {
    let theme = Theme(slice.settings.colorScheme)
    let lines = lines
    let size = size(of: lines)
    var grid = Grid(size: size)
    let scroll = min(slice.scroll, lastScroll)
    if size.height == lines.count + 2 {
      OverlayOutline(title: words.title, hasSides: size.width < room.width, theme: theme)
        .draw(into: &grid)
    } else {
      let more = [scroll < lastScroll ? "↓" : "", scroll > 0 ? "↑" : ""]
      SectionHeader(
        title: words.title, note: more.filter { !$0.isEmpty }.joined(separator: " "),
        isFocused: true, theme: theme
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
