extension SectionWords {
  static let italian = SectionWords(
    now: "ADESSO",
    hourly: "ORE",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · ogni \(step) h" : "\(hours) h" },
    days: { count in count == 1 ? "1 GIORNO" : "\(count) GIORNI" },
    map: "MAPPA",
    detail: "DETTAGLI",
    mapHint: "+ − zoom   0 centra",
    detailHint: "◂ ▸ valori",
    until: { what, clock in
      "\(what) fino alle \(clock)"
    },
    from: { what, clock in
      "\(what) dalle \(clock)"
    },
    dry: { "asciutto per \($0) h" })
}
