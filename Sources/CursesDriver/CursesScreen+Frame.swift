internal import CNcurses
public import TerminalUI

extension CursesScreen {
  /// Shows a frame by sending the changed cells, and moves or hides the text cursor.
  ///
  /// A frame whose size differs from the screen's is clipped or padded; a resize event follows.
  @discardableResult public func present(
    _ grid: Grid, cursor: Point?, resting: Point?, pictures wanted: [PicturePlacement]
  ) -> FrameStatistics {
    guard handle != nil, !isSuspended else { return FrameStatistics(cellsChanged: 0, bytes: 0) }
    if colorPairs.isFull {
      colorPairs.removeAll()
      redrawEverything()
    }
    let frame = fitted(grid)
    var runs = frame.difference(from: presented ?? Grid(size: .zero))
    var switchBytes = 0
    if !isReorderingOff, frame.containsRightToLeft(in: runs) {
      switchBytes = turnReorderingOff()
      if isReorderingOff {
        // In VTE, the mode of a row is the one that is set when the row is cleared.
        redrawEverything()
        runs = frame.difference(from: Grid(size: .zero))
      }
    }
    let cursor = cursor.flatMap { Rect(size).contains($0) ? $0 : nil }
    let resting = resting.flatMap { Rect(size).contains($0) ? $0 : nil }
    let removal = pictures?.removal
    let changes = pictureChanges(to: wanted, runs: runs, frame)
    let isCursorMoved = cursor != shownCursor || resting != restingCursor
    guard !runs.isEmpty || isCursorMoved || mustClear || !changes.isEmpty else {
      return FrameStatistics(cellsChanged: 0, bytes: 0)
    }
    for row in changes.rows { wredrawln(cnc_standard_window(), Int32(row), 1) }
    let bytes = port.capture(isSynchronized: decoder.hasSynchronizedOutput == true) {
      let joined = runs.joinedAcrossGaps()
      for run in erasesWithBackground ? frame.joiningBlankEnds(joined) : joined {
        put(run, of: frame)
      }
      place(cursor, resting: resting)
      if mustClear { clearok(cnc_shown_window(), true) }
      wnoutrefresh(cnc_standard_window())
      doupdate()
    } rewrite: { bytes in
      guard quantizer.count >= 256 else { return bytes }
      let styles = colorPairs
      return styleSequences.rewrite(bytes) { carriesStyles ? styles.resolve($0) : $0 }
    }
    port.send(changes.bytes)
    if pictures?.removal != removal { arm() }
    mustClear = false
    presented = frame
    shownCursor = cursor
    restingCursor = resting
    shownPlacements = wanted
    return FrameStatistics(
      cellsChanged: runs.cellCount,
      bytes: bytes.map { switchBytes + $0 + changes.bytes.utf8.count },
      duration: port.sendingTime)
  }

  /// Makes the next frame clear the terminal and send everything.
  public func redrawEverything() {
    presented = nil
    mustClear = true
  }

  private func fitted(_ grid: Grid) -> Grid {
    var frame = grid
    if grid.size != size {
      frame = Grid(size: size)
      frame.blit(grid, from: grid.bounds, to: .zero)
    }
    if !capabilities.isUnicode {
      frame.reduceToASCII()
    } else if capabilities.isConsole {
      frame.reduceToConsole()
    }
    return frame
  }

  private func put(_ run: CellRun, of grid: Grid) {
    if row.count != size.width { row = Array(repeating: cchar_t(), count: size.width) }
    row.withUnsafeMutableBufferPointer { row in
      // A blank takes the style of the glyph before it, to save style changes. Blanks at the start
      // of a run take the style of the first glyph after them.
      var style = grid.firstInk(in: run) ?? .plain
      var pair = pair(of: style)
      var count = 0
      var last: Cell?
      for x in run.x..<(run.x + run.count) {
        let cell = grid[x, run.y]
        guard !cell.isContinuation else { continue }
        defer { count += 1 }
        if cell == last {
          row[count] = row[count - 1]
          continue
        }
        last = cell
        let wanted = cell.isBlank ? style.onto(cell.style) : cell.style
        if wanted != style {
          style = wanted
          pair = self.pair(of: style)
        }
        let (first, second) = cell.marks
        cnc_set_cell(
          &row[count], Int32(cell.base.value), Int32(first?.value ?? 0), Int32(second?.value ?? 0),
          attributes(wanted.attributes, isBlank: cell.base == " "), pair)
      }
      _ = cnc_put_cells(
        cnc_standard_window(), Int32(run.y), Int32(run.x), row.baseAddress, Int32(count))
    }
  }

