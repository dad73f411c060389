import TerminalUI
import WeatherModel

/// The meaning of a part of a drawing, from which the theme derives its colour.
public enum ArtRole: CaseIterable, Hashable, Sendable {
  case sun, moon, star, cloud, darkCloud, rain, snow, ice, lightning, fog, dust, smoke, wind
  /// The fading light of a flash.
  case afterglow
  case unknown
  /// Nothing is drawn.
  case blank
}

/// A run of glyphs with the same role in a row of a drawing.
public struct ArtRun: Hashable, Sendable {
  /// The glyphs, each one column wide.
  public let text: String
  /// The role of the glyphs.
  public let role: ArtRole
}

/// One row of a drawing, as wide as ``ConditionArt/size``.
public struct ArtRow: Hashable, Sendable {
  /// The runs, from left to right.
  public let runs: [ArtRun]

  /// Creates a row of glyphs; adjacent glyphs with the same role are joined.
  init(glyphs: [(Character, ArtRole)]) {
    var runs: [ArtRun] = []
    for (glyph, role) in glyphs {
      let role = glyph == " " ? ArtRole.blank : role
      if let last = runs.last, last.role == role {
        runs[runs.count - 1] = ArtRun(text: last.text + String(glyph), role: role)
      } else {
        runs.append(ArtRun(text: String(glyph), role: role))
      }
    }
    self.runs = runs
  }

  /// Whether the row contains only blanks.
  var isBlank: Bool { runs.allSatisfy { $0.role == .blank } }

  /// The row as text, including blanks.
  public var text: String { runs.map(\.text).joined() }
}

/// The animated picture of the weather. It is a view of its own, so that an animation step redraws
/// nothing else.
struct ArtView: GridView {
  private let art: ConditionArt
  private let theme: Theme

  /// Creates the view of a state; nil while the picture is still, because the page itself then
  /// draws it.
  init?(_ state: AppState) {
    guard state.motion.phase > 0, let report = state.report else { return nil }
    art = CurrentView.art(
      report.weatherNow(at: state.now).weather, in: ArtSize(PageLayout(of: state)),
      icons: state.settings.icons, phase: state.motion.phase)
    theme = Theme(state.settings.colorScheme)
  }

  func grid() -> Grid {
    let width = art.rows.first?.text.count ?? 0
    var grid = Grid(size: Size(width: width, height: art.rows.count))
    art.draw(into: &grid, at: .zero, theme: theme)
    return grid
  }
}
