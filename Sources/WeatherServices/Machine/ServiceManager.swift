import CSystemBus
public import WeatherModel

/// The service manager that started the program and expects notifications, such as systemd for a
/// unit of `Type=notify`.
public struct ServiceManager: Sendable {
  /// The watchdog's timeout in seconds; nil if the manager has none.
  public let watchdogInterval: TimeInterval?

  /// The manager that `environment` names (`NOTIFY_SOCKET`, `WATCHDOG_USEC`); nil if there is none.
  public init?(environment: [String: String]) {
    guard environment["NOTIFY_SOCKET"]?.isEmpty == false, MessageBus.isLoaded else { return nil }
    watchdogInterval = environment["WATCHDOG_USEC"].flatMap(Double.init)
      .flatMap { $0 > 0 ? $0 / 1_000_000 : nil }
  }

  /// Reports that the program is ready.
  public func notifyReady() { unsafe csb_notify_manager("READY=1") }

  /// Reports that the program is alive, with a line about its state.
  public func notifyAlive(status: String) {
    unsafe csb_notify_manager(
      "WATCHDOG=1\nSTATUS=\(String(status.map { $0.isNewline ? " " : $0 }))")
  }
}
