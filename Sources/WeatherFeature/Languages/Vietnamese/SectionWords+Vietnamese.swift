extension SectionWords {
  static let vietnamese = SectionWords(
    now: "HIỆN TẠI",
    hourly: "THEO GIỜ",
    hourlySpan: { hours, step in step > 1 ? "\(hours) giờ · cách \(step) giờ" : "\(hours) giờ" },
    days: { "\($0) NGÀY" },
    map: "BẢN ĐỒ",
    detail: "CHI TIẾT",
    mapHint: "+ − thu phóng   0 về giữa",
    detailHint: "◂ ▸ giá trị",
    until: { what, clock in "\(what) đến \(clock)" },
    from: { what, clock in "\(what) từ \(clock)" },
    dry: { hours in "\(hours) giờ không mưa" })
}
