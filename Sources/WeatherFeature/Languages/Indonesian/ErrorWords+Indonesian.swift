import WeatherModel

extension ErrorWords {
  static let indonesian = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "pilih \(provider.alternative.displayName) di pengaturan"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) memerlukan kunci API, tetapi tidak ada yang diberikan.",
        remedy: "Atur OPENWEATHER_API_KEY, atau \(other).",
        short: "tidak ada kunci API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) menolak kunci API (\(status)).",
        remedy: "Kunci baru aktif paling lama dua jam; periksa OPENWEATHER_API_KEY, atau \(other).",
        short: "kunci ditolak (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) menolak permintaan (\(status)).",
        remedy: "Layanan ini mungkin diblokir di jaringan ini; coba lagi nanti, atau \(other).",
        short: "ditolak (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) tidak menerima permintaan (\(status))\(ErrorText.addition(detail)).",
        remedy: "Periksa alamat dasar di konfigurasi, atau \(other).",
        short: "permintaan salah (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) tidak mengenal tempat ini.",
        remedy: "Coba ejaan lain, atau berikan koordinatnya, misalnya 37.57,126.98.",
        short: "tempat tidak ditemukan")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) terlalu sering ditanya (429).",
        remedy: retry.map { "Boleh ditanya lagi dalam \($0); atau \(other)." }
          ?? "Tunggu sebentar sebelum mencoba lagi, atau \(other).",
        short: retry.map { "terlalu sering, \($0) lagi" } ?? "terlalu sering ditanya")
    case .serverError(let status):
      return ErrorText(
        headline: "Server \(name) sedang bermasalah (\(status)).",
        remedy: "Coba lagi beberapa menit lagi, atau \(other).",
        short: "galat server (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) tidak dapat dihubungi\(ErrorText.addition(detail)).",
        remedy: "Periksa koneksi jaringan dan alamat dasar, lalu coba lagi.",
        short: "tidak terhubung")
    case .timedOut:
      return ErrorText(
        headline: "\(name) tidak menjawab tepat waktu.",
        remedy: "Periksa koneksi jaringan dan coba lagi, atau \(other).",
        short: "tidak ada jawaban")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Jawaban \(name) tidak dapat dibaca\(ErrorText.addition(detail)).",
        remedy: "Periksa alamat dasar di konfigurasi, atau \(other).",
        short: "jawaban tak terbaca")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Jawaban \(name) lebih besar dari \(limit / 1_048_576) MiB.",
        remedy: "Periksa alamat dasar di konfigurasi, atau \(other).",
        short: "jawaban terlalu besar")
    case .offlineWithoutData:
      return ErrorText(
        headline:
          "Tidak ada data tersimpan untuk tempat ini, dan --offline melarang bertanya ke \(name).",
        remedy: "Jalankan sekali tanpa --offline untuk mengambilnya.",
        short: "luring, tidak ada data")
    case .cancelled:
      return ErrorText(
        headline: "Permintaan ke \(name) dibatalkan.", remedy: "Tekan r untuk bertanya lagi.",
        short: "dibatalkan")
    }
  }
}
