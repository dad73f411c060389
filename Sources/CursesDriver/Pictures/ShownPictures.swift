internal import TerminalUI

/// The pictures on the terminal, and the changes needed for the next frame.
struct ShownPictures {
  /// The properties of a frame that affect pictures.
  struct Frame {
    /// The contents of the frame.
    var grid: Grid
    /// The cells that are written for it.
    var runs: [CellRun]
    /// Whether the terminal is cleared first.
    var isCleared: Bool
  }

  /// The changes that accompany a frame.
  struct Changes: Equatable {
    /// Rows that must be rewritten completely to remove a picture in them.
    var rows: Set<Int> = []
    /// The bytes to send after the frame.
    var bytes = ""

    var isEmpty: Bool { rows.isEmpty && bytes.isEmpty }
  }

  /// Returns the bytes that draw a picture in its cells; nil if it cannot be shown.
  typealias Drawing = (_ name: String, _ area: Rect) -> String?

  let form: PictureProtocol
  private(set) var placements: [PicturePlacement] = []
  /// kitty's numbers of the transmitted pictures.
  private var numbers: [String: Int] = [:]

  /// The first number for kitty, unlikely to be used by other programs.
  static let firstNumber = 7_301_000
  /// The maximum number of pictures stored in the terminal. It is limited because the bytes that
  /// are written in a crash must remove each picture.
  static let limit = 24

  init(_ form: PictureProtocol) { self.form = form }

  /// Returns the changes from the current pictures to others.
  /// - Parameters:
  ///   - file: Returns the PNG file of a picture, for a terminal that stores them.
  ///   - drawing: Draws a picture in its cells, for the others.
  mutating func change(
    to wanted: [PicturePlacement], with frame: Frame, file: (String) -> [UInt8]?, drawing: Drawing
  ) -> Changes {
    let wanted = wanted.filter { frame.grid.bounds.intersection($0.area) == $0.area }
    defer { placements = wanted }
    return form.standsInCells
      ? inCells(wanted, frame, drawing) : overCells(wanted, frame, file)
  }

  /// Removes all pictures from the list and returns the bytes that remove them from the terminal.
  mutating func removeAll() -> String {
    defer {
      placements = []
      numbers = [:]
    }
    return removal
  }

  /// The bytes that remove all pictures, at any time.
  var removal: String {
    // Clearing the cells also removes the pictures in them.
    if form.standsInCells { return placements.isEmpty ? "" : "\u{1B}[2J" }
    return numbers.values.sorted().map { PictureSequences.deletion(number: $0) }.joined()
  }

  // MARK: - Pictures over cells

  private mutating func overCells(
    _ wanted: [PicturePlacement], _ frame: Frame, _ file: (String) -> [UInt8]?
  ) -> Changes {
    var bytes = ""
    if frame.isCleared || Set(wanted.map(\.name)).union(numbers.keys).count > Self.limit {
      bytes += removeAll()
    }
    // A placement's number is its index in the list.
    for (id, old) in placements.enumerated() where id >= wanted.count || wanted[id] != old {
      guard let number = numbers[old.name] else { continue }
      bytes += PictureSequences.removal(number: number, id: id + 1)
    }
    for (id, new) in wanted.enumerated() {
      if id < placements.count, placements[id] == new, numbers[new.name] != nil { continue }
      if numbers[new.name] == nil {
        guard let png = file(new.name) else { continue }
        let number = Self.firstNumber + numbers.count
        numbers[new.name] = number
        bytes += PictureSequences.transmission(of: png, number: number)
      }
      guard let number = numbers[new.name] else { continue }
      bytes += PictureSequences.placement(number: number, id: id + 1, in: new.area)
    }
    return Changes(bytes: bytes)
  }

  // MARK: - Pictures in cells

  private func inCells(
    _ wanted: [PicturePlacement], _ frame: Frame, _ drawing: Drawing
  ) -> Changes {
    let shown = frame.isCleared ? [] : placements
    var changes = Changes()
    for old in shown where !wanted.contains(old) {
      changes.rows.formUnion(old.area.y..<old.area.maxY)
    }
    for new in wanted {
      let isUntouched =
        shown.contains(new) && changes.rows.isDisjoint(with: new.area.y..<new.area.maxY)
        && !frame.touches(new.area)
      if !isUntouched { changes.bytes += drawing(new.name, new.area) ?? "" }
    }
    return changes
  }
}

extension ShownPictures.Frame {
  /// Whether writing the frame may overwrite cells that contain a picture.
  ///
  /// ncurses writes more than the changed cells if that is shorter: it fills a gap between two runs
  /// instead of moving the cursor, and clears the blank start or end of a line with one sequence.
  func touches(_ area: Rect) -> Bool {
    (area.y..<area.maxY).contains { y in
      let runs = runs.filter { $0.y == y }
      guard let first = runs.map(\.x).min(), let last = runs.map({ $0.x + $0.count }).max() else {
        return false
      }
      if first < area.maxX, last > area.x { return true }
      return first >= area.maxX ? isBlank(0..<first, y) : isBlank(last..<grid.size.width, y)
    }
  }

  private func isBlank(_ columns: Range<Int>, _ y: Int) -> Bool {
    columns.allSatisfy { grid[$0, y].base == " " }
  }
}
