// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The program's authors and the sources of its data, with licences.
package struct CreditWords: Sendable {
  let texts: Catalog

  /// Credits. `About weather-tui`
  package var title: String { texts["credits.title"] }

  /// Credits. `Places: GeoNames, geonames.org, CC BY 4.0`
  package var geoNames: String { texts["credits.geoNames"] }

  /// Credits. `Coastline and borders: GSHHG, LGPL-3.0-or-later`
  package var coastline: String { texts["credits.coastline"] }

  /// The line of who warns in the panel of help, with their licences. `Warnings: NWS; MET Norway
  /// and, by Bright Sky, DWD: CC BY 4.0; FOSS Public Alert Server`
  package var warnings: String { texts["credits.warnings"] }

  /// The line of who measures in the panel of help, with their licences. `Radar, stations: DWD, by
  /// Bright Sky, CC BY 4.0; aviationweather.gov`
  package var measured: String { texts["credits.measured"] }

  /// The line of who issues advisories of tropical cyclones in the panel of help. `Cyclones: JMA
  /// (PDL 1.0), NHC`
  package var storms: String { texts["credits.storms"] }
}

extension Words {
  /// The program's authors and the sources of its data, with licences.
  package var credits: CreditWords { CreditWords(texts: texts) }
}
