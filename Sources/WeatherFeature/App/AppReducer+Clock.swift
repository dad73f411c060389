import Foundation
import MVI

/// The clock of the header, and of everything that has an age.
extension AppReducer {
  func untilNextMinute(from moment: Date) -> EffectType<AppAction> {
    let seconds = 60 - moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    let clock = clock
    let now = now
    return EffectType<AppAction>.run { send in
      guard (try? await clock.sleep(for: .milliseconds(Int(seconds * 1000) + 20))) != nil else {
        return
      }
      await send(.minutePassed(now()))
    }.cancellable(id: EffectID.clock, cancelInFlight: true)
  }
}
