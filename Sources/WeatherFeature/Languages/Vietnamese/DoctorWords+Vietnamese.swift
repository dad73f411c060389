extension DoctorWords {
  static let vietnamese = DoctorWords(
    title: "weather-tui: kiểm tra",
    terminal: "terminal",
    locale: "ngôn ngữ hệ thống",
    paths: "đường dẫn",
    configuration: "cấu hình",
    apiKey: "khóa API",
    network: "mạng",
    cache: "bộ nhớ đệm",
    cityList: "danh sách địa điểm",
    version: "phiên bản",
    fine: "tốt",
    problem: "có vấn đề",
    missing: "không có",
    keyFrom: { "có, lấy từ \($0)" },
    answered: { "trả lời sau \($0) ms" },
    notUTF8: "không phải UTF-8: chỉ vẽ được ASCII; hãy đặt LANG, ví dụ C.UTF-8",
    colors: { "\($0) màu" },
    files: { "\($0) tệp" })
}
