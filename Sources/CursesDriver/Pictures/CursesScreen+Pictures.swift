internal import CTerminal
internal import TerminalUI

extension CursesScreen {
  /// Enables pictures in a terminal that is known to support them.
  /// - Parameter file: Returns the PNG file of a picture by its name; called when the picture is
  ///   first drawn.
  public func showPictures(
    _ form: PictureProtocol, file: @escaping @MainActor (String) -> [UInt8]?
  ) {
    pictureFile = file
    pictures = ShownPictures(form)
  }

  /// Queries the terminal for sixel support. If it supports sixels, ``InputEvent/pictures`` is
  /// delivered and later frames show pictures. Requires ``SixelEncoder/load()``.
  public func querySixels(file: @escaping @MainActor (String) -> [UInt8]?) {
    guard handle != nil, !isSuspended, cellPixels != nil else { return }
    pictureFile = file
    attributesRequestedAt = .now
    port.send("\u{1B}[c")
  }

  /// Enables sixels; false if they were not queried or the size of a cell is unknown.
  func adoptSixels() -> Bool {
    guard attributesRequestedAt != nil, cellPixels != nil else { return false }
    pictures = ShownPictures(.sixel)
    return true
  }

  func pictureChanges(
    to wanted: [PicturePlacement], runs: [CellRun], _ grid: Grid
  ) -> ShownPictures.Changes {
    let file = pictureFile
    let form = pictures?.form
    return pictures?.change(
      to: wanted, with: .init(grid: grid, runs: runs, isCleared: mustClear), file: file
    ) { name, area in
      guard let png = file(name) else { return nil }
      return form == .sixel
        ? sixels(of: name, png, in: area, on: grid[area.x, area.y].style.background)
        : PictureSequences.inlineImage(png, in: area)
    } ?? ShownPictures.Changes()
  }

  private func sixels(of name: String, _ png: [UInt8], in area: Rect, on background: Color)
    -> String?
  {
    guard let cell = cellPixels else { return nil }
    let size = Size(width: cell.width * area.width, height: cell.height * area.height)
    let background = background == .standard ? reportedBackground ?? .rgb(0, 0, 0) : background
    let key = SixelKey(name: name, size: size, background: background)
    if sixelsMade.count > ShownPictures.limit { sixelsMade = [:] }
    let sixels = sixelsMade[key] ?? SixelEncoder.sixels(of: png, in: size, on: background)
    sixelsMade[key] = sixels
    return sixels.map { PictureSequences.at(area.origin, $0) }
  }

  /// The size of a cell in pixels, if the terminal reports it.
  private var cellPixels: Size? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard ctm_cell_pixels(port.descriptor, &width, &height) else { return nil }
    return Size(width: Int(width), height: Int(height))
  }
}

/// The parameters for which a picture was encoded.
struct SixelKey: Hashable {
  var name: String
  var size: Size
  var background: Color
}
