import CitySearch
import WeatherModel

@testable import WeatherFeature

extension Words {
  /// Every text with its path: plain properties by reflection, sentences with sample values.
  var everyText: [(path: String, text: String)] {
    var texts: [(String, String)] = []
    for group in Mirror(reflecting: self).children {
      guard let name = group.label, name != "language" else { continue }
      for property in Mirror(reflecting: group.value).children {
        let path = "\(name).\(property.label ?? "")"
        // A sentence that is missing below gives an empty text, which the tests refuse.
        let found =
          (property.value as? String).map { [$0] } ?? property.value as? [String]
          ?? sentences[path] ?? [""]
        for (index, text) in found.enumerated() { texts.append(("\(path)#\(index)", text)) }
      }
    }
    return texts
  }

  /// Functions reached by reflection cannot be called safely, so they are listed.
  private var sentences: [String: [String]] {
    let date = LocalDate(year: 2026, month: 2, day: 1)
    let airClasses = AirQuality.Scale.allCases.flatMap(AirClass.all(of:))
    return [
      "sections.hourlySpan": [sections.hourlySpan(48, 1), sections.hourlySpan(48, 3)],
      "sections.days": (0...12).map(sections.days),
      "sections.until": [sections.until("Zz", "Yy")],
      "sections.from": [sections.from("Zz", "Yy")],
      "sections.dry": (0...12).map(sections.dry),
      "names.condition": Condition.allCases.map(names.condition),
      "names.conditionShort": Condition.allCases.map(names.conditionShort),
      "names.compassShort": CompassPoint.allCases.map(names.compassShort),
      "names.compass": CompassPoint.allCases.map(names.compass),
      "names.windFrom": CompassPoint.allCases.map(names.windFrom),
      "names.uvClass": UVClass.allCases.map(names.uvClass),
      "names.airClass": airClasses.map(names.airClass),
      "names.airClassShort": airClasses.map(names.airClassShort),
      "names.airScale": AirQuality.Scale.allCases.map(names.airScale),
      "names.moonPhase": MoonPhaseName.allCases.map(names.moonPhase),
      "names.beaufort": BeaufortForce.allCases.map(names.beaufort),
      "names.dewPointComfort": DewPointComfort.allCases.map(names.dewPointComfort),
      "names.humidity": HumidityClass.allCases.map(names.humidity),
      "names.cloud": CloudClass.allCases.map(names.cloud),
      "names.visibility": VisibilityClass.allCases.map(names.visibility),
      "names.pressureTrend": PressureTrend.allCases.map(names.pressureTrend),
      "names.rainIntensity": RainIntensity.allCases.map(names.rainIntensity),
      "names.unitSystem": UnitSystem.allCases.map(names.unitSystem),
      "names.providerNote": Provider.allCases.map(names.providerNote),
      "time.weekdayShort": (0...12).map(time.weekdayShort),
      "time.weekday": (0...12).map(time.weekday),
      "time.month": (0...12).map(time.month),
      "time.dayOfMonth": [time.dayOfMonth(date)],
      "time.date": [time.date(date)],
      "time.longDate": [time.longDate(date)],
      "time.rough": (0...12).map(time.rough),
      "time.old": [time.old("Zz"), time.old("7")],
      "time.ago": [time.ago("Zz"), time.ago("7")],
      "time.ahead": [time.ahead("Zz"), time.ahead("7")],
      "time.exact": (0...12).map(time.exact),
      "time.ofDay": [time.ofDay("Zz"), time.ofDay("7")],
      "time.hours": (0...12).map(time.hours),
      "time.at": [time.at("Zz"), time.at("7")],
      "numbers.percent": [numbers.percent("Zz"), numbers.percent("7")],
      "numbers.population": (0...12).map(numbers.population),
      "numbers.latitude": [numbers.latitude("7", true), numbers.latitude("7", false)],
      "numbers.longitude": [numbers.longitude("7", true), numbers.longitude("7", false)],
      "status.live": [status.live("7"), status.live(nil)],
      "status.offlineWithAge": [status.offlineWithAge("Zz"), status.offlineWithAge("7")],
      "status.dataAge": [status.dataAge("Zz"), status.dataAge("7")],
      "status.noNetworkSince": [status.noNetworkSince("Zz"), status.noNetworkSince("7")],
      "status.providerOutSince": [status.providerOutSince("Zz", "Yy")],
      "status.retryIn": [status.retryIn("Zz"), status.retryIn("7")],
      "status.favouriteAdded": [status.favouriteAdded("Zz"), status.favouriteAdded("7")],
      "status.favouriteRemoved": [status.favouriteRemoved("Zz"), status.favouriteRemoved("7")],
      "status.alreadyFresh": [status.alreadyFresh("Zz"), status.alreadyFresh("7")],
      "status.unitsNow": [status.unitsNow("Zz"), status.unitsNow("7")],
      "status.languageNow": [status.languageNow("Zz"), status.languageNow("7")],
      "status.themeNow": [status.themeNow("Zz"), status.themeNow("7")],
      "status.fileSetAside": [status.fileSetAside("Zz", "Yy")],
      "status.settingNotSaved": [status.settingNotSaved("Zz"), status.settingNotSaved("7")],
      "status.tooSmall": [status.tooSmall(48, 1), status.tooSmall(48, 3)],
      "status.moreAlerts": (0...12).map(status.moreAlerts),
      "status.alertUntil": [status.alertUntil("Zz"), status.alertUntil("7")],
      "status.splash": [status.splash("Zz"), status.splash("7")],
      "search.count": [search.count("Zz", "Yy")],
      "search.noMatch": [search.noMatch("Zz"), search.noMatch("7")],
      "search.noMatchAnywhere": [search.noMatchAnywhere("Zz"), search.noMatchAnywhere("7")],
      "search.online": [search.online("Zz"), search.online("7")],
      "search.onlineFailed": [search.onlineFailed("Zz"), search.onlineFailed("7")],
      "search.listMissing": [search.listMissing("Zz"), search.listMissing("7")],
      "search.away": [search.away("Zz"), search.away("7")],
      "board.progress": [board.progress(48, 1), board.progress(48, 3)],
      "board.removed": [board.removed("Zz"), board.removed("7")],
      "detail.feelsBelow": [detail.feelsBelow("Zz"), detail.feelsBelow("7")],
      "detail.feelsAbove": [detail.feelsAbove("Zz"), detail.feelsAbove("7")],
      "detail.humidityMeaning": HumidityClass.allCases.map(detail.humidityMeaning),
      "detail.dewPointMeaning": DewPointComfort.allCases.map(detail.dewPointMeaning),
      "detail.pressureChange": [detail.pressureChange("Zz", "Yy")],
      "detail.pressureMeaning": PressureTrend.allCases.map(detail.pressureMeaning),
      "detail.cloudMeaning": CloudClass.allCases.map(detail.cloudMeaning),
      "detail.visibilityMeaning": VisibilityClass.allCases.map(detail.visibilityMeaning),
      "detail.windMeaning": BeaufortForce.allCases.map(detail.windMeaning),
      "detail.beaufort": (0...12).map(detail.beaufort),
      "detail.gustMeaning": BeaufortForce.allCases.map(detail.gustMeaning),
      "detail.uvAdvice": UVClass.allCases.map(detail.uvAdvice),
      "detail.airAdvice": airClasses.map(detail.airAdvice),
      "detail.wetHours": (0...12).map(detail.wetHours),
      "detail.rainMeaning": RainIntensity.allCases.map(detail.rainMeaning),
      "detail.sunMeaning": [detail.sunMeaning("Zz"), detail.sunMeaning("7")],
      "detail.moonLit": [detail.moonLit("Zz"), detail.moonLit("7")],
      "detail.fullIn": (0...12).map(detail.fullIn),
      "detail.newIn": (0...12).map(detail.newIn),
      "detail.moonMeaning": MoonPhaseName.allCases.map(detail.moonMeaning),
      "detail.unknownMeaning": [detail.unknownMeaning("Zz"), detail.unknownMeaning("7")],
      "map.span": [map.span("Zz"), map.span("7")],
      "map.elevation": [map.elevation("Zz"), map.elevation("7")],
      "settings.automaticNow": [settings.automaticNow("Zz"), settings.automaticNow("7")],
      "settings.fixedBy": [settings.fixedBy("Zz"), settings.fixedBy("7")],
      "settings.cannotChange": [settings.cannotChange("Zz", "Yy")],
      "settings.savedIn": [settings.savedIn("Zz"), settings.savedIn("7")],
      "commandLine.placeNotFound": [
        commandLine.placeNotFound("Zz", "Yy"), commandLine.placeNotFound("Zz", nil),
      ],
      "commandLine.coordinateOffGlobe": [
        commandLine.coordinateOffGlobe("Zz"), commandLine.coordinateOffGlobe("7"),
      ],
      "commandLine.terminalUnknown": [
        commandLine.terminalUnknown("Zz"), commandLine.terminalUnknown("7"),
      ],
      "commandLine.stale": [commandLine.stale("Zz", "Yy", "Xx")],
      "commandLine.unknownPlaceholder": [commandLine.unknownPlaceholder("Zz", "Yy", "Xx")],
      "commandLine.braceNotClosed": [
        commandLine.braceNotClosed("Zz"), commandLine.braceNotClosed("7"),
      ],
      "commandLine.unknownValue": [commandLine.unknownValue("Zz", "Yy", "Xx", "Ww")],
      "commandLine.addressInvalid": [commandLine.addressInvalid("Zz", "Yy")],
      "commandLine.imported": [commandLine.imported("Zz", "Yy")],
      "commandLine.importFailed": [commandLine.importFailed("Zz", "Yy")],
      "configuration.missing": [configuration.missing("Zz")],
      "configuration.notUTF8": [configuration.notUTF8("Zz")],
      "configuration.tooLarge": [configuration.tooLarge("Zz", 7)],
      "configuration.unreadable": [configuration.unreadable("Zz", "Yy")],
      "configuration.malformed": [configuration.malformed("Zz", "Yy")],
      "configuration.wantsText": [configuration.wantsText("Zz", "Yy")],
      "configuration.wantsFlag": [configuration.wantsFlag("Zz", "Yy")],
      "configuration.wantsTable": [configuration.wantsTable("Zz", "Yy")],
      "configuration.takenTheme": [configuration.takenTheme("Zz", "Yy")],
      "configuration.unknownKey": [
        configuration.unknownKey("Zz", "Yy", "Xx"), configuration.unknownKey("Zz", "Yy", nil),
      ],
      "configuration.noColor": [configuration.noColor("Zz", "Yy", "Xx")],
      "configuration.exposed": [configuration.exposed("Zz", "Yy", "Xx")],
      "configuration.keyFile": [configuration.keyFile("Zz", "Yy", "Xx")],
      "configuration.unknownValue": [
        configuration.unknownValue("Zz", "Yy", "Xx", "Ww", "Vv")
      ],
      "commandLine.listProblem": [
        CityListError.unreadable(path: "Zz", reason: "Yy"), .notAList, .empty, .tooLarge,
        .damagedArchive, .unwritable(path: "Zz", reason: "Yy"),
      ].map(commandLine.listProblem),
      "commandLine.importDropped": [commandLine.importDropped("7")],
      "commandLine.importCause": CityListImport.Cause.allCases.map(commandLine.importCause),
      "commandLine.importLine": [commandLine.importLine("7", "Zz")],
      "commandLine.importMore": [commandLine.importMore("7")],
      "doctor.keyFrom": [doctor.keyFrom("Zz"), doctor.keyFrom("7")],
      "doctor.answered": (0...12).map(doctor.answered),
      "doctor.colors": [doctor.colors("Zz"), doctor.colors("7")],
      "doctor.indexReady": [doctor.indexReady("Zz")],
      "doctor.cacheAges": [doctor.cacheAges("Zz", "Yy")],
      "doctor.files": (0...12).map(doctor.files),
      "credits.provider": Provider.allCases.map(credits.provider),
      "errors.describe": Words.everyError.flatMap { error in
        Provider.allCases.flatMap { provider -> [String] in
          let text = errors.describe(error, provider, "2 min")
          return [text.headline, text.remedy, text.short]
        }
      },
    ]
  }

  static let everyError: [WeatherError] = [
    .keyMissing, .keyRefused(status: 401), .badRequest(status: 400, detail: "no such field."),
    .badRequest(status: 404, detail: nil), .placeNotFound, .tooManyRequests(retryAt: nil),
    .serverError(status: 500), .unreachable(detail: "connection refused"), .timedOut,
    .answerUnreadable(detail: "current"), .answerTooLarge(limit: 4_194_304), .offlineWithoutData,
    .cancelled,
  ]
}
