extension DetailWords {
  static let vietnamese = DetailWords(
    feelsBelow: { "lạnh hơn \($0)" },
    feelsAbove: { "nóng hơn \($0)" },
    feelsSame: "như nhiệt độ",
    feelsColderMeaning: "Gió lấy mất hơi ấm của da: hãy mặc theo nhiệt độ cảm nhận.",
    feelsWarmerMeaning: "Không khí ẩm làm mồ hôi khó bay hơi: đừng gắng sức và uống đủ nước.",
    feelsSameMeaning: "Gió và độ ẩm không làm thay đổi cảm giác nóng lạnh.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Không khí khô: da và họng dễ rát, dễ xảy ra cháy."
      case .comfortable: "Độ ẩm dễ chịu với hầu hết mọi người."
      case .humid: "Không khí ẩm: quần áo lâu khô."
      case .veryHumid: "Không khí gần bão hòa hơi nước: có thể có sương hoặc sương mù."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Rất khô; môi và da có thể nứt nẻ."
      case .dry: "Không khí khô ráo, sảng khoái."
      case .comfortable: "Không khí dễ chịu, không khô không ẩm."
      case .humid: "Hơi ẩm; vận động là đổ mồ hôi."
      case .muggy: "Oi; ban đêm hầu như không dịu bớt."
      case .oppressive: "Oi bức ngột ngạt; cơ thể khó tỏa nhiệt."
      }
    },
    pressureChange: { arrow, amount in "\(arrow) \(amount) trong 3 h" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Giảm nhanh: sắp có thể có gió và mưa."
      case .falling: "Đang giảm: thời tiết có thể xấu đi."
      case .steady: "Ổn định: thời tiết có lẽ giữ nguyên."
      case .rising: "Đang tăng: thời tiết nhiều khả năng ổn định."
      case .risingFast: "Tăng nhanh: trời quang dần, thường kèm gió giật."
      }
    },
    pressureUnknown: "Bản dự báo không cho biết khí áp sẽ thay đổi thế nào.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Hầu như không có mây."
      case .few: "Ít mây, ngày nhiều nắng, đêm nhiều sao."
      case .scattered: "Mây lúc có lúc không; khoảng nửa bầu trời quang."
      case .broken: "Phần lớn trời nhiều mây, có khoảng hở."
      case .overcast: "Mây phủ kín bầu trời."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Sương mù dày đặc: tầm nhìn dưới 200 m. Tránh lái xe."
      case .fog: "Sương mù: tầm nhìn dưới 1 km. Lái chậm và bật đèn."
      case .mist: "Sương mù nhẹ: vật ở xa mờ dần."
      case .haze: "Mù khô: đồi núi và nhà cao trông nhạt nhòa."
      case .good: "Tầm nhìn tốt."
      case .clear: "Trời trong, nhìn rất xa."
      }
    },
    windMeaning: { force in
      [
        "Khói bốc thẳng lên.",
        "Khói bay nghiêng; chong chóng gió chưa quay.",
        "Mặt cảm thấy gió; lá cây xào xạc.",
        "Lá và cành nhỏ luôn lay động; cờ nhẹ bay.",
        "Bụi và giấy bị cuốn lên; cành nhỏ lay động.",
        "Cây nhỏ đung đưa; mặt ao gợn sóng.",
        "Cành lớn lay động; khó cầm ô.",
        "Cả thân cây lay động; khó đi ngược gió.",
        "Cành cây gãy; rất khó đi bộ.",
        "Mái nhà hư hại; tránh xa cây cối.",
        "Cây bật gốc; hãy ở trong nhà.",
        "Thiệt hại trên diện rộng; hãy ở trong nhà.",
        "Sức tàn phá cực lớn; hãy tìm nơi trú ẩn.",
      ][force.number]
    },
    beaufort: { "cấp \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Không có gì bất thường."
      case 5...6: "Gió giật lay ô và mũ."
      case 7...8: "Gió giật làm gãy cành; hãy chằng buộc đồ đạc ngoài trời."
      default: "Gió giật nguy hiểm: tránh xa cây cối và giàn giáo."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Không cần che chắn."
      case .moderate: "Buổi trưa nên ở chỗ râm; ở lâu thì đội mũ và bôi kem chống nắng."
      case .high: "Đội mũ, mặc áo dài tay, bôi kem chống nắng; trưa ở chỗ râm."
      case .veryHigh: "Ở chỗ râm vào buổi trưa: da trần bỏng nắng trong nửa giờ."
      case .extreme: "Tránh nắng trưa: da trần bỏng nắng chỉ trong vài phút."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Tốt cho mọi người, kể cả ngoài trời."
      case 1: "Ổn với hầu hết mọi người."
      case 2: "Người nhạy cảm nên bớt hoạt động ngoài trời."
      case 3: "Bớt hoạt động ngoài trời; người nhạy cảm nên ở trong nhà."
      case 4: "Tránh gắng sức ngoài trời; hãy đeo khẩu trang."
      default: "Ở trong nhà và đóng cửa sổ."
      }
    },
    wetHours: { "\($0) giờ" },
    dryDay: "khô ráo",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Không có mưa."
      case .light: "Mưa nhỏ: mũ trùm là đủ."
      case .moderate: "Mưa vừa: hãy mang ô."
      case .heavy: "Mưa to: đường đọng nước, khó nhìn khi đi đường."
      case .violent: "Mưa như trút: tránh xa sông suối và hầm chui."
      }
    },
    polarDay: "Hôm nay Mặt Trời không lặn.",
    polarNight: "Hôm nay Mặt Trời không mọc.",
    sunMeaning: { "Mặt Trời ở trên đường chân trời \($0)." },
    moonLit: { "sáng \($0)" },
    waxing: "đang tròn dần",
    waning: "đang khuyết dần",
    fullIn: { days in
      days <= 0
        ? "hôm nay trăng tròn" : days == 1 ? "ngày mai trăng tròn" : "tròn sau \(days) ngày"
    },
    newIn: { days in
      days <= 0
        ? "hôm nay trăng non" : days == 1 ? "ngày mai trăng non" : "non sau \(days) ngày"
    },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Những đêm tối nhất."
      case .waxingCrescent: "Trăng lưỡi liềm mảnh trên trời chiều tối."
      case .firstQuarter: "Sáng một nửa; lặn khoảng nửa đêm."
      case .waxingGibbous: "Sáng đến quá nửa đêm."
      case .fullMoon: "Sáng suốt đêm; mọc lúc Mặt Trời lặn."
      case .waningGibbous: "Mọc buổi tối, sáng đến tận sáng hôm sau."
      case .lastQuarter: "Sáng một nửa; mọc khoảng nửa đêm."
      case .waningCrescent: "Trăng lưỡi liềm mảnh trước lúc bình minh."
      }
    },
    unknownMeaning: { "\($0) không cung cấp giá trị này ở đây." },
    chartSpan: "24 giờ tới")
}
