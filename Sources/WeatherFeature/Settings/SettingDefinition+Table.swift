import TerminalUI
import WeatherModel
import WeatherWords

extension SettingDefinition {
  /// Every setting, in the order of the panel and the documentation.
  public static let all: [SettingDefinition] = [
    SettingDefinition(
      .units, "Units of values", .names(UnitSystem.allCases.map(\.rawValue)),
      options: [.value("units", "UNITS")],
      fallback: { UnitSystem.regionalDefault(environment: $0).rawValue }, at: \.display.units,
      title: { $0.settings.units },
      panel: SettingPanelRow(
        announcement: { shown, _, words in words.status.unitsNow(shown) },
        shown: { values, words in words.names.unitSystem(values.display.units) })),
    SettingDefinition(
      .wind, "Unit of wind speed", .names(WindChoice.names),
      options: [.value("wind", "UNIT")],
      fallback: { WindChoice.regionalDefault(environment: $0).name },
      at: \.display.wind, title: { $0.labels[.windSpeed] },
      panel: SettingPanelRow { values, words in
        let unit = WeatherFormat.symbol(of: values.display.windUnit, words)
        return values.display.wind == .automatic ? words.settings.automaticNow(unit) : unit
      }),
    SettingDefinition(
      .clock, "12-hour or 24-hour clock", .names(ClockChoice.allCases.map(\.rawValue)),
      options: [.value("clock", "HOURS")], at: \.display.clock, title: { $0.settings.clock },
      panel: SettingPanelRow { values, words in
        let shown = ClockChoice.example(hasTwelveHours: values.display.hasTwelveHours, words)
        return values.display.clock == .automatic ? words.settings.automaticNow(shown) : shown
      }),
    SettingDefinition(
      .language, "Language", .names(Language.allCases.map(\.code)),
      options: [.value("lang", "CODE")], fallback: { Language(environment: $0).code },
      at: \.display.language, title: { $0.settings.language },
      panel: SettingPanelRow(
        label: { code in Language(named: code)?.endonym ?? code },
        shown: { values, words in
          let language = values.display.language
          let percent = language.words.translatedPercent
          return percent == 100
            ? language.endonym : "\(language.endonym) · \(words.numbers.percent(String(percent)))"
        })),
    SettingDefinition(
      .theme, "Colours", .themes, options: [.value("theme", "NAME")], at: \.display.theme,
      title: { $0.settings.theme },
      panel: SettingPanelRow(
        announcement: { shown, _, words in words.status.themeNow(shown) },
        shown: { values, words in values.display.theme.title(words) })),
    SettingDefinition(
      .provider, "Weather provider", .names(ProviderChoice.names),
      options: [
        .value("provider", "NAME"),
        .standing(
          for: Provider.sample.rawValue, "demo",
          help: "The same as --provider sample: made-up weather, marked SAMPLE; no network."),
      ],
      at: \.context.provider, settle: { $0.settleProvider() }, title: { $0.settings.provider },
      panel: .provider),
    SettingDefinition(
      .warnings, "Source of official warnings",
      .names(WarningsChoice.allCases.map(\.rawValue)), options: [.value("warnings-from", "WHO")],
      at: \.display.warnings, title: { $0.labels.alerts }, panel: .warnings),
    SettingDefinition(
      .icons, "Weather icons", .names(IconChoice.all.map(\.name)),
      options: [.value("icons", "NAME")], at: \.context.icons, settle: { $0.settleIcons() },
      title: { $0.settings.icons },
      panel: SettingPanelRow { values, words in
        let icons = values.display.icons.title(words)
        return switch values.context.icons {
        case .automatic: words.settings.automaticNow(icons)
        case .image: words.settings.iconsImage
        case .fixed: icons
        }
      }),
    SettingDefinition(
      .charts, "Characters of curves and maps", .names(ChartChoice.allCases.map(\.rawValue)),
      options: [.value("charts", "NAME")], at: \.context.charts, settle: { $0.settleCharts() },
      title: { $0.settings.charts },
      panel: SettingPanelRow { values, words in
        let charts = values.display.charts
        guard values.context.charts == .automatic else { return charts.title(words) }
        // Without UTF-8 the whole screen is ASCII.
        let shown = values.context.isUnicode ? charts : .ascii
        return words.settings.automaticNow(shown.title(words))
      }),
    SettingDefinition(
      .map, "Weather on the map", .names(MapChoice.allCases.map(\.rawValue)),
      options: [.value("map", "WHAT")], at: \.display.map, title: { $0.settings.map },
      panel: SettingPanelRow { values, words in
        values.display.map == .automatic ? words.settings.on : words.settings.off
      }),
    SettingDefinition(
      .animation, "Animation", .flag,
      options: [.standing(for: "false", "no-animation", help: "No animation.")],
      at: \.display.animates, title: { $0.settings.animation },
      panel: .flag(\.display.animates)),
    SettingDefinition(
      .mouse, "Mouse support", .flag,
      options: [.standing(for: "false", "no-mouse", help: "Leave the mouse to the terminal.")],
      at: \.display.usesMouse, title: { $0.settings.mouse },
      panel: .flag(\.display.usesMouse) { _, values, words in
        values.display.usesMouse ? words.status.mouseOn : words.status.mouseOff
      }),
    SettingDefinition(
      .notify, "Notifications while the window is in the background",
      .names(NotificationChoice.allCases.map(\.rawValue)), options: [.value("notify", "WHAT")],
      at: \.display.notify, title: { $0.settings.notify },
      panel: SettingPanelRow { values, words in
        let choice = values.display.notify
        let parts = [
          choice.hasRain ? words.names.condition(.rain) : nil,
          choice.hasWarnings ? words.labels.alerts : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? words.settings.off : parts.joined(separator: words.labels.comma)
      }),
    SettingDefinition(
      .location, "Whether the system may be asked for the machine's location", .flag,
      isInFile: false,
      at: \.context.location, title: { $0.settings.location }, panel: .location),
    SettingDefinition(
      .color, "Use of colours", .names(ColorChoice.allCases.map(\.rawValue)),
      options: [
        .standing(
          for: ColorChoice.never.rawValue, "no-color", help: "The same as --color never."),
        .value("color", "WHEN"),
      ],
      variable: SettingVariable(name: "NO_COLOR", meaning: ColorChoice.never.rawValue),
      at: \.context.color, title: { $0.settings.color }),
    SettingDefinition(
      .cities, "Another list of places", .path, options: [.value("cities", "FILE")],
      at: \.context.cities, title: { $0.doctor.cityList }),
    SettingDefinition(
      .offline, "No use of the network", .flag,
      options: [
        .standing(
          for: "true", "offline", help: "Never use the network; show cached data.")
      ],
      at: \.display.isOffline, title: { $0.status.offline }),
  ]
}

extension SettingPanelRow {
  /// The provider. Sample weather must be chosen by name.
  fileprivate static let provider = SettingPanelRow(
    choices: { _ in ProviderChoice.names.filter { $0 != Provider.sample.rawValue } },
    note: { values, words in
      let provider = values.display.provider
      if provider == .openWeather, !values.context.hasOpenWeatherKey {
        return words.settings.keyHint
      }
      return words.name(of: provider) + words.colon + words.names.providerNote(provider)
    },
    shown: { values, words in
      let name = words.name(of: values.display.provider)
      return values.context.provider == .automatic ? words.settings.automaticNow(name) : name
    })

  /// The source of official warnings. A service's own disclaimer is shown with it.
  fileprivate static let warnings = SettingPanelRow(
    note: { _, words in words.settings.warningsHint },
    shown: { values, words in
      switch values.display.warnings {
      case .automatic: words.settings.warningsAuthority
      case .everywhere: WarningsSource.publicAlerts.displayName + " (beta)"
      case .none: words.settings.off
      }
    })

  /// The consent to locate the machine. The location dialogue requests it, with an explanation,
  /// when it is needed; this row can only reset the user's decision.
  fileprivate static let location = SettingPanelRow(
    choices: { $0.context.location == nil ? [] : [nil] },
    note: { _, words in words.settings.locationHint },
    shown: { values, words in
      switch values.context.location {
      case true?: words.settings.locationAllowed
      case false?: words.settings.locationRefused
      case nil: words.settings.locationAsk
      }
    })
}
