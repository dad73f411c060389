extension SectionWords {
  static let spanish = SectionWords(
    now: "AHORA",
    hourly: "POR HORAS",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · cada \(step) h" : "\(hours) h" },
    days: { count in count == 1 ? "1 DÍA" : "\(count) DÍAS" },
    map: "MAPA",
    detail: "DETALLES",
    mapHint: "+ − zoom   0 centrar",
    detailHint: "◂ ▸ valores",
    until: { what, clock in
      "\(what) hasta las \(clock)"
    },
    from: { what, clock in
      "\(what) desde las \(clock)"
    },
    dry: { "sin lluvia en \($0) h" })
}
