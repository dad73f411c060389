import WeatherModel

extension ErrorWords {
  static let polish = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "wybierz \(provider.alternative.displayName) w ustawieniach"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) wymaga klucza API, a nie podano żadnego.",
        remedy: "Ustaw OPENWEATHER_API_KEY albo \(other).",
        short: "brak klucza API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) odrzuca klucz API (\(status)).",
        remedy:
          "Nowy klucz zaczyna działać do dwóch godzin; sprawdź OPENWEATHER_API_KEY albo \(other).",
        short: "klucz odrzucony (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) odrzuca zapytanie (\(status)).",
        remedy: "Usługa może być zablokowana w tej sieci; spróbuj później albo \(other).",
        short: "odmowa (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) nie przyjmuje zapytania (\(status))\(ErrorText.addition(detail)).",
        remedy: "Sprawdź adres bazowy w konfiguracji albo \(other).",
        short: "błędne zapytanie (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) nie zna tego miejsca.",
        remedy: "Spróbuj innej pisowni albo podaj współrzędne, na przykład 37.57,126.98.",
        short: "nie znaleziono miejsca")
    case .tooManyRequests:
      return ErrorText(
        headline: "Za dużo zapytań do \(name) (429).",
        remedy: retry.map { "Można ponowić za \($0); albo \(other)." }
          ?? "Odczekaj chwilę i spróbuj ponownie albo \(other).",
        short: retry.map { "limit zapytań, ponów za \($0)" } ?? "limit zapytań")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) ma kłopoty z serwerem (\(status)).",
        remedy: "Spróbuj ponownie za kilka minut albo \(other).",
        short: "błąd serwera (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "Brak połączenia z \(name)\(ErrorText.addition(detail)).",
        remedy: "Sprawdź połączenie z siecią i adres bazowy, a potem spróbuj ponownie.",
        short: "brak połączenia")
    case .timedOut:
      return ErrorText(
        headline: "\(name) nie odpowiada na czas.",
        remedy: "Sprawdź połączenie z siecią i spróbuj ponownie albo \(other).",
        short: "brak odpowiedzi na czas")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Nie można odczytać odpowiedzi \(name)\(ErrorText.addition(detail)).",
        remedy: "Sprawdź adres bazowy w konfiguracji albo \(other).",
        short: "nieczytelna odpowiedź")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Odpowiedź \(name) przekracza \(limit / 1_048_576) MiB.",
        remedy: "Sprawdź adres bazowy w konfiguracji albo \(other).",
        short: "zbyt duża odpowiedź")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Dla tego miejsca nic nie zapisano, a --offline zabrania pytać \(name).",
        remedy: "Uruchom raz bez --offline, aby pobrać dane.",
        short: "offline, brak danych")
    case .cancelled:
      return ErrorText(
        headline: "Zapytanie do \(name) zostało przerwane.",
        remedy: "Naciśnij r, aby zapytać ponownie.",
        short: "przerwano")
    }
  }
}
