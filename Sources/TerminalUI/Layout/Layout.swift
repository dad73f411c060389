/// How much room one part of a row or column of parts wants.
public enum Constraint: Hashable, Sendable {
  /// Exactly so many cells, as long as there are so many.
  case fixed(Int)
  /// At least so many cells; takes what is left over when no part fills.
  case minimum(Int)
  /// A part of the whole, from 0 to 1.
  case fraction(Double)
  /// A share, by weight, of what the others leave.
  case fill(Int = 1)
}

/// Divides rectangles among parts.
///
/// Where there is too little room, parts are served in order and the last ones become empty.
public enum Layout {
  /// Puts parts below each other.
  public static func rows(
    _ rect: Rect, _ constraints: [Constraint], spacing: Int = 0
  ) -> [Rect] {
    split(rect.height, constraints, spacing).map { offset, length in
      Rect(x: rect.x, y: rect.y + offset, width: rect.width, height: length)
    }
  }

  /// Puts parts beside each other.
  public static func columns(
    _ rect: Rect, _ constraints: [Constraint], spacing: Int = 0
  ) -> [Rect] {
    split(rect.width, constraints, spacing).map { offset, length in
      Rect(x: rect.x + offset, y: rect.y, width: length, height: rect.height)
    }
  }

  private static func split(
    _ total: Int, _ constraints: [Constraint], _ spacing: Int
  ) -> [(offset: Int, length: Int)] {
    let room = max(0, total - spacing * max(0, constraints.count - 1))
    var left = room
    var lengths = constraints.map { constraint in
      let wanted =
        switch constraint {
        case .fixed(let cells), .minimum(let cells): cells
        case .fraction(let part): Int((Double(room) * part).rounded(.down))
        case .fill: 0
        }
      let length = min(max(0, wanted), left)
      left -= length
      return length
    }
    let weights = growth(constraints)
    var weight = weights.reduce(0, +)
    for index in lengths.indices where weights[index] > 0 {
      // Each share is taken from what is left, so that rounding never loses a cell.
      let share = (left * weights[index] + weight - 1) / weight
      lengths[index] += share
      left -= share
      weight -= weights[index]
    }
    var offset = 0
    return lengths.map { length in
      let start = min(offset, total)
      offset += length + spacing
      return (start, length)
    }
  }

  private static func growth(_ constraints: [Constraint]) -> [Int] {
    let fills = constraints.map { constraint in
      if case .fill(let weight) = constraint { max(0, weight) } else { 0 }
    }
    if fills.contains(where: { $0 > 0 }) { return fills }
    return constraints.map { constraint in
      if case .minimum = constraint { 1 } else { 0 }
    }
  }
}
