import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The installation of another version while the program runs.
@MainActor
struct UpgradeTests {
  /// Whether the program's file was replaced, and how often that was checked.
  private final class Installation: Sendable {
    private let state = Mutex((isReplaced: false, checks: 0))

    var checks: Int { state.withLock(\.checks) }

    func replace() { state.withLock { $0.isReplaced = true } }

    var client: UpgradeClient {
      UpgradeClient {
        self.state.withLock { state in
          state.checks += 1
          return state.isReplaced
        }
      }
    }
  }

  private let installation = Installation()

  private func program() -> SettlingStore<AppState, AppAction> {
    var state = Sample.state(Size(width: 80, height: 24))
    state.forecasts.network = .lost(since: Sample.now)
    return SettlingStore(program: state) {
      $0.normals = .none
      $0.persist = { _ in }
      $0.upgrade = installation.client
    }
  }

  private func pass(_ minutes: ClosedRange<Int>, in store: SettlingStore<AppState, AppAction>) async
  {
    for minute in minutes {
      await store.send(.minutePassed(Sample.now + TimeInterval(minute * 60)))
      await store.settle()
    }
  }

  @Test func upgradeIsNotifiedOnceAtNextMinute() async {
    let store = program()
    await pass(1...3, in: store)
    #expect(store.state.statusMessage == nil && installation.checks == 3)
    installation.replace()
    await pass(4...4, in: store)
    #expect(store.state.statusMessage == .upgraded)
    await store.send(.input(.key(.character("?"))))
    #expect(store.state.statusMessage == nil)
    await pass(5...30, in: store)
    // It is not checked again either.
    #expect(store.state.statusMessage == nil && installation.checks == 4)
    await store.finish()
  }

  @Test func upgradeMessageWaitsForFreeFooter() async {
    let store = program()
    installation.replace()
    await store.send(.noted(.noFavourites))
    await pass(1...2, in: store)
    #expect(store.state.statusMessage == .noFavourites && !store.state.isUpgradeNotified)
    await store.send(.input(.key(.character("?"))))
    await pass(3...3, in: store)
    #expect(store.state.statusMessage == .upgraded && store.state.isUpgradeNotified)
    await store.finish()
  }

  @Test func keysAndNetworkChangesDoNotCheckForUpgrade() async {
    let store = program()
    for key in "?j3f" { await store.send(.input(.key(.character(key)))) }
    await store.send(.forecasts(.networkChanged(false)))
    await store.finish()
    #expect(installation.checks == 0)
  }

  @Test(arguments: [(80, "Restart to use it."), (40, "Another version is installed.")])
  func upgradeMessageIsShortenedToFooterWidth(width: Int, end: String) {
    var state = Sample.state(Size(width: width, height: 24))
    state.statusMessage = .upgraded
    let footer = FooterView(state, area: Size(width: width, height: 1)).grid()
    let text = footer.text.trimmingCharacters(in: .whitespaces)
    #expect(text.hasPrefix("Another version is installed.") && text.hasSuffix(end))
  }
}
