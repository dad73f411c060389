import Foundation

extension BuiltProgram {
  /// Writes the configuration file of this home with access only for its owner.
  func configure(_ text: String) throws {
    let folder = home.appending(path: "config/weather-tui")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "config.toml")
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }
}
