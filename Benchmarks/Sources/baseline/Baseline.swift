import CursesDriver
import Foundation
import FoundationNetworking

/// What a Swift program costs that links the libraries of weather-tui and draws nothing.
@main
enum Baseline {
  static func main() {
    let linked: [Any.Type] = [CursesScreen.self, URLSession.self]
    FileHandle.standardOutput.write(Data("live 120 q quit \(linked.count)\n".utf8))
  }
}
