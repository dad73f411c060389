import CSystemBus
import Glibc
import WeatherModel

/// A D-Bus connection for one request with a timeout. Used by one thread.
@safe struct MessageBus: ~Copyable {
  /// The owner of the bus.
  enum Owner { case system, session }

  /// An object of a service, and the interface that its calls use.
  struct Object {
    var service: String
    var path: String
    var interface: String
  }

  static let isLoaded = csb_load()

  private let bus: OpaquePointer
  private let deadline: ContinuousClock.Instant

  /// Opens the connection.
  init(
    _ owner: Owner = .system, until deadline: ContinuousClock.Instant
  ) throws(LocationError) {
    guard Self.isLoaded else { throw .libraryMissing }
    var bus: OpaquePointer?
    let result = unsafe owner == .system ? csb_open(&bus) : csb_open_session(&bus)
    guard result >= 0, let bus = unsafe bus else { throw .unavailable }
    unsafe self.bus = bus
    self.deadline = deadline
  }

  deinit { unsafe csb_close(bus) }

  func call(_ object: Object, _ member: String) throws(LocationError) {
    try unsafe check(object) { unsafe csb_call(bus, $0, member) }
  }

  func path(_ object: Object, calling member: String) throws(LocationError) -> String {
    var path: UnsafeMutablePointer<CChar>?
    defer { unsafe free(path) }
    try unsafe check(object) { unsafe csb_call_for_path(bus, $0, member, &path) }
    return unsafe path.map { unsafe String(cString: $0) } ?? "/"
  }

  func path(_ object: Object, property: String) throws(LocationError) -> String {
    var path: UnsafeMutablePointer<CChar>?
    defer { unsafe free(path) }
    try unsafe check(object) { unsafe csb_get_path(bus, $0, property, &path) }
    return unsafe path.map { unsafe String(cString: $0) } ?? "/"
  }

  func number(_ object: Object, property: String) throws(LocationError) -> Double {
    var number = 0.0
    try unsafe check(object) { unsafe csb_get_real(bus, $0, property, &number) }
    return number
  }

  func set(_ object: Object, _ property: String, to text: String) throws(LocationError) {
    try unsafe check(object) { unsafe csb_set_text(bus, $0, property, text) }
  }

  func set(_ object: Object, _ property: String, to number: UInt32) throws(LocationError) {
    try unsafe check(object) { unsafe csb_set_number(bus, $0, property, number) }
  }

  /// Sends a notification to the desktop.
  func notify(
    program: String, summary: String, body: String, icon: String, urgency: UInt8
  ) throws(LocationError) {
    unsafe csb_set_timeout(bus, try microsecondsLeft())
    let result = unsafe summary.withCString { summary in
      unsafe body.withCString { body in
        unsafe icon.withCString { icon in
          unsafe csb_notify(
            bus, program,
            csb_notification(summary: summary, body: body, icon: icon, urgency: urgency))
        }
      }
    }
    try Self.check(result)
  }

  /// Subscribes to the signals of an object, which then end a ``wait()``.
  func listen(to object: Object) throws(LocationError) {
    try unsafe check(object) { unsafe csb_listen(bus, $0) }
  }

  /// Waits for an incoming message.
  func wait() throws(LocationError) {
    try unsafe Self.check(csb_wait(bus, try microsecondsLeft()))
  }

  private func check(_ object: Object, _ call: (csb_object) -> CInt) throws(LocationError) {
    unsafe csb_set_timeout(bus, try microsecondsLeft())
    let result = unsafe object.service.withCString { service in
      unsafe object.path.withCString { path in
        unsafe object.interface.withCString { interface in
          unsafe call(csb_object(service: service, path: path, interface: interface))
        }
      }
    }
    try Self.check(result)
  }

  private func microsecondsLeft() throws(LocationError) -> UInt64 {
    let left = (deadline - .now).milliseconds
    guard left > 0 else { throw .timedOut }
    return UInt64(left) * 1000
  }

  /// Throws the error of a negative result, which is a negated errno.
  private static func check(_ result: CInt) throws(LocationError) {
    guard result < 0 else { return }
    switch -result {
    // A signal interrupts a wait; the caller checks its condition again.
    case EINTR: return
    case ETIMEDOUT: throw .timedOut
    case EACCES, EPERM: throw .refused
    // The service does not exist and cannot be started, or the bus is gone.
    case EHOSTUNREACH, ENXIO, ENOENT, ESRCH, ENOTCONN, ECONNRESET, EPIPE: throw .unavailable
    default: throw .failed
    }
  }
}
