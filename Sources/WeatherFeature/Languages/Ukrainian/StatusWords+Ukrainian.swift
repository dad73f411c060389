extension StatusWords {
  static let ukrainian = StatusWords(
    live: { age in age.map { "\($0) тому" } ?? "зараз" },
    offline: "офлайн",
    offlineWithAge: { "офлайн · даним \($0)" },
    dataAge: { "даним \($0)" },
    loading: "завантаження",
    reloading: "оновлення",
    noNetworkSince: {
      "Немає мережі з \($0). Показано тодішні дані; оновляться після підключення."
    },
    noNetwork: "Немає мережі. Показано попередні дані; оновляться після підключення.",
    networkBack: "Мережа знову доступна.",
    providerOutSince: { provider, clock in
      "\(provider) недоступний з \(clock); сама мережа працює."
    },
    offlineByChoice: "Запуск із --offline; показано дані, отримані раніше.",
    retryIn: { "знову через \($0)" },
    sample: "ДЕМО",
    noData: "немає даних",
    favouriteAdded: { "Додано в обране: \($0)" },
    favouriteRemoved: { "Прибрано з обраного: \($0)" },
    noFavourites: "В обраному порожньо: f додасть місце, яке на екрані.",
    alreadyFresh: { "Дані свіжі: отримано \($0) тому." },
    unitsNow: { "Одиниці: \($0)" },
    languageNow: { "Мова: \($0)" },
    themeNow: { "Тема: \($0)" },
    mouseOn: "Мишу ввімкнено",
    mouseOff: "Мишу вимкнено; термінал знову виділяє текст",
    noLargerZoom: "Ближче карту не показати.",
    noSmallerZoom: "Це вже весь світ.",
    fileSetAside: { file, newName in "Файл \(file) не читається, його перейменовано на \(newName)."
    },
    fileUnreadable: { "\($0) не читається, тож його пропущено: перевірте права доступу." },
    fileUnwritable: { "Не записати \($0): перевірте права на теку та вільне місце." },
    settingNotSaved: { "Не вдалося зберегти налаштування: \($0)" },
    tooSmall: { width, height in "треба хоча б \(width)×\(height)" },
    moreAlerts: { "ще \($0)" },
    alertUntil: { "до \($0)" },
    splash: { "Завантажуємо погоду: \($0)" },
    firstStart: "Натисніть /, щоб знайти своє місце, ? — усі клавіші.")
}
