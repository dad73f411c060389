extension SettingsWords {
  static let vietnamese = SettingsWords(
    title: "Cài đặt",
    provider: "Nguồn tin",
    units: "Đơn vị",
    language: "Ngôn ngữ",
    theme: "Chủ đề màu",
    icons: "Biểu tượng",
    animation: "Hoạt ảnh",
    mouse: "Chuột",
    color: "Màu",
    automatic: "tự động",
    automaticNow: { "tự động: \($0)" },
    on: "bật",
    off: "tắt",
    apiKey: "Khóa API",
    keyPresent: "có",
    keyAbsent: "không có",
    fixedBy: { "do \($0) quy định" },
    savedIn: { "Lưu ở \($0)" },
    themeAuto: "màu của terminal",
    themeDark: "tối",
    themeLight: "sáng",
    themeHighContrast: "tương phản cao",
    themeMono: "không màu",
    iconsArt: "hình vẽ",
    iconsASCII: "ASCII",
    iconsEmoji: "emoji",
    about: "Giới thiệu",
    location: "Vị trí",
    locationAsk: "hỏi trước",
    locationAllowed: "cho phép",
    locationRefused: "không cho phép",
    locationHint:
      "Có được hỏi máy tính xem nó đang ở đâu không? Bạn sẽ được hỏi trước; "
      + "đổi câu trả lời ở đây là rút lại.",
    keyHint:
      "OpenWeather cần khóa: hãy đặt OPENWEATHER_API_KEY, hoặc openweather.api_key_file "
      + "trong cấu hình, rồi khởi động lại.",
    cannotChange: { "\($0): do \($1) quyết định; hãy đổi ở đó." })
}
