import CitySearch

extension CommandLineWords {
  static let vietnamese = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Có phải bạn muốn tìm \($0)? " } ?? ""
      return "Không có địa điểm nào khớp với “\(query)”. \(hint)"
        + "weather-tui cities search liệt kê các địa điểm; cũng có thể nhập tọa độ: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) không nằm trên Trái Đất: vĩ độ từ -90 đến 90, kinh độ từ -180 đến 180."
    },
    noTerminal:
      "Đầu ra chuẩn không phải là terminal; hãy dùng --print, --json hoặc --format để ghi thời tiết ra đó.",
    terminalUnknown: {
      "Không biết loại terminal “\($0)”; hãy đặt TERM, ví dụ xterm-256color."
    },
    stale: { provider, age, reason in
      "Không hỏi được \(provider) (\(reason)); đây là dữ liệu nhận \(age) trước."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format không có trường {\(name)}; có phải bạn muốn {\(nearest)}? Các trường: \(all)."
    },
    braceNotClosed: {
      "--format có { mà thiếu } ở “\($0)”; muốn viết chính dấu ngoặc nhọn thì dùng {{."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) không nhận “\(value)”; có phải bạn muốn \(nearest)? Các giá trị: \(all)."
    },
    conflictingOutputs: "Chỉ được dùng một trong --print, --json và --format.",
    keyNotAnOption:
      "Khóa API không bao giờ là tùy chọn vì người khác có thể đọc được; hãy đặt OPENWEATHER_API_KEY.",
    imported: { count, path in "Đã nhập \(count) địa điểm từ \(path)." },
    importFailed: { path, reason in
      "Không nhập được \(path) (\(reason)); hãy dùng city.list.json của OpenWeather hoặc bản kết xuất GeoNames."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "đó không phải là danh sách địa điểm"
      case .empty: "không có địa điểm nào dùng được"
      case .tooLarge: "quá lớn so với một danh sách địa điểm"
      case .damagedArchive: "tệp nén bị hỏng hoặc thiếu"
      case .unwritable(let path, let reason): "ghi \(path): \(reason)"
      }
    },
    oldListStays: "Danh sách đang dùng vẫn giữ nguyên.",
    importDropped: { "Đã bỏ qua: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "không đọc được"
      case .wrongColumns: "thiếu cột"
      case .notAPlace: "không phải nơi có dân cư"
      case .noName: "không có tên"
      case .noIdentifier: "không có số hiệu"
      case .badCoordinates: "thiếu tọa độ hoặc tọa độ ngoài Trái Đất"
      case .duplicate: "địa điểm này đã có trước đó"
      case .tooMany: "nhiều địa điểm hơn sức chứa của chỉ mục"
      }
    },
    importLine: { line, cause in "dòng \(line): \(cause)" },
    importMore: { "và \($0) dòng nữa" },
    noPlaceYet: "Chưa có địa điểm nào; hãy nêu một nơi, ví dụ weather-tui Hanoi.",
    addressInvalid: {
      "\($0) không phải là địa chỉ: “\($1)”. Cần có giao thức và máy chủ, ví dụ https://example.org."
    })
}
