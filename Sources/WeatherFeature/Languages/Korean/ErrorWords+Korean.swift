import WeatherModel

extension ErrorWords {
  static let korean = ErrorWords { error, provider, retry in
    let name = provider.displayName
    // Open-Meteo and MET Norway both end in a vowel when read aloud, hence 를.
    let other = "설정에서 \(provider.alternative.displayName)를 고르세요"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name)에는 API 키가 필요한데 주어지지 않았어요.",
        remedy: "OPENWEATHER_API_KEY를 설정하거나, \(other).",
        short: "API 키 없음")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name)에서 API 키를 거부했어요(\(status)).",
        remedy: "새 키는 쓸 수 있기까지 두 시간쯤 걸려요. OPENWEATHER_API_KEY를 확인하거나, \(other).",
        short: "키 거부(\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name)에서 요청을 거부했어요(\(status)).",
        remedy: "이 네트워크에서 막혔을 수 있어요. 나중에 다시 시도하거나, \(other).",
        short: "요청 거부(\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name)에서 요청을 받아들이지 않았어요(\(status))\(ErrorText.addition(detail)).",
        remedy: "설정 파일의 서버 주소를 확인하거나, \(other).",
        short: "잘못된 요청(\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name)에서 이 지역을 찾지 못했어요.",
        remedy: "다르게 써 보거나, 37.57,126.98처럼 좌표로 알려 주세요.",
        short: "지역을 찾지 못함")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name)에 너무 자주 요청했어요(429).",
        remedy: retry.map { "\($0) 뒤에 다시 요청하거나, \(other)." }
          ?? "잠시 기다렸다가 다시 요청하거나, \(other).",
        short: retry.map { "요청이 너무 많음, \($0) 뒤 다시" } ?? "요청이 너무 많음")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) 서버에 문제가 생겼어요(\(status)).",
        remedy: "몇 분 뒤에 다시 시도하거나, \(other).",
        short: "서버 오류(\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name)에 연결할 수 없어요\(ErrorText.addition(detail)).",
        remedy: "네트워크 연결과 기본 주소를 확인한 뒤 다시 시도하세요.",
        short: "연결 안 됨")
    case .timedOut:
      return ErrorText(
        headline: "\(name)에서 제때 답이 오지 않았어요.",
        remedy: "네트워크 연결을 확인하고 다시 시도하거나, \(other).",
        short: "응답 시간 초과")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "\(name)의 답을 읽을 수 없어요\(ErrorText.addition(detail)).",
        remedy: "설정 파일의 서버 주소를 확인하거나, \(other).",
        short: "읽을 수 없는 답")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "\(name)의 답이 \(limit / 1_048_576) MiB보다 커요.",
        remedy: "설정 파일의 서버 주소를 확인하거나, \(other).",
        short: "답이 너무 큼")
    case .offlineWithoutData:
      return ErrorText(
        headline: "이 지역의 저장된 자료가 없고, --offline이라 \(name)에 물을 수 없어요.",
        remedy: "--offline 없이 한 번 실행하면 자료를 받아 둬요.",
        short: "오프라인, 자료 없음")
    case .cancelled:
      return ErrorText(
        headline: "\(name)에 보낸 요청이 취소됐어요.", remedy: "r을 눌러 다시 요청하세요.",
        short: "취소됨")
    }
  }
}
