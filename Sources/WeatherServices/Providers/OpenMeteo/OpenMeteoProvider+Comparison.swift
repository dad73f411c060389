import WeatherModel

/// Models side by side, and the runs of ensembles.
extension OpenMeteoProvider {
  /// What several models say of a place, the age of their runs, and how far an ensemble spreads: a failure
  /// of the others is not the models' failure.
  func comparison(for place: Place) async throws(WeatherError) -> ModelComparison {
    let wanted = ForecastModel.all(in: place.countryCode)
    let asked = wanted + wanted.compactMap(\.substitute)
    async let ensemble = try? answer(
      OpenMeteoResponse.Series.self, to: router.ensembleTemperature(at: place.coordinate),
      through: ensembleLimiter)
    async let started = lastRuns(of: asked)
    let answer = try await answer(
      OpenMeteoResponse.Series.self, to: router.models(asked, at: place.coordinate), through: gate)
    let fetchedAt = now()
    let runs = await started
    let forecasts = answer.days.forecasts(of: asked, receivedAt: fetchedAt).map { forecast in
      var forecast = forecast
      forecast.runAt = forecast.model.flatMap { runs[$0] }
      return forecast
    }
    guard !forecasts.isEmpty else { throw .answerUnreadable(detail: "no models") }
    let silent = wanted.filter { model in !forecasts.contains { $0.model == model } }
    let shown = wanted + silent.compactMap(\.substitute)
    return ModelComparison(
      fetchedAt: fetchedAt,
      models: forecasts.filter { $0.model.map(shown.contains) == true },
      silent: silent.map { SilentModel($0, lastRunAt: runs[$0], at: fetchedAt) },
      ensemble: await ensemble?.hours.ensemble(of: OpenMeteoRouter.ensembleTemperature))
  }

  /// How many runs of the ensembles reach the thresholds of a day. NOAA's gusts may fail on their own.
  func chances(for place: Place) async throws(WeatherError) -> EnsembleChances {
    typealias Threshold = EnsembleChances.Threshold
    let rain = try await days(of: .ecmwf, OpenMeteoRouter.ensembleRain, at: place)
    let gusts = try? await days(of: .gfs, OpenMeteoRouter.ensembleGusts, at: place)
    var chances: [LocalDate: [Threshold: Double]] = [:]
    for threshold in [Threshold.rain, .muchRain] {
      let found = rain.chances(
        of: OpenMeteoRouter.ensembleRain, PhysicalRange.dailyPrecipitation,
        atLeast: threshold.value)
      for (date, chance) in found { chances[date, default: [:]][threshold] = chance }
    }
    let windy =
      gusts?.chances(
        of: OpenMeteoRouter.ensembleGusts, PhysicalRange.wind, atLeast: Threshold.gusts.value)
      ?? [:]
    for (date, chance) in windy { chances[date, default: [:]][.gusts] = chance }
    guard !chances.isEmpty else { throw .answerUnreadable(detail: "no runs") }
    return EnsembleChances(fetchedAt: now(), days: chances)
  }

  /// A value of each run of an ensemble by the day.
  private func days(
    of ensemble: OpenMeteoRouter.Ensemble, _ variable: String, at place: Place
  ) async throws(WeatherError) -> OpenMeteoTable {
    let answer = try await answer(
      OpenMeteoResponse.Series.self,
      to: router.ensembleDays(of: ensemble, variable, at: place.coordinate),
      through: ensembleLimiter)
    return answer.days
  }

  /// When the last runs of models began, as far as that can be had soon.
  private func lastRuns(of models: [ForecastModel]) async -> [ForecastModel: Date] {
    await withTaskGroup(of: (ForecastModel, Date?).self) { group in
      for model in models {
        group.addTask {
          let run = try? await self.runs.value(of: model.rawValue, now: self.now()) {
            () async throws(WeatherError) in
            try await self.answer(
              OpenMeteoResponse.ModelRun.self, to: self.router.run(of: model),
              through: self.runLimiter
            ).initialisation?.moment
          }
          return (model, run?.value)
        }
      }
      var started: [ForecastModel: Date] = [:]
      for await (model, date) in group {
        // A run that has not begun has no age.
        if let date, date <= now() { started[model] = date }
      }
      return started
    }
  }
}
