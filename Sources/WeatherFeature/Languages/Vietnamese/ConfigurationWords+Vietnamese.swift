extension ConfigurationWords {
  static let vietnamese = ConfigurationWords(
    missing: { "Không có \($0); hãy nêu tệp khác bằng --config, hoặc bỏ tùy chọn đó." },
    unreadable: { path, reason in
      "Không đọc được \(path) (\(reason)); hãy sửa lại, hoặc nêu tệp khác bằng --config."
    },
    tooLarge: { "\($0) lớn hơn \($1) KiB; hãy nêu một tệp cấu hình bằng --config." },
    notUTF8: { "\($0) không phải văn bản UTF-8; hãy lưu lại bằng UTF-8." },
    malformed: { "\($0): đây không phải TOML (\($1)); hãy sửa dòng đó." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "có phải bạn muốn “\($0)”?" } ?? "hãy bỏ nó đi."
      return "\(place): không có khóa “\(key)”; \(hint)"
    },
    wantsText: { "\($0): “\($1)” cần một chuỗi trong dấu ngoặc kép." },
    wantsFlag: { "\($0): “\($1)” cần true hoặc false, không có ngoặc kép." },
    wantsTable: { "\($0): “\($1)” là một bảng; hãy viết [\($1)] trên một dòng, các khóa ở dưới." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): “\(key)” không nhận “\(value)”; có phải bạn muốn “\(nearest)”? Các giá trị: \(all)."
    },
    takenTheme: { "\($0): chủ đề “\($1)” có sẵn trong chương trình; hãy đặt tên khác." },
    noColor: { place, key, value in
      "\(place): “\(key)” không phải màu: “\(value)”. Hãy viết #rrggbb, tên như bright-blue, hoặc số từ 0 đến 255."
    },
    exposed: { path, mode, command in
      "\(path) chứa khóa API mà người khác đọc được (quyền \(mode)); hãy chạy: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): không có khóa API trong \(path) (\(reason)); hãy ghi khóa ở dòng đầu."
    })
}
