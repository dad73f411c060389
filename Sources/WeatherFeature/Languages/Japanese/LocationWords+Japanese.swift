import WeatherModel

extension LocationWords {
  static let japanese = LocationWords(
    title: "現在地",
    question: { provider in
      [
        "このパソコンの位置情報サービス（GeoClue）に現在地を問い合わせます。サービスがネットワークを"
          + "使うことや、デスクトップがもう一度確認することがあります。",
        "得られた位置は約1 km単位に丸め、天気の取得のためだけに\(provider)へ送ります。"
          + "地名はこのパソコンにある一覧から探します。",
        "選択は保存され、設定でいつでも取り消せます。",
      ]
    },
    ask: "問い合わせる",
    never: "今後もしない",
    notNow: "今はしない",
    looking: "位置情報サービスに問い合わせています。最大15秒かかります。",
    here: "現在地",
    notAllowed: "位置情報は「許可しない」になっています。設定（,）で変更できます。",
    needsYes:
      "ここでは位置情報の許可を確認できません。weather-tui here --yesで実行するか、"
      + "端末で一度許可してください。",
    prompt: "問い合わせますか？ [y/N]",
    near: { distance, direction, place in "\(place)の\(direction)\(distance)" },
    accuracy: { "誤差\($0)" },
    failure: { error in
      switch error {
      case .unavailable: "位置情報サービスがありません。geoclue-2.0を入れるか、/で検索してください。"
      case .refused: "システムに拒否されました。プライバシー設定を確認するか、/で検索してください。"
      case .timedOut: "15秒以内に位置がわかりませんでした。再試行するか、/で検索してください。"
      case .failed: "位置情報サービスの応答を読み取れません。/で地点を検索してください。"
      }
    })
}
