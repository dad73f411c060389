import WeatherModel

extension ErrorWords {
  static let russian = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "выберите \(provider.alternative.displayName) в настройках"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "Для \(name) нужен ключ API, а он не задан.",
        remedy: "Задайте OPENWEATHER_API_KEY или \(other).",
        short: "нет ключа API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) не принимает ключ API (\(status)).",
        remedy:
          "Новый ключ начинает работать в течение двух часов; проверьте OPENWEATHER_API_KEY или \(other).",
        short: "ключ отклонён (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) отклоняет запрос (\(status)).",
        remedy: "Возможно, сервис заблокирован в этой сети; попробуйте позже или \(other).",
        short: "отказ (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) не понимает запрос (\(status))\(ErrorText.addition(detail)).",
        remedy: "Проверьте базовый адрес в конфигурации или \(other).",
        short: "неверный запрос (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) не знает этого места.",
        remedy: "Попробуйте другое написание или укажите координаты, например 37.57,126.98.",
        short: "место не найдено")
    case .tooManyRequests:
      return ErrorText(
        headline: "Слишком много запросов к \(name) (429).",
        remedy: retry.map { "Снова можно будет через \($0); или \(other)." }
          ?? "Подождите немного и повторите или \(other).",
        short: retry.map { "лимит запросов, ждём \($0)" } ?? "лимит запросов")
    case .serverError(let status):
      return ErrorText(
        headline: "У \(name) неполадки на сервере (\(status)).",
        remedy: "Повторите через несколько минут или \(other).",
        short: "ошибка сервера (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "Нет связи с \(name)\(ErrorText.addition(detail)).",
        remedy: "Проверьте подключение к сети и базовый адрес, затем повторите.",
        short: "нет связи")
    case .timedOut:
      return ErrorText(
        headline: "\(name) не отвечает вовремя.",
        remedy: "Проверьте подключение к сети и повторите или \(other).",
        short: "нет ответа вовремя")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Не удалось прочитать ответ \(name)\(ErrorText.addition(detail)).",
        remedy: "Проверьте базовый адрес в конфигурации или \(other).",
        short: "ответ не читается")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Ответ \(name) больше \(limit / 1_048_576) МиБ.",
        remedy: "Проверьте базовый адрес в конфигурации или \(other).",
        short: "ответ слишком велик")
    case .offlineWithoutData:
      return ErrorText(
        headline:
          "Для этого места ничего не сохранено, а --offline запрещает обращаться к \(name).",
        remedy: "Запустите один раз без --offline, чтобы загрузить данные.",
        short: "офлайн, нет данных")
    case .cancelled:
      return ErrorText(
        headline: "Запрос к \(name) отменён.", remedy: "Нажмите r, чтобы повторить.",
        short: "отменено")
    }
  }
}
