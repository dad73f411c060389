import WeatherModel

// The last components of the catalogue keys, for classes whose raw values are not words.

extension CompassPoint {
  var word: String {
    switch self {
    case .north: "north"
    case .northEast: "northEast"
    case .east: "east"
    case .southEast: "southEast"
    case .south: "south"
    case .southWest: "southWest"
    case .west: "west"
    case .northWest: "northWest"
    }
  }
}

extension UVClass {
  var word: String {
    switch self {
    case .low: "low"
    case .moderate: "moderate"
    case .high: "high"
    case .veryHigh: "veryHigh"
    case .extreme: "extreme"
    }
  }
}

extension AirClass {
  var word: String { "\(scale.rawValue).\(rank)" }
}

extension PollenGrade {
  var word: String { self == .veryHigh ? "veryHigh" : name }
}
