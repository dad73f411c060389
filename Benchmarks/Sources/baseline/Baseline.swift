import Foundation

/// What a Swift program costs that links Foundation and draws nothing.
@main
enum Baseline {
  static func main() {
    FileHandle.standardOutput.write(Data("SAMPLE q quit\n".utf8))
  }
}
