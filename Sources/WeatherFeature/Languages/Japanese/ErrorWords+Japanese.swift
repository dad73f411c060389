import WeatherModel

extension ErrorWords {
  static let japanese = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "設定で\(provider.alternative.displayName)を選んでください"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name)にはAPIキーが必要ですが、設定されていません。",
        remedy: "OPENWEATHER_API_KEYを設定するか、\(other)。",
        short: "APIキーなし")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name)にAPIキーを拒否されました（\(status)）。",
        remedy: "新しいキーは有効になるまで最大2時間かかります。OPENWEATHER_API_KEYを確認するか、\(other)。",
        short: "キー拒否（\(status)）")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name)にリクエストを拒否されました（\(status)）。",
        remedy: "このネットワークからの利用が制限されている可能性があります。時間をおいて再試行するか、\(other)。",
        short: "拒否（\(status)）")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name)がリクエストを受け付けませんでした（\(status)）\(ErrorText.addition(detail, after: "："))。",
        remedy: "設定ファイルのベースURLを確認するか、\(other)。",
        short: "不正なリクエスト（\(status)）")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name)にはこの地点のデータがありません。",
        remedy: "表記を変えるか、37.57,126.98のように座標で指定してください。",
        short: "地点が見つかりません")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name)へのリクエストが多すぎます（429）。",
        remedy: retry.map { "\($0)後に再試行するか、\(other)。" }
          ?? "しばらく待って再試行するか、\(other)。",
        short: retry.map { "リクエスト過多、\($0)後に再試行" } ?? "リクエスト過多")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name)のサーバーで問題が発生しています（\(status)）。",
        remedy: "数分後に再試行するか、\(other)。",
        short: "サーバーエラー（\(status)）")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name)に接続できません\(ErrorText.addition(detail, after: "："))。",
        remedy: "ネットワーク接続とベースURLを確認し、再試行してください。",
        short: "接続できません")
    case .timedOut:
      return ErrorText(
        headline: "\(name)から時間内に応答がありませんでした。",
        remedy: "ネットワーク接続を確認して再試行するか、\(other)。",
        short: "応答なし")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "\(name)の応答を読み取れません\(ErrorText.addition(detail, after: "："))。",
        remedy: "設定ファイルのベースURLを確認するか、\(other)。",
        short: "応答を読み取れません")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "\(name)の応答が\(limit / 1_048_576) MiBを超えています。",
        remedy: "設定ファイルのベースURLを確認するか、\(other)。",
        short: "応答が大きすぎます")
    case .offlineWithoutData:
      return ErrorText(
        headline: "この地点の保存データがなく、--offlineのため\(name)に問い合わせできません。",
        remedy: "--offlineなしで一度起動すると、データを取得して保存します。",
        short: "オフライン、データなし")
    case .cancelled:
      return ErrorText(
        headline: "\(name)への問い合わせを中止しました。",
        remedy: "rキーで再試行してください。",
        short: "中止")
    }
  }
}
