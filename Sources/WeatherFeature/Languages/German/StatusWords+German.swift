extension StatusWords {
  static let german = StatusWords(
    live: { age in age.map { "vor \($0)" } ?? "aktuell" },
    offline: "offline",
    offlineWithAge: { "offline · Daten \($0) alt" },
    dataAge: { "Daten \($0) alt" },
    loading: "lädt",
    reloading: "lädt neu",
    noNetworkSince: { "Kein Netz seit \($0). Gezeigt wird der letzte Stand; neu, sobald es geht." },
    noNetwork: "Kein Netz. Gezeigt wird der letzte Stand; neu, sobald es geht.",
    networkBack: "Das Netz ist wieder da.",
    providerOutSince: { provider, clock in
      "\(provider) antwortet seit \(clock) nicht; das Netz selbst steht."
    },
    offlineByChoice: "Mit --offline gestartet; angezeigt wird der letzte Stand.",
    retryIn: { "wieder in \($0)" },
    sample: "BEISPIEL",
    noData: "keine Daten",
    favouriteAdded: { "Zu den Favoriten hinzugefügt: \($0)" },
    favouriteRemoved: { "Aus den Favoriten entfernt: \($0)" },
    noFavourites: "Noch keine Favoriten: f nimmt den gezeigten Ort auf.",
    alreadyFresh: { "Schon aktuell: vor \($0) empfangen." },
    unitsNow: { "Einheiten: \($0)" },
    languageNow: { "Sprache: \($0)" },
    themeNow: { "Farbschema: \($0)" },
    mouseOn: "Maus an",
    mouseOff: "Maus aus; das Terminal markiert wieder Text",
    noLargerZoom: "Näher geht die Karte nicht.",
    noSmallerZoom: "Das ist schon die ganze Welt.",
    fileSetAside: { file, newName in
      "\(file) war nicht lesbar und liegt jetzt unter \(newName)."
    },
    fileUnreadable: { "\($0) ist nicht lesbar und bleibt außen vor: Prüfen Sie die Rechte." },
    fileUnwritable: { "\($0) ist nicht beschreibbar: Prüfen Sie Ordnerrechte und freien Platz." },
    settingNotSaved: { "Die Einstellung ließ sich nicht speichern: \($0)" },
    tooSmall: { width, height in
      "mindestens \(width)×\(height)"
    },
    moreAlerts: { "+\($0) weitere" },
    alertUntil: { "bis \($0)" },
    splash: { "Wetter wird abgefragt: \($0)" },
    firstStart: "/ findet Ihren Ort, ? zeigt alle Tasten.")
}
