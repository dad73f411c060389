extension SectionWords {
  static let german = SectionWords(
    now: "JETZT",
    hourly: "STÜNDLICH",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · alle \(step) h" : "\(hours) h" },
    days: { count in count == 1 ? "1 TAG" : "\(count) TAGE" },
    map: "KARTE",
    detail: "DETAILS",
    mapHint: "+ − Zoom   0 zentrieren",
    detailHint: "◂ ▸ Werte",
    until: { what, clock in
      "\(what) bis \(clock)"
    },
    from: { what, clock in
      "\(what) ab \(clock)"
    },
    dry: { "\($0) h lang trocken" })
}
