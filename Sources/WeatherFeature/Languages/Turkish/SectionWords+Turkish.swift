extension SectionWords {
  static let turkish = SectionWords(
    now: "ŞİMDİ",
    hourly: "SAATLİK",
    hourlySpan: { hours, step in step > 1 ? "\(hours) saat · \(step) saat arayla" : "\(hours) saat"
    },
    days: { "\($0) GÜN" },
    map: "HARİTA",
    detail: "AYRINTI",
    mapHint: "+ − yakınlık   0 ortala",
    detailHint: "◂ ▸ değerler",
    until: { what, clock in "\(TurkishClock.dative(clock)) kadar \(what)" },
    from: { what, clock in "\(TurkishClock.ablative(clock)) sonra \(what)" },
    dry: { hours in "\(hours) saat yağış yok" })
}
