import Foundation
import Glibc
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import CursesDriver
@testable import WeatherFeature

/// The animation of hours on the map, on a terminal that reads 200 KB a second.
extension ScreenTests {
  /// Reads a pseudo-terminal's output at a constant rate.
  private final class SlowReader: Sendable {
    static let bytesPerSecond = 200_000
    private let count = Mutex(0)
    private let isDone = Mutex(false)

    /// The number of bytes read so far.
    var taken: Int { count.withLock { $0 } }

    init(_ device: PseudoTerminal) {
      let descriptor = device.descriptor
      Thread.detachNewThread { [self] in
        var buffer = [UInt8](repeating: 0, count: 2_000)
        while !isDone.withLock({ $0 }) {
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          guard poll(&request, 1, 20) > 0 else { continue }
          let read = Glibc.read(descriptor, &buffer, buffer.count)
          guard read > 0 else { return }
          count.withLock { $0 += read }
          usleep(UInt32(read * 1_000_000 / Self.bytesPerSecond))
        }
      }
    }

    func stop() { isDone.withLock { $0 = true } }
  }

  private static func playing(_ size: Size) -> AppState {
    let seoul = Place(
      id: "seoul", name: "Seoul", countryCode: "KR",
      coordinate: Coordinate(latitude: 37.566, longitude: 126.978))
    let hours = (0..<49).map {
      HourForecast(time: FieldSamples.start + TimeInterval($0 * 3600), condition: .clear)
    }
    var state = AppState(size: size, now: FieldSamples.start)
    state.settings.theme = .dark
    state.page.place = seoul
    state.page.focus = .map
    state.page.holdsMap = true
    state.page.map.zoom = 3
    state.forecasts.entries[seoul.id] = Forecast(
      fetched: Fetched(
        WeatherReport(
          place: seoul, asOf: FieldSamples.start,
          timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
          current: CurrentWeather(time: FieldSamples.start, condition: .clear), hourly: hours,
          daily: []), from: state.settings.provider))
    state.fields.layer = .wind
    state.fields.request = state.fieldInSight
    state.fields.field = state.fieldInSight.map {
      FieldSamples.field(over: $0.lattice, of: $0.provider)
    }
    return state
  }

  @Test(
    .dependencies {
      $0.now = { FieldSamples.start }
      $0.continuousClock = TestClock()
      $0.persist = { _ in }
      $0.fields = .none
      $0.storms = .none
    })
  func animationStaysWithinOneFrameOfASlowTerminal() throws {
    let size = Size(width: 160, height: 50)
    TerminalLocale.setUTF8()
    let device = try #require(PseudoTerminal(size: size, isRead: false))
    let reader = SlowReader(device)
    defer { reader.stop() }
    let screen = try CursesScreen(
      options: CursesOptions(
        device: .path(device.path), terminalType: "xterm-256color", hasExactColors: true))
    defer { screen.stop() }
    let store = Store(initialState: Self.playing(size), reducer: AppReducer())
    let renderer = FrameRenderer(store: store, screen: screen)
    renderer.drawIfNeeded()
    store.send(.motion(.playToggled))
    var sent = renderer.counters.bytes
    for step in 0..<24 {
      let before = (sent, store.state.page.hour, store.state.motion.partOfHour)
      // Each step is due as soon as the last frame has been written.
      store.send(.motion(step % 3 == 2 ? .played : .glided))
      #expect(renderer.drawIfNeeded())
      sent = renderer.counters.bytes
      #expect(before.1 != store.state.page.hour || before.2 != store.state.motion.partOfHour)
      // The unread output is less than the current frame, so no earlier frame is pending.
      #expect(reader.taken >= before.0 - 8_192, "step \(step)")
      #expect(sent - reader.taken <= max(sent - before.0, 8_192), "step \(step)")
    }
    #expect(store.state.motion.isPlaying)
    store.cancelEffects()
  }
}
