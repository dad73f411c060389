import TerminalUI
import WeatherModel

/// What a part of a drawing stands for, from which the theme knows its colour.
public enum ArtRole: CaseIterable, Hashable, Sendable {
  case sun, moon, star, cloud, darkCloud, rain, snow, ice, lightning, fog, dust, smoke, wind
  /// What is left of a flash.
  case afterglow
  case unknown
  /// Nothing is drawn.
  case blank
}

/// A stretch of a drawing's row with one role.
public struct ArtRun: Hashable, Sendable {
  /// Glyphs of one column each.
  public let text: String
  /// What they stand for.
  public let role: ArtRole
}

/// One row of a drawing, as wide as ``ConditionArt/size``.
public struct ArtRow: Hashable, Sendable {
  /// The stretches, from left to right.
  public let runs: [ArtRun]

  /// Joins glyphs of the same role.
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

  /// Whether nothing is drawn in it.
  var isBlank: Bool { runs.allSatisfy { $0.role == .blank } }

  /// The row as text, blanks and all.
  public var text: String { runs.map(\.text).joined() }
}

/// The picture of the weather in motion: drawn on its own, so that a step draws nothing else.
struct ArtView: GridView {
  private let art: ConditionArt
  private let theme: Theme

  /// Nil while the picture stands still: then the page itself shows it.
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
