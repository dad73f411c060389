/// The dots of one large figure, with two rows of dots in each row of cells.
struct BlockGlyph {
  var width: Int
  private var rows: [[Bool]]

  /// Creates a glyph from its rows, with `#` for a dot, below a number of empty rows.
  init(_ picture: String, below empty: Int) {
    let lines = picture.split(separator: " ")
    width = lines.map(\.count).max() ?? 0
    rows = Array(repeating: [], count: empty) + lines.map { $0.map { $0 == "#" } }
  }

  func hasDot(_ column: Int, _ row: Int) -> Bool {
    row < rows.count && column < rows[row].count && rows[row][column]
  }

  // The first row of cells has only one row of dots, so that seven rows fill four rows of cells.
  static let large: [Character: BlockGlyph] = [
    "0": "#### #..# #..# #..# #..# #..# ####",
    "1": ".##. ..#. ..#. ..#. ..#. ..#. .###",
    "2": "#### ...# ...# #### #... #... ####",
    "3": "#### ...# ...# .### ...# ...# ####",
    "4": "#..# #..# #..# #### ...# ...# ...#",
    "5": "#### #... #... #### ...# ...# ####",
    "6": "#### #... #... #### #..# #..# ####",
    "7": "#### ...# ...# ..#. ..#. .#.. .#..",
    "8": "#### #..# #..# #### #..# #..# ####",
    "9": "#### #..# #..# #### ...# ...# ####",
    "-": "... ... ... ### ... ... ...",
    "°": "## ## .. .. .. .. ..",
    "C": "#### #... #... #... #... #... ####",
    "F": "#### #... #... ###. #... #... #...",
    ".": ". . . . . . #",
    ",": ".. .. .. .. .. .# #.",
    ":": ". . # . # . .",
    " ": ".. .. .. .. .. .. ..",
  ].mapValues { BlockGlyph($0, below: 1) }

  static let small: [Character: BlockGlyph] = [
    "0": "### #.# #.# #.# ###",
    "1": "##. .#. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# .## ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# ..# .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "-": ".. .. ## .. ..",
    "°": "## ## .. .. ..",
    "C": "### #.. #.. #.. ###",
    "F": "### #.. ##. #.. #..",
    ".": ". . . . #",
    ",": ".. .. .. .# #.",
    ":": ". # . # .",
    " ": ".. .. .. .. ..",
  ].mapValues { BlockGlyph($0, below: 1) }
}
