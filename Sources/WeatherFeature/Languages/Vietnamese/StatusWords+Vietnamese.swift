extension StatusWords {
  static let vietnamese = StatusWords(
    live: { age in age.map { "\($0) trước" } ?? "mới nhất" },
    offline: "ngoại tuyến",
    offlineWithAge: { "ngoại tuyến · dữ liệu \($0) trước" },
    dataAge: { "dữ liệu \($0) trước" },
    loading: "đang tải",
    reloading: "đang tải lại",
    noNetworkSince: {
      "Mất mạng từ \($0). Đang hiện dữ liệu lúc đó; có mạng sẽ tải lại."
    },
    noNetwork: "Mất mạng. Đang hiện dữ liệu trước đó; có mạng sẽ tải lại.",
    networkBack: "Đã có mạng trở lại.",
    providerOutSince: { provider, clock in
      "Không tới được \(provider) từ \(clock); mạng vẫn hoạt động."
    },
    offlineByChoice: "Chạy với --offline; đang hiện dữ liệu nhận trước đây.",
    retryIn: { "thử lại sau \($0)" },
    sample: "MẪU",
    noData: "không có dữ liệu",
    favouriteAdded: { "Đã thêm vào yêu thích: \($0)" },
    favouriteRemoved: { "Đã bỏ khỏi yêu thích: \($0)" },
    noFavourites: "Chưa có yêu thích nào: nhấn f để thêm địa điểm đang xem.",
    alreadyFresh: { "Vẫn còn mới: nhận \($0) trước." },
    unitsNow: { "Đơn vị: \($0)" },
    languageNow: { "Ngôn ngữ: \($0)" },
    themeNow: { "Chủ đề: \($0)" },
    mouseOn: "Đã bật chuột",
    mouseOff: "Đã tắt chuột; terminal lại chọn được văn bản",
    noLargerZoom: "Bản đồ không phóng to thêm được.",
    noSmallerZoom: "Đây đã là cả thế giới.",
    fileSetAside: { file, newName in "Không đọc được \(file), đã đổi tên thành \(newName)." },
    fileUnreadable: { "Không đọc được \($0) nên đã bỏ qua: hãy kiểm tra quyền truy cập." },
    fileUnwritable: { "Không ghi được \($0): hãy kiểm tra quyền thư mục và dung lượng trống." },
    settingNotSaved: { "Không lưu được cài đặt: \($0)" },
    tooSmall: { width, height in "cần ít nhất \(width)×\(height)" },
    moreAlerts: { "thêm \($0)" },
    alertUntil: { "đến \($0)" },
    splash: { "Đang tải thời tiết: \($0)" },
    firstStart: "Nhấn / để tìm nơi của bạn, ? để xem mọi phím.")
}
