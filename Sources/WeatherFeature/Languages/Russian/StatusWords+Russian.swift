extension StatusWords {
  static let russian = StatusWords(
    live: { age in age.map { "\($0) назад" } ?? "сейчас" },
    offline: "офлайн",
    offlineWithAge: { "офлайн · данным \($0)" },
    dataAge: { "данным \($0)" },
    loading: "загрузка",
    reloading: "обновление",
    noNetworkSince: {
      "Нет сети с \($0). Показаны данные на тот момент; обновятся при подключении."
    },
    noNetwork: "Нет сети. Показаны прежние данные; обновятся при подключении.",
    networkBack: "Сеть снова доступна.",
    providerOutSince: { provider, clock in
      "\(provider) недоступен с \(clock); сама сеть работает."
    },
    offlineByChoice: "Запуск с --offline; показаны данные, полученные раньше.",
    retryIn: { "снова через \($0)" },
    sample: "ДЕМО",
    noData: "нет данных",
    favouriteAdded: { "Добавлено в избранное: \($0)" },
    favouriteRemoved: { "Убрано из избранного: \($0)" },
    noFavourites: "В избранном пусто: f добавит место, которое на экране.",
    alreadyFresh: { "Данные свежие: получены \($0) назад." },
    unitsNow: { "Единицы: \($0)" },
    languageNow: { "Язык: \($0)" },
    themeNow: { "Тема: \($0)" },
    mouseOn: "Мышь включена",
    mouseOff: "Мышь выключена; терминал снова выделяет текст",
    noLargerZoom: "Ближе карту не показать.",
    noSmallerZoom: "Это уже весь мир.",
    fileSetAside: { file, newName in "Файл \(file) не читается и переименован в \(newName)." },
    fileUnreadable: { "\($0) не читается и пропущен: проверьте права доступа." },
    fileUnwritable: { "Не записать \($0): проверьте права на папку и свободное место." },
    settingNotSaved: { "Не удалось сохранить настройку: \($0)" },
    tooSmall: { width, height in "нужно хотя бы \(width)×\(height)" },
    moreAlerts: { "ещё \($0)" },
    alertUntil: { "до \($0)" },
    splash: { "Загружаем погоду: \($0)" },
    firstStart: "Нажмите /, чтобы найти своё место, ? — все клавиши.")
}
