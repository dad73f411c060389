/// Carries out effects, and knows which are in flight.
///
/// Everything is confined to the main actor. The store owns its runner; a running task holds the
/// runner but never the store, so that a store goes away when its owner lets go of it.
@MainActor
final class EffectRunner<Action: Sendable> {
  private struct Flight {
    let ids: [EffectID]
    var task: Task<Void, Never>?
    /// Set while the flight only waits for parts of it, which are in flight themselves.
    var isWaitingForParts: Bool
  }

  private var flights: [Int: Flight] = [:]
  private var lastKey = 0
  private let container: DIContainer
  private let executor: (any TaskExecutor)?
  private let receive: @MainActor (Action) -> Void

  /// - Parameters:
  ///   - container: What effects find in ``DIContainer/current``; its clock times delays.
  ///   - executor: Where effects run; nil for the global pool.
  ///   - receive: Takes the actions; must not hold the store.
  init(
    container: DIContainer,
    executor: (any TaskExecutor)?,
    receive: @escaping @MainActor (Action) -> Void
  ) {
    self.container = container
    self.executor = executor
    self.receive = receive
  }

  /// The names of each effect in flight, in the order they were started.
  var inFlight: [[EffectID]] {
    flights.filter { !$0.value.isWaitingForParts }.sorted { $0.key < $1.key }.map(\.value.ids)
  }

  /// Returns when nothing is in flight any more.
  func finish() async {
    while let task = flights.values.first?.task {
      await task.value
    }
  }

  func cancelAll() {
    for flight in flights.values { flight.task?.cancel() }
    flights.removeAll()
  }

  private func cancel(_ id: EffectID) {
    for (key, flight) in flights where flight.ids.contains(id) {
      flight.task?.cancel()
      flights[key] = nil
    }
  }

  /// Starts `effect` under the names `ids`; returns the tasks that go on after this call.
  @discardableResult
  func perform(_ effect: EffectType<Action>, ids: [EffectID] = []) -> [Task<Void, Never>] {
    switch effect.operation {
    case .none:
      return []
    case .send(let action):
      receive(action)
      return []
    case .run(let operation):
      return [start(ids: ids) { send, _ in await operation(send) }]
    case .merge(let effects):
      return effects.flatMap { perform($0, ids: ids) }
    case .concatenate(let effects):
      return concatenate(effects[...], ids: ids)
    case .cancel(let id):
      cancel(id)
      return []
    case .delay(let duration, let effect):
      // The deadline counts from now, not from when the task gets its turn.
      let wait = container.continuousClock.wait(for: duration)
      return [
        start(ids: ids) { [weak self] _, key in
          do { try await wait() } catch { return }
          await self?.performParts(of: key) { $0.perform(effect, ids: ids) }
        }
      ]
    case .cancellable(let id, let cancelInFlight, let effect):
      if cancelInFlight { cancel(id) }
      return perform(effect, ids: ids + [id])
    }
  }

  private func concatenate(
    _ effects: ArraySlice<EffectType<Action>>, ids: [EffectID]
  ) -> [Task<Void, Never>] {
    var rest = effects
    while let effect = rest.popFirst() {
      let tasks = perform(effect, ids: ids)
      guard !tasks.isEmpty, !rest.isEmpty else {
        if tasks.isEmpty { continue } else { return tasks }
      }
      let next = rest
      let successor = start(ids: ids, isWaitingForParts: true) { [weak self] _, key in
        await self?.performParts(of: key) { _ in tasks }
        await self?.performParts(of: key) { $0.concatenate(next, ids: ids) }
      }
      return [successor]
    }
    return []
  }

  /// Starts the parts of a flight, unless it was cancelled, and returns when they have ended.
  private func performParts(
    of key: Int, _ parts: (EffectRunner) -> [Task<Void, Never>]
  ) async {
    guard flights[key] != nil else { return }
    flights[key]?.isWaitingForParts = true
    for task in parts(self) { await task.value }
  }

  private func start(
    ids: [EffectID],
    isWaitingForParts: Bool = false,
    _ body: @escaping @MainActor @Sendable (Send<Action>, Int) async -> Void
  ) -> Task<Void, Never> {
    lastKey += 1
    let key = lastKey
    flights[key] = Flight(ids: ids, isWaitingForParts: isWaitingForParts)
    let send = Send<Action> { [weak self] action in
      guard let self, flights[key] != nil else { return }
      receive(action)
    }
    let operation: @MainActor @Sendable () async -> Void = { [weak self] in
      await body(send, key)
      self?.flights[key] = nil
    }
    let task = container.asCurrent {
      Task(executorPreference: executor, operation: operation)
    }
    flights[key]?.task = task
    return task
  }
}

extension Clock<Duration> {
  /// A wait whose end is settled now.
  fileprivate func wait(for duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}
