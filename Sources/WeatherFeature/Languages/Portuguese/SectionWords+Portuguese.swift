extension SectionWords {
  static let portuguese = SectionWords(
    now: "AGORA",
    hourly: "POR HORA",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · a cada \(step) h" : "\(hours) h" },
    days: { count in count < 2 ? "\(count) DIA" : "\(count) DIAS" },
    map: "MAPA",
    detail: "DETALHES",
    mapHint: "+ − zoom   0 centralizar",
    detailHint: "◂ ▸ valores",
    until: { what, clock in
      "\(what) até as \(clock)"
    },
    from: { what, clock in
      "\(what) a partir das \(clock)"
    },
    dry: { "sem chuva por \($0) h" })
}
