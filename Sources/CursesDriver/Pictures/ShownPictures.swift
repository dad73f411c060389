internal import TerminalUI

/// The pictures on the terminal, and the changes that lead to those of the next frame.
struct ShownPictures {
  /// The properties of a frame that concern pictures.
  struct Frame {
    /// What it looks like.
    var grid: Grid
    /// The cells that are written for it.
    var runs: [CellRun]
    /// Whether the terminal is cleared before.
    var isCleared: Bool
  }

  /// The steps that accompany a frame.
  struct Changes: Equatable {
    /// Rows that are to be written again whole, so that a picture goes that stood in them.
    var rows: Set<Int> = []
    /// What is sent after the frame.
    var bytes = ""

    var isEmpty: Bool { rows.isEmpty && bytes.isEmpty }
  }

  /// Makes the bytes that show a picture in its cells; nil where it cannot be shown.
  typealias Drawing = (_ name: String, _ area: Rect) -> String?

  let form: PictureProtocol
  private(set) var placements: [PicturePlacement] = []
  /// kitty's numbers of the pictures that were handed over.
  private var numbers: [String: Int] = [:]

  /// kitty's numbers begin here, where no other program's are likely to be.
  static let firstNumber = 7_301_000
  /// No more pictures than this are left with the terminal: a crash has to name them all.
  static let limit = 24

  init(_ form: PictureProtocol) { self.form = form }

  /// What leads from the pictures that are shown to others.
  /// - Parameters:
  ///   - file: A picture's PNG file, for a terminal that keeps them.
  ///   - drawing: A picture in its cells, for the others.
  mutating func change(
    to wanted: [PicturePlacement], with frame: Frame, file: (String) -> [UInt8]?, drawing: Drawing
  ) -> Changes {
    let wanted = wanted.filter { frame.grid.bounds.intersection($0.area) == $0.area }
    defer { placements = wanted }
    return form.standsInCells
      ? inCells(wanted, frame, drawing) : overCells(wanted, frame, file)
  }

  /// Takes every picture away.
  mutating func removeAll() -> String {
    defer {
      placements = []
      numbers = [:]
    }
    return removal
  }

  /// What takes every picture away, whenever it is sent.
  var removal: String {
    // What stands in cells goes with them.
    if form.standsInCells { return placements.isEmpty ? "" : "\u{1B}[2J" }
    return numbers.values.sorted().map { PictureSequences.deletion(number: $0) }.joined()
  }

  // MARK: - Over the cells

  private mutating func overCells(
    _ wanted: [PicturePlacement], _ frame: Frame, _ file: (String) -> [UInt8]?
  ) -> Changes {
    var bytes = ""
    if frame.isCleared || Set(wanted.map(\.name)).union(numbers.keys).count > Self.limit {
      bytes += removeAll()
    }
    // A placement's number is its place in the list.
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

  // MARK: - In the cells

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
  /// Whether writing the frame may go over cells in which a picture stands.
  ///
  /// ncurses writes more than the cells that differ where that is shorter: it fills a gap between two
  /// runs instead of jumping over it, and clears a line's blank beginning or end in one go.
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
