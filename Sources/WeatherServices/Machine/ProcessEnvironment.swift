import CArguments
import Glibc

/// The environment of this process.
public enum ProcessEnvironment {
  /// The variables by name. The initial value of a setting; afterwards it is handed on as a value.
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

  /// The home folder of the user in the system's list of users.
  static var homeOfUser: String? {
    guard let user = unsafe getpwuid(getuid()), let folder = unsafe user.pointee.pw_dir else {
      return nil
    }
    return unsafe String(cString: folder)
  }
}
