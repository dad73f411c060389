extension SectionWords {
  static let english = SectionWords(
    now: "NOW",
    hourly: "HOURLY",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · \(step)-hour steps" : "\(hours) h" },
    days: { count in count == 1 ? "1 DAY" : "\(count) DAYS" },
    map: "MAP",
    detail: "DETAIL",
    mapHint: "+ − zoom   0 recentre",
    detailHint: "◂ ▸ values",
    until: { what, clock in "\(what) until \(clock)" },
    from: { what, clock in "\(what) from \(clock)" },
    dry: { hours in "dry for \(hours) h" })
}
