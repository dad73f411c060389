import Glibc
import WeatherModel

/// A user-defined command that runs for each notification.
///
/// The shell parses only the user's text. The weather is passed in environment variables, which a
/// shell never parses as commands.
public struct NotificationCommand: Sendable {
  /// The command, in shell syntax.
  public let command: String

  /// Creates a command.
  public init(_ command: String) {
    self.command = command
  }

  /// Starts the command without waiting for it; returns false if no shell can be started.
  /// - Parameter variables: Environment variables in addition to the program's own.
  @discardableResult
  public func start(_ variables: [String: String]) -> Bool {
    guard let process = spawn(variables) else { return false }
    // The child must be waited for; otherwise it stays in the process table.
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

  /// Starts a program, found on `PATH`, with empty standard input.
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

  /// Returns the program's own environment without the providers' keys, plus `variables`.
  static func environment(
    _ environment: [String: String] = ProcessEnvironment.current,
    with variables: [String: String]
  ) -> [String] {
    var environment = environment
    for key in APIKey.all { environment[key.variable] = nil }
    return environment.merging(variables) { _, new in new }.map { "\($0.key)=\($0.value)" }
  }

  /// Passes a list of strings to C as an array terminated by a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }
}
