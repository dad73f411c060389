import Glibc
import WeatherModel

/// A command of the person's own that is run for each notice.
///
/// The shell reads what the person wrote and nothing else: what is said of the weather is in
/// variables, which a shell never reads as a command.
public struct NotificationCommand: Sendable {
  /// The command, as a shell takes it.
  public let command: String

  /// A command.
  public init(_ command: String) {
    self.command = command
  }

  /// Starts the command and goes on; false where no shell can be started.
  /// - Parameter variables: Environment variables in addition to the program's own.
  @discardableResult
  public func start(_ variables: [String: String]) -> Bool {
    guard let process = spawn(variables) else { return false }
    // The process must be waited for, or it stays in the process table.
    detachThread { Self.wait(for: process) }
    return true
  }

  /// Waits for a process to end.
  static func wait(for process: pid_t) {
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  func spawn(_ variables: [String: String]) -> pid_t? {
    Self.spawn(["/bin/sh", "-c", command], variables)
  }

  /// Starts a program, found on `PATH`, with nothing to read.
  /// - Parameter isSilent: Whether its output is discarded.
  static func spawn(
    _ arguments: [String], _ variables: [String: String] = [:], isSilent: Bool = false
  ) -> pid_t? {
    var process = pid_t()
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for stream in isSilent ? [STDOUT_FILENO, STDERR_FILENO] : [] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    guard let program = arguments.first else { return nil }
    let status = unsafe withStrings(arguments) { arguments in
      unsafe withStrings(environment(with: variables)) { environment in
        unsafe posix_spawnp(&process, program, &actions, nil, arguments, environment)
      }
    }
    return status == 0 ? process : nil
  }

  /// The program's own environment without the providers' keys, with `variables` in it.
  static func environment(
    _ environment: [String: String] = ProcessEnvironment.current,
    with variables: [String: String]
  ) -> [String] {
    var environment = environment
    for key in APIKey.all { environment[key.variable] = nil }
    return environment.merging(variables) { _, new in new }.map { "\($0.key)=\($0.value)" }
  }

  /// Lends C a list of strings that ends with a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }
}
