extension DoctorWords {
  static let japanese = DoctorWords(
    title: "weather-tui 診断",
    terminal: "端末",
    locale: "ロケール",
    paths: "パス",
    configuration: "設定ファイル",
    apiKey: "APIキー",
    network: "ネットワーク",
    cache: "キャッシュ",
    cityList: "地点の一覧",
    version: "バージョン",
    fine: "正常",
    problem: "問題あり",
    missing: "なし",
    keyFrom: { "あり（\($0)）" },
    answered: { "\($0) msで応答" },
    notUTF8: "UTF-8でないためASCIIのみで表示します。LANGをja_JP.UTF-8などに設定してください",
    colors: { "\($0)色" },
    files: { "ファイル\($0)個" })
}
