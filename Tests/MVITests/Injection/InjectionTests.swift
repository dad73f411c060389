import MVI
import TestSupport
import Testing

private struct Greeter: Sendable {
  var greet: @Sendable (String) async throws -> String
}

private enum GreeterKey: DependencyKey {
  static var unimplemented: Greeter {
    Greeter(greet: { _ in throw MVI.unimplemented("Greeter.greet") })
  }
}

extension DIContainer {
  fileprivate var greeter: Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }
}

private struct Greeting: ReducerProtocol {
  @Inject(\.greeter) var greeter

  func reduce(state: inout String, action: String) -> EffectType<String> {
    state = action
    guard action == "greet" else { return .none }
    return .run { [greeter] send in
      do {
        await send(try await greeter.greet("you"))
      } catch {
        await send("failed: \(error)")
      }
    }
  }
}

@MainActor
struct InjectionTests {
  @Test func injectedValueIsCapturedAtInitialization() async throws {
    let greeting = DIContainer.withValues {
      $0.greeter.greet = { "Hello, \($0)" }
    } operation: {
      Greeting()
    }
    try await DIContainer.withValues {
      $0.greeter.greet = { _ in "something else" }
    } operation: {
      let text = try await greeting.greeter.greet("you")
      #expect(text == "Hello, you")
    }
  }

  @Test func innerOverridesApplyWithinTheirClosure() async throws {
    try await DIContainer.withValues {
      $0.greeter.greet = { _ in "outer" }
    } operation: {
      try await DIContainer.withValues {
        $0.greeter.greet = { _ in "inner" }
      } operation: {
        let text = try await Greeting().greeter.greet("")
        #expect(text == "inner")
      }
      let text = try await Greeting().greeter.greet("")
      #expect(text == "outer")
    }
  }

  @Test(arguments: 0..<20)
  func concurrentOverridesAreIsolated(number: Int) async throws {
    let results = try await withThrowingTaskGroup { group in
      for part in 0..<20 {
        group.addTask {
          try await DIContainer.withValues {
            $0.greeter.greet = { _ in "\(number).\(part)" }
          } operation: {
            await Task.yield()
            return try await Task { try await Greeting().greeter.greet("") }.value
          }
        }
      }
      var results: Set<String> = []
      for try await result in group { results.insert(result) }
      return results
    }
    #expect(results == Set((0..<20).map { "\(number).\($0)" }))
  }

  @Test(.dependencies { $0.greeter.greet = { _ in "from the trait" } })
  func traitOverridesDependenciesForOneTest() async throws {
    #expect(try await Greeting().greeter.greet("") == "from the trait")
  }

  @Test func unimplementedDependencyFailsTheTest() async {
    await withKnownIssue {
      let store = TestStore(initialState: "") { Greeting() }
      await store.send("greet") { $0 = "greet" }
      await store.receive("failed: Greeter.greet is not implemented") {
        $0 = "failed: Greeter.greet is not implemented"
      }
    } matching: { issue in
      issue.comments.contains("Greeter.greet is not implemented")
    }
  }

  @Test func unimplementedDependencyIsReportedToTheCurrentContainer() {
    var error: Unimplemented?
    let names = Names()
    DIContainer.withValues {
      $0.onUnimplemented = { names.add($0) }
    } operation: {
      error = unimplemented("Greeter.greet")
    }
    #expect(names.all == ["Greeter.greet"])
    #expect(error?.name == "Greeter.greet")
  }

  @Test(.dependencies())
  func unregisteredClockFailsWithoutWaiting() async {
    await withKnownIssue {
      let store = Store(
        initialState: [],
        reducer: AnyReducer<[String], String> { state, action in
          state.append(action)
          return .send("b").delayed(by: .seconds(3600))
        })
      store.send("a")
      await store.finishEffects()
      #expect(store.state == ["a"])
    } matching: { issue in
      issue.comments.contains("continuousClock is not implemented")
    }
  }

  @Test func effectsUseTheContainerOfTheirStore() async {
    let store = DIContainer.withValues {
      $0.greeter.greet = { _ in "the store's" }
    } operation: {
      trace { action in
        guard action == "ask" else { return .none }
        return .run { send in
          await send((try? await Greeting().greeter.greet("")) ?? "nothing")
        }
      }
    }
    await DIContainer.withValues {
      $0.greeter.greet = { _ in "the sender's" }
    } operation: {
      store.send("ask")
      await store.finishEffects()
    }
    #expect(store.state == ["ask", "the store's"])
  }

  @Test func preparedDependenciesReachDetachedTasks() async {
    await #expect(processExitsWith: .success) {
      DIContainer.prepare { $0.greeter.greet = { "Hello, \($0)" } }
      let task = Task.detached { try await Greeting().greeter.greet("you") }
      guard try await task.value == "Hello, you" else { fatalError("not prepared") }
    }
  }

  @Test func preparingTwiceTraps() async {
    await #expect(processExitsWith: .failure) {
      DIContainer.prepare { _ in }
      DIContainer.prepare { _ in }
    }
  }
}
