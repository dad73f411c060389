import CArguments
import Glibc

/// The environment of this process.
public enum ProcessEnvironment {
  /// The variables by name. A setting takes its initial value from a variable; other code receives
  /// the setting as a parameter.
  public static var current: [String: String] {
    var variables: [String: String] = [:]
    var index: CInt = 0
    while let line = unsafe carg_environment(index) {
      index += 1
      let text = unsafe String(cString: line)
      guard let mark = text.firstIndex(of: "="), variables[String(text[..<mark])] == nil else {
        continue
      }
      variables[String(text[..<mark])] = String(text[text.index(after: mark)...])
    }
    return variables
  }

  /// The user's home folder in the system's user database.
  static var homeOfUser: String? {
    guard let user = unsafe getpwuid(getuid()), let folder = unsafe user.pointee.pw_dir else {
      return nil
    }
    return unsafe String(cString: folder)
  }
}
