import WeatherModel

/// The comparison of models, and the ensembles.
extension OpenMeteoProvider {
  /// Returns the forecasts of several models, the age of their runs, and the spread of an ensemble.
  /// The models are returned even if the other requests fail.
  func comparison(for place: Place) async throws(WeatherError) -> ModelComparison {
    let wanted = ForecastModel.all(in: place.countryCode)
    let requested = wanted + wanted.compactMap(\.substitute)
    async let ensemble = try? answer(
      OpenMeteoResponse.Series.self, to: router.ensembleTemperature(at: place.coordinate),
      through: ensembleLimiter)
    async let started = lastRuns(of: requested)
    let answer = try await answer(
      OpenMeteoResponse.Series.self, to: router.models(requested, at: place.coordinate),
      through: limiter)
    let fetchedAt = now()
    let runs = await started
    let forecasts = answer.days.forecasts(of: requested, receivedAt: fetchedAt).map { forecast in
      var forecast = forecast
      forecast.runAt = forecast.model.flatMap { runs[$0] }
      return forecast
    }
    guard !forecasts.isEmpty else { throw .responseUnreadable(detail: "no models") }
    let silent = wanted.filter { model in !forecasts.contains { $0.model == model } }
    let shown = wanted + silent.compactMap(\.substitute)
    return ModelComparison(
      fetchedAt: fetchedAt,
      models: forecasts.filter { $0.model.map(shown.contains) == true },
      silent: silent.map { SilentModel($0, lastRunAt: runs[$0], at: fetchedAt) },
      ensemble: await ensemble?.hours.ensemble(of: OpenMeteoRouter.ensembleTemperature))
  }

  /// Returns the share of ensemble members that reach each day's thresholds. NOAA's gusts are
  /// optional.
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
    guard !chances.isEmpty else { throw .responseUnreadable(detail: "no runs") }
    return EnsembleChances(fetchedAt: now(), days: chances)
  }

  /// Requests a daily value of each member of an ensemble.
  private func days(
    of ensemble: OpenMeteoRouter.Ensemble, _ variable: String, at place: Place
  ) async throws(WeatherError) -> OpenMeteoTable {
    let answer = try await answer(
      OpenMeteoResponse.Series.self,
      to: router.ensembleDays(of: ensemble, variable, at: place.coordinate),
      through: ensembleLimiter)
    return answer.days
  }

  /// Returns the times at which the models' last runs began, as far as they are available quickly.
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
        // A run time in the future is ignored, because it has no age.
        if let date, date <= now() { started[model] = date }
      }
      return started
    }
  }
}
