extension SearchWords {
  static let vietnamese = SearchWords(
    title: "Tìm địa điểm",
    placeholder: "tên bằng chữ bất kỳ, 37.57,126.98",
    count: { found, total in "\(found) trong \(total)" },
    noMatch: { "Không có địa điểm nào khớp với “\($0)”. Thử ít chữ hơn hoặc viết cách khác." },
    noMatchAnywhere: {
      "Không có địa điểm nào khớp với “\($0)”, cả trong danh sách lẫn trên mạng."
    },
    recents: "Gần đây",
    favourites: "Yêu thích",
    online: { "Trên mạng (\($0))" },
    searchingOnline: "đang tìm trên mạng",
    onlineFailed: { "Tìm trên mạng không thành công: \($0)" },
    buildingIndex: "Đang chuẩn bị danh sách địa điểm; chỉ cần làm một lần.",
    listMissing: { "Không dùng được danh sách địa điểm: \($0)." },
    listNotFound:
      "Không tìm thấy danh sách địa điểm; hãy đặt WEATHER_TUI_DATA là thư mục chứa cities.json.",
    away: { "cách đây \($0)" },
    coordinate: "Điểm này trên bản đồ")
}
