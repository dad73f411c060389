/// The runner of a store's effects, which tracks those in flight.
///
/// Everything is confined to the main actor. The store owns its runner. A running task retains the
/// runner but never the store, so a store is deallocated when its owner releases it.
@MainActor
final class EffectRunner<Action: Sendable> {
  private struct Flight {
    let ids: [EffectID]
    var task: Task<Void, Never>?
    /// Whether the flight only waits for its parts, which are themselves in flight.
    var isWaitingForParts: Bool
  }

  /// The position of a part within its effect.
  struct Place {
    /// The identifiers of the effects around the part, outermost first.
    var ids: [EffectID] = []
    /// The keys of the flights that contain the part and wait for it.
    var flights: [Int] = []
  }

  private var flights: [Int: Flight] = [:]
  private var lastKey = 0
  private let container: DIContainer
  private let executor: (any TaskExecutor)?
  private let receive: @MainActor (Action) -> Void

  /// - Parameters:
  ///   - container: The values that effects find in ``DIContainer/current``; its clock times
  ///     delays.
  ///   - executor: The executor on which effects run; nil for the global pool.
  ///   - receive: Receives the actions. Must not retain the store.
  init(
    container: DIContainer,
    executor: (any TaskExecutor)?,
    receive: @escaping @MainActor (Action) -> Void
  ) {
    self.container = container
    self.executor = executor
    self.receive = receive
  }

  /// The identifiers of each effect in flight, in the order in which the effects were started.
  var inFlight: [[EffectID]] {
    flights.keys.sorted().compactMap { flights[$0] }.filter { !$0.isWaitingForParts }.map(\.ids)
  }

  /// Returns when nothing is in flight.
  func finish() async {
    while let task = flights.values.first?.task {
      await task.value
    }
  }

  func cancelAll() {
    for flight in flights.values { flight.task?.cancel() }
    flights.removeAll()
  }

  private func cancel(_ id: EffectID, except exempt: [Int] = []) {
    for (key, flight) in flights where flight.ids.contains(id) && !exempt.contains(key) {
      flight.task?.cancel()
      flights[key] = nil
    }
  }

  /// Starts `effect` and returns the tasks that continue after this call.
  @discardableResult
  func perform(
    _ effect: EffectType<Action>, at place: Place = Place()
  ) -> [Task<Void, Never>] {
    // An action sent by an earlier part may have cancelled the whole effect.
    guard place.flights.allSatisfy({ flights[$0] != nil }) else { return [] }
    switch effect.operation {
    case .none:
      return []
    case .send(let action):
      receive(action)
      return []
    case .run(let operation):
      return [start(at: place) { send, _ in await operation(send) }]
    case .merge(let effects):
      var tasks: [Task<Void, Never>] = []
      for effect in effects { tasks += perform(effect, at: place) }
      return tasks
    case .concatenate(let effects):
      return concatenate(effects[...], at: place)
    case .cancel(let id):
      cancel(id)
      return []
    case .delay(let duration, let effect):
      // The deadline counts from now, not from when the task is scheduled.
      let wait = container.continuousClock.wait(for: duration)
      return [
        start(at: place) { [weak self] _, place in
          do { try await wait() } catch { return }
          await self?.performParts(at: place) { $0.perform(effect, at: place) }
        }
      ]
    case .cancellable(let id, let cancelInFlight, let effect):
      // The enclosing effects may have the same identifier, as when a search that replaces the
      // previous one is debounced. Only other effects are cancelled.
      if cancelInFlight { cancel(id, except: place.flights) }
      var place = place
      place.ids.append(id)
      return perform(effect, at: place)
    }
  }

  private func concatenate(
    _ effects: ArraySlice<EffectType<Action>>, at place: Place
  ) -> [Task<Void, Never>] {
    var rest = effects
    while let effect = rest.popFirst() {
      let tasks = perform(effect, at: place)
      if tasks.isEmpty { continue }
      if rest.isEmpty { return tasks }
      let successor = start(at: place, isWaitingForParts: true) { [weak self, rest] _, place in
        await self?.performParts(at: place) { _ in tasks }
        await self?.performParts(at: place) { $0.concatenate(rest, at: place) }
      }
      return [successor]
    }
    return []
  }

  /// Starts the parts of the innermost flight of `place`, unless it was cancelled, and returns when
  /// they have finished.
  private func performParts(
    at place: Place, _ parts: (EffectRunner) -> [Task<Void, Never>]
  ) async {
    guard let key = place.flights.last, flights[key] != nil else { return }
    flights[key]?.isWaitingForParts = true
    for task in parts(self) { await task.value }
  }

  /// Starts a task in flight. `body` receives its place, with the new flight as the innermost.
  private func start(
    at place: Place,
    isWaitingForParts: Bool = false,
    _ body: @escaping @MainActor @Sendable (Send<Action>, Place) async -> Void
  ) -> Task<Void, Never> {
    lastKey += 1
    let key = lastKey
    flights[key] = Flight(ids: place.ids, isWaitingForParts: isWaitingForParts)
    let send = Send<Action> { [weak self] action in
      guard let self, flights[key] != nil else { return }
      receive(action)
    }
    let inside = Place(ids: place.ids, flights: place.flights + [key])
    let operation: @MainActor @Sendable () async -> Void = { [weak self] in
      await body(send, inside)
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
  /// Returns an operation that sleeps until a deadline, which is calculated now.
  fileprivate func wait(for duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}
