import WeatherModel

extension ErrorWords {
  static let vietnamese = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "chọn \(provider.alternative.displayName) trong phần cài đặt"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) cần khóa API nhưng chưa có khóa nào.",
        remedy: "Hãy đặt OPENWEATHER_API_KEY, hoặc \(other).",
        short: "thiếu khóa API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) từ chối khóa API (\(status)).",
        remedy:
          "Khóa mới cần đến hai giờ mới dùng được; hãy kiểm tra OPENWEATHER_API_KEY, hoặc \(other).",
        short: "khóa bị từ chối (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) từ chối yêu cầu (\(status)).",
        remedy: "Dịch vụ có thể bị chặn trong mạng này; hãy thử lại sau, hoặc \(other).",
        short: "bị từ chối (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) không nhận yêu cầu (\(status))\(ErrorText.addition(detail)).",
        remedy: "Hãy kiểm tra địa chỉ gốc trong cấu hình, hoặc \(other).",
        short: "yêu cầu không hợp lệ (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) không biết địa điểm này.",
        remedy: "Hãy thử cách viết khác, hoặc nhập tọa độ, ví dụ 37.57,126.98.",
        short: "không tìm thấy địa điểm")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) bị hỏi quá nhiều lần (429).",
        remedy: retry.map { "Có thể hỏi lại sau \($0); hoặc \(other)." }
          ?? "Hãy đợi một lúc rồi thử lại, hoặc \(other).",
        short: retry.map { "hỏi quá nhiều, thử lại sau \($0)" } ?? "hỏi quá nhiều")
    case .serverError(let status):
      return ErrorText(
        headline: "Máy chủ của \(name) đang gặp sự cố (\(status)).",
        remedy: "Hãy thử lại sau vài phút, hoặc \(other).",
        short: "lỗi máy chủ (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "Không kết nối được với \(name)\(ErrorText.addition(detail)).",
        remedy: "Hãy kiểm tra kết nối mạng và địa chỉ gốc rồi thử lại.",
        short: "không kết nối được")
    case .timedOut:
      return ErrorText(
        headline: "\(name) không trả lời kịp.",
        remedy: "Hãy kiểm tra kết nối mạng rồi thử lại, hoặc \(other).",
        short: "quá giờ chờ trả lời")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Không đọc được câu trả lời của \(name)\(ErrorText.addition(detail)).",
        remedy: "Hãy kiểm tra địa chỉ gốc trong cấu hình, hoặc \(other).",
        short: "không đọc được trả lời")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Câu trả lời của \(name) lớn hơn \(limit / 1_048_576) MiB.",
        remedy: "Hãy kiểm tra địa chỉ gốc trong cấu hình, hoặc \(other).",
        short: "câu trả lời quá lớn")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Chưa lưu dữ liệu nào cho địa điểm này, mà --offline không cho hỏi \(name).",
        remedy: "Hãy chạy một lần không có --offline để tải dữ liệu.",
        short: "ngoại tuyến, không có dữ liệu")
    case .cancelled:
      return ErrorText(
        headline: "Yêu cầu gửi \(name) đã bị hủy.", remedy: "Nhấn r để hỏi lại.",
        short: "đã hủy")
    }
  }
}
