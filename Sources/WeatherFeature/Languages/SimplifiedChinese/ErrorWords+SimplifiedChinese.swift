import WeatherModel

extension ErrorWords {
  static let simplifiedChinese = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "在设置中选择 \(provider.alternative.displayName)"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) 需要 API 密钥，但没有提供。",
        remedy: "请设置 OPENWEATHER_API_KEY，或\(other)。",
        short: "无 API 密钥")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) 拒绝了 API 密钥（\(status)）。",
        remedy: "新密钥最多需要两小时生效；请检查 OPENWEATHER_API_KEY，或\(other)。",
        short: "密钥被拒（\(status)）")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) 拒绝了请求（\(status)）。",
        remedy: "当前网络可能被该服务屏蔽；请稍后重试，或\(other)。",
        short: "请求被拒（\(status)）")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) 不接受该请求（\(status)）\(ErrorText.addition(detail, after: "："))。",
        remedy: "请检查配置文件中的服务地址，或\(other)。",
        short: "请求无效（\(status)）")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) 没有这个地点的数据。",
        remedy: "请换一种写法，或用坐标指定，例如 37.57,126.98。",
        short: "找不到地点")
    case .tooManyRequests:
      return ErrorText(
        headline: "对 \(name) 的请求过于频繁（429）。",
        remedy: retry.map { "请在\($0)后重试，或\(other)。" }
          ?? "请稍等片刻再试，或\(other)。",
        short: retry.map { "请求过多，\($0)后重试" } ?? "请求过多")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) 的服务器出现故障（\(status)）。",
        remedy: "请几分钟后重试，或\(other)。",
        short: "服务器错误（\(status)）")
    case .unreachable(let detail):
      return ErrorText(
        headline: "无法连接 \(name)\(ErrorText.addition(detail, after: "："))。",
        remedy: "请检查网络连接和服务地址，然后重试。",
        short: "无法连接")
    case .timedOut:
      return ErrorText(
        headline: "\(name) 没有及时响应。",
        remedy: "请检查网络连接后重试，或\(other)。",
        short: "响应超时")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "无法读取 \(name) 的响应\(ErrorText.addition(detail, after: "："))。",
        remedy: "请检查配置文件中的服务地址，或\(other)。",
        short: "响应无法读取")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "\(name) 的响应超过 \(limit / 1_048_576) MiB。",
        remedy: "请检查配置文件中的服务地址，或\(other)。",
        short: "响应过大")
    case .offlineWithoutData:
      return ErrorText(
        headline: "没有这个地点的缓存数据，而 --offline 禁止向 \(name) 请求。",
        remedy: "请先不带 --offline 运行一次以获取数据。",
        short: "离线，无数据")
    case .cancelled:
      return ErrorText(
        headline: "对 \(name) 的请求已取消。",
        remedy: "按 r 重新请求。",
        short: "已取消")
    }
  }
}
