extension SectionWords {
  static let russian = SectionWords(
    now: "СЕЙЧАС",
    hourly: "ПО ЧАСАМ",
    hourlySpan: { hours, step in step > 1 ? "\(hours) ч · шаг \(step) ч" : "\(hours) ч" },
    days: {
      "\($0) \(PluralForm.eastSlavic($0).of("ДЕНЬ", "ДНЯ", "ДНЕЙ"))"
    },
    map: "КАРТА",
    detail: "ПОДРОБНО",
    mapHint: "+ − масштаб   0 к месту",
    detailHint: "◂ ▸ значения",
    until: { what, clock in "\(what) до \(clock)" },
    from: { what, clock in "\(what) с \(clock)" },
    dry: { hours in "без осадков \(hours) ч" })
}
