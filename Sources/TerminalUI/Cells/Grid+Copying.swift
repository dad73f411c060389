extension Grid {
  /// Copies a rectangle of another grid to a position in this one, clipped to both grids.
  public mutating func blit(_ source: Grid, from area: Rect, to place: Point) {
    var area = area
    var place = place
    // Cells beyond the left or top edge of either grid are skipped by moving both corners.
    let left = max(0, -area.x, -place.x)
    let top = max(0, -area.y, -place.y)
    area = area.inset(top: top, left: left).intersection(source.bounds)
    place = place.offsetBy(x: left, y: top)
    let width = min(area.width, size.width - place.x)
    let height = min(area.height, size.height - place.y)
    guard width > 0, height > 0 else { return }
    for row in 0..<height {
      let target = (place.y + row) * size.width + place.x
      let origin = (area.y + row) * source.size.width + area.x
      splitWideGlyphs(row: place.y + row, from: place.x, to: place.x + width)
      cells.withUnsafeMutableBufferPointer { cells in
        source.cells.withUnsafeBufferPointer { source in
          _ = cells[target..<target + width].update(fromContentsOf: source[origin..<origin + width])
        }
      }
      let first = source.cells[origin]
      if first.isContinuation { cells[target] = .blank(style: first.style) }
      let last = source.cells[origin + width - 1]
      if last.width == 2 { cells[target + width - 1] = .blank(style: last.style) }
    }
  }
}