  /// Returns the attributes of a cell to pass to ncurses. If styles are encoded as pairs, these are
  /// only underline and reverse of a blank, so that ncurses does not replace it with an erasure.
  private func attributes(_ known: Attributes, isBlank: Bool) -> attr_t {
    var wanted = known
    if carriesStyles { wanted.formIntersection(isBlank ? .drawingOnBlank : []) }
    var attributes: attr_t = 0
    if wanted.contains(.bold) { attributes |= cnc_bold() }
    if wanted.contains(.dim) { attributes |= cnc_dim() }
    if wanted.contains(.italic) { attributes |= cnc_italic() }
    if wanted.contains(.underline) { attributes |= cnc_underline() }
    if wanted.contains(.reverse) { attributes |= cnc_reverse() }
    return attributes
  }

  /// Returns the number of the pair that represents the colours of a style, or the whole style.
  private func pair(of style: Style) -> Int32 {
    guard quantizer.count > 0 else { return 0 }
    if carriesStyles {
      return colorPairs.pair(of: style) { init_extended_pair($0, $1, $2) }
    }
    let foreground = quantizer.index(of: style.foreground)
    let background = quantizer.index(of: style.background)
    guard foreground >= 0 || background >= 0 else { return 0 }
    return max(0, alloc_pair(foreground, background))
  }

  private func place(_ cursor: Point?, resting: Point?) {
    // If the cursor has no position, ncurses can skip the bytes that move it back.
    leaveok(cnc_standard_window(), cursor == nil && resting == nil)
    if let point = cursor ?? resting {
      wmove(cnc_standard_window(), Int32(point.y), Int32(point.x))
    }
    if (cursor == nil) != (shownCursor == nil) || mustClear { curs_set(cursor == nil ? 0 : 1) }
  }
}

// Functions that are called for every cell or run are outside the screen's class, where each call
// would check that it runs on the main actor.

extension [CellRun] {
  fileprivate var cellCount: Int { reduce(0) { $0 + $1.count } }
}

extension Grid {
  /// Returns the style of the first visible glyph in a run.
  fileprivate func firstInk(in run: CellRun) -> Style? {
    for x in run.x..<(run.x + run.count) {
      let cell = self[x, run.y]
      if !cell.isBlank { return cell.style }
    }
    return nil
  }
}

extension Grid {
  /// Returns the runs with those joined that end in the blank end of a row. ncurses erases a blank
  /// end with one sequence if all of it has one style, and otherwise sends every run.
  fileprivate func joiningBlankEnds(_ runs: [CellRun]) -> [CellRun] {
    var joined: [CellRun] = []
    var end = (y: -1, x: 0)
    for run in runs {
      if let last = joined.last, last.y == run.y {
        if end.y != run.y { end = (run.y, blankEnd(ofRow: run.y)) }
        if last.x + last.count > end.x {
          joined[joined.count - 1].count = size.width - last.x
          continue
        }
      }
      joined.append(run)
    }
    return joined
  }

  /// Returns the first column of the blank end of a row with one background.
  private func blankEnd(ofRow y: Int) -> Int {
    let last = self[size.width - 1, y]
    var x = size.width
    while x > 0, self[x - 1, y].isBlank,
      self[x - 1, y].style.background == last.style.background
    {
      x -= 1
    }
    return x
  }
}

extension Cell {
  /// Whether only the cell's background is visible.
  fileprivate var isBlank: Bool { base == " " && !style.attributes.drawsOnBlank }
}

extension Style {
  /// Returns this style with the background of another style, to draw a blank. A blank looks the
  /// same with any foreground, so the current one is kept. If this style draws on blanks, the other
  /// style is returned instead.
  fileprivate func onto(_ other: Style) -> Style {
    attributes.drawsOnBlank ? other : background(other.background)
  }
}

extension Attributes {
  fileprivate static let drawingOnBlank: Attributes = [.underline, .reverse]

  fileprivate var drawsOnBlank: Bool { !isDisjoint(with: Self.drawingOnBlank) }
}
