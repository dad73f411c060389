extension SectionWords {
  static let ukrainian = SectionWords(
    now: "ЗАРАЗ",
    hourly: "ПО ГОДИНАХ",
    hourlySpan: { hours, step in step > 1 ? "\(hours) год · крок \(step) год" : "\(hours) год" },
    days: {
      "\($0) \(PluralForm.eastSlavic($0).of("ДЕНЬ", "ДНІ", "ДНІВ"))"
    },
    map: "КАРТА",
    detail: "ДОКЛАДНО",
    mapHint: "+ − масштаб   0 до місця",
    detailHint: "◂ ▸ значення",
    until: { what, clock in "\(what) до \(clock)" },
    from: { what, clock in "\(what) з \(clock)" },
    dry: { hours in "без опадів \(hours) год" })
}
