extension SectionWords {
  static let dutch = SectionWords(
    now: "NU",
    hourly: "PER UUR",
    hourlySpan: { hours, step in step > 1 ? "\(hours) u · om de \(step) u" : "\(hours) u" },
    days: { count in count == 1 ? "1 DAG" : "\(count) DAGEN" },
    map: "KAART",
    detail: "DETAILS",
    mapHint: "+ − zoomen   0 midden",
    detailHint: "◂ ▸ waarden",
    until: { what, clock in "\(what) tot \(clock)" },
    from: { what, clock in "\(what) vanaf \(clock)" },
    dry: { hours in "\(hours) u droog" })
}
