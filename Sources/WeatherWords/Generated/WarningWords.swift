// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The panel of the warnings.
package struct WarningWords: Sendable {
  let texts: Catalog

  /// Panel of the warnings. Its title. `Warnings`
  package var title: String { texts["warnings.title"] }

  /// Panel of the warnings. Before how grave it is. `Severity`
  package var severity: String { texts["warnings.severity"] }

  /// Panel of the warnings. Before the moment from which it holds. `From`
  package var start: String { texts["warnings.start"] }

  /// Panel of the warnings. Before the moment until which it holds. `Until`
  package var end: String { texts["warnings.end"] }

  /// Panel of the warnings. Before the authority that warns. `Issued by`
  package var sender: String { texts["warnings.sender"] }

  /// Panel of the warnings. Before the places that are warned. `Area`
  package var area: String { texts["warnings.area"] }

  /// Panel of the warnings. It warns of what is now. `in force`
  package var inForce: String { texts["warnings.inForce"] }

  /// Panel of the warnings, behind “in force”: the time until the warning ends. `20 h left`
  package func remaining(_ length: String) -> String {
    texts["warnings.remaining", ["length": length]]
  }

  /// Panel of the warnings. It has been announced and has not begun. `begins Mon 23 Nov 10:00`
  package func begins(_ moment: String) -> String { texts["warnings.begins", ["moment": moment]] }

  /// Panel of the warnings. `The authority gave no further details.`
  package var noText: String { texts["warnings.noText"] }

  /// Panel of the warnings: the label of what the authority advises. `What to do`
  package var instruction: String { texts["warnings.instruction"] }

  /// Panel of the warnings: the label of what the forecast says for the hours of a warning.
  /// `Forecast here`
  package var forecast: String { texts["warnings.forecast"] }

  /// Panel of the warnings, last line: places of the board and their worst warnings. `Other places:
  /// Hamburg, Storm surge from 14:00`
  package func elsewhere(_ places: String) -> String {
    texts["warnings.elsewhere", ["places": places]]
  }

  /// Panel of the warnings: the heading of the list of other places and their warnings. `Other
  /// places`
  package var otherPlaces: String { texts["warnings.otherPlaces"] }

  /// Panel of the warnings. Also a line of the printed page. The provider was asked, and there is
  /// none. `No warnings for this place from OpenWeather.`
  package func none(_ provider: String) -> String { texts["warnings.none", ["provider": provider]] }

  /// Panel of the warnings. Also a line of the printed page. The provider has no warnings at all,
  /// so none is known of. `Warnings not checked: Open-Meteo does not provide any. There may be
  /// some.`
  package func notAsked(_ provider: String) -> String {
    texts["warnings.notAsked", ["provider": provider]]
  }

  /// Panel of the warnings. Also a line of the printed page. The country’s own authority was asked,
  /// and there is none. `No warnings for this place from MET Norway (checked at 18:40).`
  package func none(_ source: String, requestedAt clock: String) -> String {
    texts["warnings.noneAsked", ["source": source, "clock": clock]]
  }

  /// Panel of the warnings. Also a line of the printed page. No authority is known that could be
  /// asked for this country. `France: no source for warnings. There may be some.`
  package func noSource(_ country: String) -> String {
    texts["warnings.noSource", ["country": country]]
  }

  /// Beside the weather now, behind “Warnings”: there was none at that time. `none at 18:40`
  package func shortNone(_ clock: String) -> String {
    texts["warnings.shortNone", ["clock": clock]]
  }

  /// Beside the weather now, behind “Warnings”: the authority could not be asked. `unreachable`
  package var shortUnavailable: String { texts["warnings.shortUnavailable"] }

  /// Beside the weather now, behind “Warnings”: nobody is asked for this country. `not checked`
  package var shortNotAsked: String { texts["warnings.shortNotAsked"] }

  /// Below the warnings: the authority gave more than could be read. `Some warnings from KMA could
  /// not be read. There may be others.`
  package func partial(_ source: String) -> String { texts["warnings.partial", ["source": source]] }

  /// Beside the weather now, behind “Warnings”: what the authority answered could not be read.
  /// `unreadable`
  package var shortUnreadable: String { texts["warnings.shortUnreadable"] }

  /// Panel of the warnings, in the place of “in force”: the authority announces that it may issue a
  /// warning (Korean 예비특보). `preliminary: a warning may follow`
  package var preliminary: String { texts["warnings.preliminary"] }

  /// The name of an official warning that the authority gives by a code: the hazard and the rank of
  /// the warning. `Heavy rain advisory`
  package func kindAdvisory(_ hazard: String) -> String {
    texts["warnings.kindAdvisory", ["hazard": hazard]]
  }

  /// The name of an official warning that the authority gives by a code: the hazard and the rank of
  /// the warning. `Heavy rain warning`
  package func kindWarning(_ hazard: String) -> String {
    texts["warnings.kindWarning", ["hazard": hazard]]
  }

  /// The name of an official warning that the authority gives by a code: the hazard and the rank of
  /// the warning. `Heavy rain danger warning`
  package func kindDanger(_ hazard: String) -> String {
    texts["warnings.kindDanger", ["hazard": hazard]]
  }

  /// The name of an official warning that the authority gives by a code: the hazard and the rank of
  /// the warning. `Heavy rain emergency warning`
  package func kindEmergency(_ hazard: String) -> String {
    texts["warnings.kindEmergency", ["hazard": hazard]]
  }

  /// The name of an official warning that the authority gives by a code: the hazard and the rank of
  /// the warning. `Heavy rain critical warning`
  package func kindCritical(_ hazard: String) -> String {
    texts["warnings.kindCritical", ["hazard": hazard]]
  }

  /// The name of an official warning that the authority gives by a code: the hazard and the rank of
  /// the warning. `Heavy rain preliminary warning`
  package func kindPreliminary(_ hazard: String) -> String {
    texts["warnings.kindPreliminary", ["hazard": hazard]]
  }

  /// The name of an official warning of Japan with its level, 2 to 5. `Heavy rain warning, level 3`
  package func kindLevel(_ kind: String, _ level: Int) -> String {
    texts["warnings.kindLevel", ["kind": kind, "level": String(level)]]
  }
}

extension Words {
  /// The panel of the warnings.
  package var warnings: WarningWords { WarningWords(texts: texts) }
}
