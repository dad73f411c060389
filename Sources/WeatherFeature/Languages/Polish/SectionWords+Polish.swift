extension SectionWords {
  static let polish = SectionWords(
    now: "TERAZ",
    hourly: "GODZINY",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · co \(step) h" : "\(hours) h" },
    days: { count in count == 1 ? "1 DZIEŃ" : "\(count) DNI" },
    map: "MAPA",
    detail: "SZCZEGÓŁY",
    mapHint: "+ − skala   0 do miejsca",
    detailHint: "◂ ▸ wartości",
    until: { what, clock in "\(what) do \(clock)" },
    from: { what, clock in "\(what) od \(clock)" },
    dry: { hours in "bez opadów \(hours) h" })
}
