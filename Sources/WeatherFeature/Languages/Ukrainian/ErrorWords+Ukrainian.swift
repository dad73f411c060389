import WeatherModel

extension ErrorWords {
  static let ukrainian = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "виберіть \(provider.alternative.displayName) у налаштуваннях"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "Для \(name) потрібен ключ API, а його не задано.",
        remedy: "Задайте OPENWEATHER_API_KEY або \(other).",
        short: "немає ключа API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) не приймає ключ API (\(status)).",
        remedy:
          "Новий ключ починає працювати протягом двох годин; перевірте OPENWEATHER_API_KEY або \(other).",
        short: "ключ відхилено (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) відхиляє запит (\(status)).",
        remedy: "Можливо, сервіс заблоковано в цій мережі; спробуйте пізніше або \(other).",
        short: "відмова (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) не розуміє запит (\(status))\(ErrorText.addition(detail)).",
        remedy: "Перевірте базову адресу в конфігурації або \(other).",
        short: "хибний запит (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) не знає цього місця.",
        remedy: "Спробуйте інше написання або вкажіть координати, наприклад 37.57,126.98.",
        short: "місце не знайдено")
    case .tooManyRequests:
      return ErrorText(
        headline: "Забагато запитів до \(name) (429).",
        remedy: retry.map { "Знову можна буде через \($0); або \(other)." }
          ?? "Зачекайте трохи й повторіть або \(other).",
        short: retry.map { "ліміт запитів, чекаємо \($0)" } ?? "ліміт запитів")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) має негаразди на сервері (\(status)).",
        remedy: "Повторіть за кілька хвилин або \(other).",
        short: "збій сервера (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "Немає зв’язку з \(name)\(ErrorText.addition(detail)).",
        remedy: "Перевірте підключення до мережі та базову адресу, потім повторіть.",
        short: "немає зв’язку")
    case .timedOut:
      return ErrorText(
        headline: "\(name) не відповідає вчасно.",
        remedy: "Перевірте підключення до мережі й повторіть або \(other).",
        short: "немає відповіді вчасно")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Не вдалося прочитати відповідь \(name)\(ErrorText.addition(detail)).",
        remedy: "Перевірте базову адресу в конфігурації або \(other).",
        short: "відповідь нечитна")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Відповідь \(name) більша за \(limit / 1_048_576) МіБ.",
        remedy: "Перевірте базову адресу в конфігурації або \(other).",
        short: "відповідь завелика")
    case .offlineWithoutData:
      return ErrorText(
        headline:
          "Для цього місця нічого не збережено, а --offline забороняє звертатися до \(name).",
        remedy: "Запустіть один раз без --offline, щоб завантажити дані.",
        short: "офлайн, немає даних")
    case .cancelled:
      return ErrorText(
        headline: "Запит до \(name) скасовано.", remedy: "Натисніть r, щоб повторити.",
        short: "скасовано")
    }
  }
}
