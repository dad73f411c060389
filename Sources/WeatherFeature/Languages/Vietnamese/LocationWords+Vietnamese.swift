import WeatherModel

extension LocationWords {
  static let vietnamese = LocationWords(
    title: "Tôi đang ở đâu?",
    question: { provider in
      [
        "weather-tui sẽ hỏi dịch vụ vị trí của máy tính này (GeoClue) xem máy đang ở đâu. Dịch "
          + "vụ có thể tự hỏi qua mạng, và hệ thống có thể hỏi lại bạn lần nữa.",
        "Câu trả lời, làm tròn đến khoảng một kilômét, được gửi tới \(provider) khi hỏi thời "
          + "tiết. Tên địa điểm lấy từ danh sách trên máy tính này.",
        "Lựa chọn của bạn được lưu lại và có thể rút lại trong phần cài đặt.",
      ]
    },
    ask: "hỏi",
    never: "không bao giờ",
    notNow: "để sau",
    looking: "Đang hỏi dịch vụ vị trí… có thể mất đến 15 giây.",
    here: "tôi ở đâu",
    notAllowed: "Bạn đã chọn không cho biết vị trí. Có thể đổi lại trong cài đặt (,).",
    needsYes:
      "Không có ai ở đây để đồng ý cho biết vị trí: hãy chạy weather-tui here --yes, hoặc đồng ý "
      + "một lần trong terminal.",
    prompt: "Hỏi nhé? [y/N]",
    near: { distance, direction, place in "cách \(place) \(distance) về hướng \(direction)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Không có dịch vụ vị trí: hãy cài geoclue-2.0, hoặc nhấn / để tìm."
      case .refused: "Hệ thống từ chối: hãy xem cài đặt quyền riêng tư, hoặc nhấn / để tìm."
      case .timedOut: "Không xác định được vị trí trong 15 giây: hãy thử lại, hoặc nhấn / để tìm."
      case .failed: "Không hiểu câu trả lời của dịch vụ vị trí: hãy nhấn / để tìm địa điểm."
      }
    })
}
