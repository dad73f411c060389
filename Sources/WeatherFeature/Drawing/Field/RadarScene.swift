import TerminalUI
import WeatherModel

/// A radar frame on a grid of columns and rows over the map.
///
/// The map is equirectangular, so the parallel of a row and the meridian of a column are computed
/// once.
struct RadarSampler {
  private let frame: RadarFrame
  private let meridians: [PolarStereographic.Meridian?]
  private let parallels: [PolarStereographic.Parallel?]

  init(_ frame: RadarFrame, _ projection: MapProjection, columns: Int, rows: Int) {
    self.frame = frame
    let width = Double(projection.dotWidth) / Double(max(1, columns))
    let height = Double(projection.dotHeight) / Double(max(1, rows))
    let (x, y) = (Double(projection.dotWidth) / 2, Double(projection.dotHeight) / 2)
    meridians = (0..<columns).map { column in
      projection.coordinate(x: (Double(column) + 0.5) * width, y: y)
        .map { PolarStereographic.Meridian($0.longitude, RadarGrid.projection) }
    }
    parallels = (0..<rows).map { row in
      projection.coordinate(x: x, y: (Double(row) + 0.5) * height)
        .map { PolarStereographic.Parallel($0.latitude, RadarGrid.projection) }
    }
  }

  /// The precipitation rate at a column and row in mm per hour; NaN outside the radar's coverage.
  subscript(column: Int, row: Int) -> Double {
    guard let parallel = parallels[row], let meridian = meridians[column] else { return .nan }
    let point = RadarGrid.projection.point(parallel, meridian)
    return frame.rate(column: point.x / 1000, row: -point.y / 1000) ?? .nan
  }
}

extension FieldScene {
  /// The highest temperature at which radar precipitation is drawn as snow, in °C at two metres.
  static let maxSnowTemperature = 1.0
}
