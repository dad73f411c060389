// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The year at a place.
package struct YearWords: Sendable {
  let texts: Catalog

  /// Screen of the year at a place, from ten years of an archive. Its title. `YEAR`
  package var title: String { texts["year.title"] }

  /// Screen of the year at a place, from ten years of an archive. What the band of temperatures is,
  /// beside the heading of its chart. `normal low to high, by week`
  package var band: String { texts["year.band"] }

  /// The year at a place: what the dots in the chart of temperatures are, yesterday and the days of
  /// the forecast. `recent days and forecast`
  package var days: String { texts["year.days"] }

  /// Screen of the year at a place, from ten years of an archive. Precipitation of a whole year,
  /// beside the heading of its chart. `1,418 mm a year`
  package func perYear(_ amount: String) -> String { texts["year.perYear", ["amount": amount]] }

  /// Screen of the year at a place, from ten years of an archive. Label before the highest
  /// temperature of ten years. `Highest`
  package var highest: String { texts["year.highest"] }

  /// Screen of the year at a place, from ten years of an archive. Label before the lowest
  /// temperature of ten years. `Lowest`
  package var lowest: String { texts["year.lowest"] }

  /// Screen of the year at a place, from ten years of an archive. Label before the greatest
  /// precipitation of a day in ten years. `Wettest day`
  package var wettest: String { texts["year.wettest"] }

  /// The year at a place. Before the normal low and high of the warmest week and its first day.
  /// `Warmest week`
  package var warmestWeek: String { texts["year.warmestWeek"] }

  /// The year at a place. Before the normal low and high of the coldest week and its first day.
  /// `Coldest week`
  package var coldestWeek: String { texts["year.coldestWeek"] }

  /// The year at a place. Before the length and the date of the day with the least daylight.
  /// `Shortest day`
  package var shortestDay: String { texts["year.shortestDay"] }

  /// The year at a place. Before the length and the date of the day with the most daylight.
  /// `Longest day`
  package var longestDay: String { texts["year.longestDay"] }

  /// Screen of the year at a place, from ten years of an archive. Label before a bar from the
  /// lowest to the highest temperature of this week in ten years. `Extremes`
  package var extremes: String { texts["year.extremes"] }

  /// Screen of the year at a place, from ten years of an archive. Label before a bar from the usual
  /// low to the usual high of today. `Normal`
  package var usual: String { texts["year.usual"] }

  /// Screen of the year at a place, from ten years of an archive. The chosen week by its first day.
  /// `Week of 23 Nov`
  package func week(_ date: String) -> String { texts["year.week", ["date": date]] }

  /// Screen of the year at a place, from ten years of an archive. What is usual in the chosen week.
  /// `normal 2° to 11°`
  package func normal(_ low: String, _ high: String) -> String {
    texts["year.normal", ["low": low, "high": high]]
  }

  /// Screen of the year at a place, from ten years of an archive. Precipitation of the chosen week
  /// and on how many of its days it usually falls. `11 mm, 2 of 7 days wet`
  package func wetDays(_ amount: String, _ wet: Int, of days: Int) -> String {
    texts["year.wetDays", ["amount": amount, "wet": String(wet), "days": String(days)]]
  }

  /// Screen of the year at a place, from ten years of an archive. In its place while the archive
  /// has not answered. `Asking Open-Meteo’s archive for the last ten years.`
  package var loading: String { texts["year.loading"] }

  /// Screen of the year at a place, from ten years of an archive. In its place without a network.
  /// `The last ten years at this place are not stored, and there is no network. They are requested
  /// once it is back.`
  package var offline: String { texts["year.offline"] }

  /// Screen of the year at a place, from ten years of an archive. In its place with `--offline`.
  package var offlineByChoice: String { texts["year.offlineByChoice"] }

  /// Screen of the year at a place, from ten years of an archive. In its place with another
  /// provider. `The last ten years come from Open-Meteo’s archive, which is not used with MET
  /// Norway. Choose Open-Meteo in the settings (,).`
  package func otherProvider(_ provider: String) -> String {
    texts["year.otherProvider", ["provider": provider]]
  }

  /// Screen of the year at a place, from ten years of an archive. In its place where the archive
  /// failed. `Open-Meteo’s archive gave no answer for the last ten years. It is asked again
  /// tomorrow; press y then.`
  package var failed: String { texts["year.failed"] }

  /// Screen of the year at a place, from ten years of an archive. Where an older version of the
  /// program has stored temperatures alone. `Rain, sunshine and extremes are not stored yet. They
  /// are requested with Open-Meteo as the provider, within a minute or on the next day.`
  package var partial: String { texts["year.partial"] }

  /// Screen of the year at a place. In its place while the sample's ten years are computed.
  /// `Computing the year from the sample weather.`
  package var computing: String { texts["year.computing"] }
}

extension Words {
  /// The year at a place.
  package var year: YearWords { YearWords(texts: texts) }
}
