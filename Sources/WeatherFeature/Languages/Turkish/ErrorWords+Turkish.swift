import WeatherModel

extension ErrorWords {
  static let turkish = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "ayarlardan \(provider.alternative.displayName) seçin"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) bir API anahtarı istiyor, ama verilmemiş.",
        remedy: "OPENWEATHER_API_KEY değişkenini ayarlayın ya da \(other).",
        short: "API anahtarı yok")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) API anahtarını kabul etmedi (\(status)).",
        remedy:
          "Yeni anahtarın çalışması iki saati bulabilir; OPENWEATHER_API_KEY değişkenini denetleyin ya da \(other).",
        short: "anahtar reddedildi (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) isteği reddetti (\(status)).",
        remedy: "Hizmet bu ağda engellenmiş olabilir; sonra yeniden deneyin ya da \(other).",
        short: "reddedildi (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) isteği anlamadı (\(status))\(ErrorText.addition(detail)).",
        remedy: "Yapılandırmadaki temel adresi denetleyin ya da \(other).",
        short: "hatalı istek (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) bu yeri bilmiyor.",
        remedy: "Başka bir yazım deneyin ya da koordinat verin, örneğin 37.57,126.98.",
        short: "yer bulunamadı")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) çok sık sorgulandı (429).",
        remedy: retry.map { "\($0) sonra yeniden sorulabilir; ya da \(other)." }
          ?? "Biraz bekleyip yeniden deneyin ya da \(other).",
        short: retry.map { "çok sık soruldu, \($0) sonra" } ?? "çok sık soruldu")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) sunucusunda sorun var (\(status)).",
        remedy: "Birkaç dakika sonra yeniden deneyin ya da \(other).",
        short: "sunucu hatası (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) sunucusuna ulaşılamıyor\(ErrorText.addition(detail)).",
        remedy: "Ağ bağlantısını ve temel adresi denetleyip yeniden deneyin.",
        short: "ulaşılamıyor")
    case .timedOut:
      return ErrorText(
        headline: "\(name) zamanında yanıt vermedi.",
        remedy: "Ağ bağlantısını denetleyip yeniden deneyin ya da \(other).",
        short: "zamanında yanıt yok")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "\(name) yanıtı okunamıyor\(ErrorText.addition(detail)).",
        remedy: "Yapılandırmadaki temel adresi denetleyin ya da \(other).",
        short: "okunamayan yanıt")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "\(name) yanıtı \(limit / 1_048_576) MiB sınırını aşıyor.",
        remedy: "Yapılandırmadaki temel adresi denetleyin ya da \(other).",
        short: "yanıt çok büyük")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Bu yer için saklanan veri yok ve --offline, \(name) sorgusuna izin vermiyor.",
        remedy: "Veriyi almak için bir kez --offline olmadan başlatın.",
        short: "çevrimdışı, veri yok")
    case .cancelled:
      return ErrorText(
        headline: "\(name) sorgusundan vazgeçildi.", remedy: "Yeniden sormak için r tuşuna basın.",
        short: "vazgeçildi")
    }
  }
}
