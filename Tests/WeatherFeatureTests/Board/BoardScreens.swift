import Foundation
import TerminalUI
import WeatherModel

@testable import WeatherFeature

extension ScreenSample {
  /// The states of the board.
  nonisolated static let boards: [Case] = [
    Case(name: "board") { prepare(&$0) },
    Case(name: "board-states") { state in
      prepare(&state) { rows, places in
        let busy = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
        rows[places[0].id] = Forecast()
        rows[places[0].id]?.status = .loading
        rows[places[1].id] = Forecast()
        for place in places[1...2] {
          rows[place.id]?.fetched?.fetchedAt = Sample.now - 3 * 3600
          rows[place.id]?.status = .failed(busy, at: Sample.now)
          rows[place.id]?.failures = 1
          rows[place.id]?.requestedAt = Sample.now
        }
        rows[places[3].id]?.fetched?.fetchedAt = Sample.now - 3 * 3600
        rows[places[4].id]?.status = .loading
        rows[places[5].id] = Forecast(fetched: ScreenReports.bare)
      }
      state.forecasts.round = Set(FirstBoard.places.map(\.id))
      state.forecasts.spinner = 0
    },
    Case(name: "board-offline") { state in
      prepare(&state) { rows, places in
        for place in places { rows[place.id]?.fetched?.fetchedAt = Sample.now - 7200 }
      }
      state.forecasts.network = .lost(since: Sample.now - 3600)
    },
    Case(name: "board-narrowed", keys: [key("/"), key("ㅅ"), key("ㅊ")]) { prepare(&$0) },
    Case(name: "board-start", keys: [.down, .down]) { state in
      prepare(&state) { rows, places in
        for place in places.dropFirst(2) { rows[place.id]?.fetched?.daily[0].isRestOfDay = true }
        rows[places[2].id]?.fetched?.alerts = ScreenReports.warnings
      }
      state.favourites = Array(FirstBoard.places.prefix(8))
      state.board.isStart = true
      rearrange(&state)
    },
    Case(name: "board-empty") { state in
      prepare(&state)
      state.favourites = []
      rearrange(&state)
    },
  ]

  /// Sets up twenty places, colder towards the north.
  private nonisolated static func prepare(
    _ state: inout AppState,
    _ change: (inout [Place.ID: Forecast], [Place]) -> Void = { _, _ in }
  ) {
    state.forecasts.network = .connected
    state.favourites = FirstBoard.places
    state.board.panel = BoardPanel()
    for place in FirstBoard.places {
      let temperature = (40 - place.coordinate.latitude) * 3
      var report = Sample.report(of: place, temperature: temperature.rounded())
      report.current.windSpeed = 3.2
      report.current.windDirection = 225
      state.forecasts.entries[place.id] = Forecast(fetched: report)
    }
    change(&state.forecasts.entries, FirstBoard.places)
    rearrange(&state)
  }

  private nonisolated static func rearrange(_ state: inout AppState) {
    AppReducer().settle(&state, .board(.rearrange))
  }
}
