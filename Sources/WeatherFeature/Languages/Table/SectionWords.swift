/// The headers of the weather page's sections.
package struct SectionWords: Sendable {
  package let now: String
  package let hourly: String
  /// How far the hours reach and how far apart they are: `48 h`, and with wider steps
  /// `48 h · 3-hour steps`.
  package let hourlySpan: @Sendable (_ hours: Int, _ step: Int) -> String
  package let days: @Sendable (_ count: Int) -> String
  package let map: String
  package let detail: String
  /// Beside the header of the map.
  package let mapHint: String
  /// Beside the header of the detail section.
  package let detailHint: String
  /// `rain until 21:00`
  package let until: @Sendable (_ what: String, _ clock: String) -> String
  /// `rain from 15:00`
  package let from: @Sendable (_ what: String, _ clock: String) -> String
  /// No precipitation is forecast: `dry for 48 h`.
  package let dry: @Sendable (_ hours: Int) -> String
}
