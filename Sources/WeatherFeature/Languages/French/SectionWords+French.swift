extension SectionWords {
  static let french = SectionWords(
    now: "MAINTENANT",
    hourly: "PAR HEURE",
    hourlySpan: { hours, step in step > 1 ? "\(hours) h · pas de \(step) h" : "\(hours) h" },
    days: { count in count < 2 ? "\(count) JOUR" : "\(count) JOURS" },
    map: "CARTE",
    detail: "DÉTAILS",
    mapHint: "+ − zoom   0 recentrer",
    detailHint: "◂ ▸ valeurs",
    until: { what, clock in
      "\(what) jusqu’à \(clock)"
    },
    from: { what, clock in
      "\(what) dès \(clock)"
    },
    dry: { "temps sec pendant \($0) h" })
}
