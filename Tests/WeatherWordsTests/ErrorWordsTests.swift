import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherWords

@Suite struct ErrorWordsTests {
  private let now = Date(timeIntervalSince1970: 1_795_254_120)

  @Test func refusedKeyErrorNamesCauseAndRemedy() {
    let failure = WeatherFailure(provider: .openWeather, error: .keyRefused(status: 401))
    #expect(
      Words.english.error(failure, now: now).sentence
        == "OpenWeather refused the API key (401). New keys take up to two hours; "
        + "check OPENWEATHER_API_KEY, or choose Open-Meteo in the settings.")
  }

  @Test(arguments: Language.allCases)
  func commandLineRemediesNameOptionsInsteadOfKeys(language: Language) {
    for provider in Provider.allCases {
      for error in WeatherError.samples {
        let failure = WeatherFailure(provider: provider, error: error)
        let screen = language.words.error(failure, now: now)
        let line = language.words.error(failure, now: now, in: .commandLine)
        #expect(line.headline == screen.headline)
        #expect(line.remedy.contains("--provider ") == screen.namesSettings)
        #expect(!line.namesSettings)
      }
    }
    let refused = WeatherFailure(provider: .kma, error: .placeNotFound)
    #expect(
      Words.english.error(refused, now: now, in: .commandLine).remedy
        == "Try a place in its country, or use --provider open-meteo.")
    let given = WeatherFailure(provider: .openMeteo, error: .cancelled)
    #expect(
      Words.english.error(given, now: now, in: .commandLine).remedy == "Run the command again.")
    let unknown = WeatherFailure(provider: .metNorway, error: .placeNotFound)
    #expect(
      Words.english.error(unknown, now: now, in: .commandLine).remedy
        == "Try a place nearby, or use --provider open-meteo.")
  }

  @Test(arguments: Language.allCases)
  func causesAreInTheLanguage(language: Language) throws {
    func headline(_ error: WeatherError, _ words: Words) -> String {
      words.error(WeatherFailure(provider: .openMeteo, error: error), now: now).headline
    }
    for cause in WeatherError.Cause.allCases {
      let error = WeatherError.unreachable(detail: cause.rawValue)
      #expect(headline(error, .english).hasSuffix(": \(cause.rawValue)."))
      let text = headline(error, language.words)
      #expect(text.contains(cause.rawValue) == (language == .english), "\(text)")
      #expect(!text.contains("errors."))
      #expect(text != headline(.unreachable(detail: ""), language.words))
    }
    // A detail without a text is shown in English only, and a provider's own words in any language.
    let unnamed = WeatherError.responseUnreadable(detail: "no hourly.time")
    let bare = WeatherError.responseUnreadable(detail: "")
    #expect(headline(unnamed, .english).hasSuffix(": no hourly.time."))
    #expect(
      headline(unnamed, language.words)
        == headline(language == .english ? unnamed : bare, language.words))
    let refused = headline(.badRequest(status: 400, detail: "Latitude"), language.words)
    #expect(refused.contains("Latitude"))
  }

  @Test(arguments: Language.allCases)
  func locationErrorsSuggestNamingAPlace(language: Language) {
    let location = language.words.location
    let sentences = LocationError.allCases.map(location.commandFailure)
    #expect(Set(sentences).count == LocationError.allCases.count)
    #expect(sentences.allSatisfy { $0.contains("weather-tui PLACE") })
    #expect(location.refusedForCommand.contains("weather-tui here --yes"))
  }

  @Test func waitingTimesAreRoundedUp() {
    let failure = WeatherFailure(
      provider: .openMeteo, error: .tooManyRequests(retryAt: now.addingTimeInterval(61)))
    #expect(Words.english.error(failure, now: now).short == "too many requests, again in 2 min")
    #expect(Words.korean.error(failure, now: now).short == "요청이 너무 많음, 2분 뒤 다시")
    let later = now.addingTimeInterval(120)
    #expect(Words.english.error(failure, now: later).short == "too many requests")
  }

  @Test(arguments: Language.allCases)
  func everyErrorOfEveryProviderHasCauseAndRemedy(language: Language) {
    let writesHan = [Language.japanese, .simplifiedChinese, .traditionalChinese].contains(language)
    let stop = writesHan ? "。" : "."
    for provider in Provider.allCases {
      var errors = WeatherError.samples
      errors += [20, 21, 30, 31, 32, 33].map { WeatherError.keyRefused(status: $0) }
      errors.append(.badRequest(status: 3, detail: "NO_DATA"))
      for error in errors {
        let text = language.words.error(WeatherFailure(provider: provider, error: error), now: now)
        #expect(text.headline.hasSuffix(stop))
        #expect(text.remedy.hasSuffix(stop))
        #expect(!text.sentence.contains("..") && !text.sentence.contains(".。"))
      }
    }
  }

  /// Each error of KMA's gateway and service has a sentence of its own.
  @Test(arguments: Language.allCases)
  func kmaErrorsHaveDistinctSentences(language: Language) {
    let errors: [WeatherError] = [
      .keyMissing, .keyRefused(status: 20), .keyRefused(status: 21), .keyRefused(status: 30),
      .keyRefused(status: 31), .keyRefused(status: 32), .tooManyRequests(retryAt: nil),
      .serverError(status: 1), .timedOut, .badRequest(status: 3, detail: "NO_DATA"),
      .badRequest(status: 10, detail: "INVALID_REQUEST_PARAMETER_ERROR"),
      .badRequest(status: 12, detail: "NO_OPENAPI_SERVICE_ERROR"), .placeNotFound,
    ]
    let sentences = errors.map {
      language.words.error(WeatherFailure(provider: .kma, error: $0), now: now).sentence
    }
    #expect(Set(sentences).count == errors.count)
    #expect(sentences[0...5].allSatisfy { $0.contains("KMA_SERVICE_KEY") })
    #expect(!sentences.contains { $0.contains("OPENWEATHER") || $0.contains("{") })
  }

  @Test func nationalProviderErrorStatesItsCoverage() {
    let sentences = [Provider.nws, .kma].map {
      Words.english.error(WeatherFailure(provider: $0, error: .placeNotFound), now: now).sentence
    }
    #expect(
      sentences
        == ["NWS", "KMA"].map {
          "\($0) covers only its own country. "
            + "Try a place in its country, or choose Open-Meteo in the settings."
        })
  }

  /// The only other reason for KMA to refuse is a time from a wrong clock.
  @Test func kmaBadRequestSuggestsCheckingTheClock() {
    let failure = WeatherFailure(
      provider: .kma, error: .badRequest(status: 10, detail: "INVALID_REQUEST_PARAMETER_ERROR"))
    let text = Words.english.error(failure, now: now)
    #expect(text.headline.contains("(10): INVALID_REQUEST_PARAMETER_ERROR."))
    #expect(text.remedy.hasPrefix("Check this computer’s date and time"))
  }

  @Test func alternativeProviderIsADifferentOne() {
    for provider in Provider.allCases {
      #expect(provider.alternative != provider)
    }
  }

  @Test(arguments: Language.allCases)
  func aMissingLibraryIsNamedWithItsPackage(language: Language) {
    let failure = WeatherFailure(
      provider: .openMeteo, error: .libraryMissing(library: "libcurl.so.4", package: "libcurl4"))
    let sentence = language.words.error(failure, now: Date(timeIntervalSince1970: 0)).sentence
    #expect(sentence.contains("libcurl.so.4") && sentence.contains("libcurl4"))
    #expect(language.words.location.failure(.libraryMissing).contains("libsystemd0"))
  }

  @Test(
    arguments: [
      (-1, nil), (0, nil), (0.2, "1 s"), (1, "1 s"), (59, "59 s"), (60, "1 min"), (60.5, "2 min"),
      (120, "2 min"), (121, "3 min"), (3540, "59 min"), (3541, "1 h"),
      (3601, "2 h"), (7200, "2 h"), (86_401, "25 h"), (172_799, "2 days"), (172_801, "3 days"),
    ] as [(TimeInterval, String?)])
  func retryIsNamedOnlyUntilItIsDue(seconds: TimeInterval, wait: String?) {
    let failure = WeatherFailure(
      provider: .openMeteo, error: .tooManyRequests(retryAt: now.addingTimeInterval(seconds)))
    #expect(
      Words.english.error(failure, now: now).short
        == "too many requests" + (wait.map { ", again in \($0)" } ?? ""))
  }

  @Test(arguments: [Provider.openWeather, .openMeteo, .nws, .metNorway])
  func codesOfKMAHaveNoMeaningForOtherProviders(provider: Provider) {
    func texts(_ error: WeatherError, _ status: Int) -> [String] {
      let text = Words.english.error(WeatherFailure(provider: provider, error: error), now: now)
      return [text.headline, text.remedy, text.short].map {
        $0.replacing("(\(status))", with: "(status)")
      }
    }
    for code in [20, 21, 30, 31, 32] {
      #expect(
        texts(.keyRefused(status: code), code) == texts(.keyRefused(status: 401), 401), "\(code)")
    }
    for code in [3, 10] {
      #expect(
        texts(.badRequest(status: code, detail: nil), code)
          == texts(.badRequest(status: 400, detail: nil), 400), "\(code)")
    }
  }
}
