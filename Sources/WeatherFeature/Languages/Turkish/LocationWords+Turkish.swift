import WeatherModel

extension LocationWords {
  static let turkish = LocationWords(
    title: "Neredeyim?",
    question: { provider in
      [
        "weather-tui bu bilgisayarın konum hizmetine (GeoClue) nerede olduğunu soracak. Hizmet "
          + "bunun için ağa başvurabilir, masaüstünüz de size bir kez daha sorabilir.",
        "Yaklaşık bir kilometreye yuvarlanan yanıt, hava durumu sorgusuyla birlikte \(provider) "
          + "sağlayıcısına gider. Yerin adı bu bilgisayardaki listeden alınır.",
        "Seçiminiz saklanır; ayarlardan geri alınabilir.",
      ]
    },
    ask: "sor",
    never: "asla",
    notNow: "şimdi değil",
    looking: "Konum hizmetine soruluyor… 15 saniyeye kadar sürebilir.",
    here: "neredeyim",
    notAllowed: "Konumunuzun bulunmasına izin vermediniz. Ayarlardan (,) geri alabilirsiniz.",
    needsYes:
      "Konum için izin verecek kimse yok: weather-tui here --yes çalıştırın ya da bir kez "
      + "terminalde izin verin.",
    prompt: "Sorulsun mu? [y/N]",
    near: { distance, direction, place in "\(place), \(distance) \(direction) yönünde" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Konum hizmeti yok: geoclue-2.0 kurun ya da yerinizi / ile bulun."
      case .refused: "Sistem izin vermedi: gizlilik ayarlarına bakın ya da yerinizi / ile bulun."
      case .timedOut: "Konum 15 sn içinde bulunamadı: yeniden deneyin ya da yerinizi / ile bulun."
      case .failed: "Konum hizmetinin yanıtı anlaşılamadı: yerinizi / ile bulun."
      }
    })
}
