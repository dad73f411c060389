extension SectionWords {
  static let indonesian = SectionWords(
    now: "SEKARANG",
    hourly: "PER JAM",
    hourlySpan: { hours, step in step > 1 ? "\(hours) jam · tiap \(step) jam" : "\(hours) jam" },
    days: { "\($0) HARI" },
    map: "PETA",
    detail: "RINCIAN",
    mapHint: "+ − zum   0 ke tengah",
    detailHint: "◂ ▸ nilai",
    until: { what, clock in "\(what) hingga \(clock)" },
    from: { what, clock in "\(what) mulai \(clock)" },
    dry: { hours in "\(hours) jam tanpa hujan" })
}
