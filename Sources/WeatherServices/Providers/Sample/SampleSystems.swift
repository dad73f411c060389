/// The lows and highs near a point at one time.
///
/// Each hemisphere has sixteen slots that move eastwards, alternately for lows and highs. In each
/// slot, one system after another deepens, drifts polewards and fills within about a week. The
/// older a low is, the further it winds the air around its centre: a straight polar front becomes a
/// cold front behind the low and a warm front ahead of it (C. A. Doswell, "A kinematic analysis of
/// frontogenesis associated with a nondivergent vortex", 1984).
struct SampleSystems {
  /// The influence of the systems at a point.
  struct Influence {
    /// The pressure difference in hPa.
    var pressure = 0.0
    /// The distance polewards from which the air has come, in degrees.
    var shift = 0.0
    /// The nearness of lows over a wide range, 0–1 each.
    var storm = 0.0
    /// The nearness of the centres of lows, 0–1 each.
    var core = 0.0
    /// The nearness of highs, 0–1 each.
    var calm = 0.0
  }

  private struct System {
    var longitude = 0.0
    /// Degrees from the equator.
    var poleward = 0.0
    /// hPa at the centre, negative for a low.
    var strength = 0.0
    /// The tangent of half the angle by which the air has turned at the centre, counter-clockwise
    /// in the north.
    var turn = 0.0
    /// 0 at the beginning and the end of its life, 1 in between.
    var weight = 0.0
  }

  /// The number of lows and highs in a hemisphere.
  private static let count = 16
  /// The distance between two systems in degrees.
  private static let spacing = 360 / Double(count)
  /// The eastward movement in degrees per day.
  private static let speed = 10.0
  /// The lifetime in days.
  private static let life = 7.5
  /// The range of a system in kilometres. It is less than the distance to the nearest system that
  /// is not computed.
  private static let reach = 2000.0

  private var systems: InlineArray<7, System>

  /// Creates the seven systems nearest to a point's meridian.
  init(near point: SamplePoint, climate: SampleClimate, days: Double) {
    let moved = (Self.speed * days).truncatingRemainder(dividingBy: 360)
    let nearest = Int(((point.longitude - moved) / Self.spacing).rounded())
    systems = InlineArray { index in
      let slot = nearest + index - 3
      return Self.system(
        slot, at: moved + Double(slot) * Self.spacing, side: point.side, climate: climate, days)
    }
  }

  /// Returns the influence of the systems at a point of the same hemisphere.
  func influence(at point: SamplePoint) -> Influence {
    var influence = Influence()
    let across = point.cosine * SamplePoint.degree
    for index in systems.indices {
      let system = systems[index]
      let x = (point.longitude - system.longitude) * across
      let y = (point.poleward - system.poleward) * SamplePoint.degree
      let rest = 1 - (x * x + y * y) / (Self.reach * Self.reach)
      guard rest > 0 else { continue }
      let far = rest * rest
      let near = far * far
      influence.pressure += system.strength * near
      // The poleward origin of air that has been rotated by twice the angle with this tangent.
      let tangent = system.turn * near
      influence.shift +=
        system.weight * -2 * tangent * (x + y * tangent)
        / ((1 + tangent * tangent) * SamplePoint.degree)
      if system.strength < 0 {
        influence.storm += system.weight * far
        influence.core += system.weight * near * near
      } else {
        influence.calm += system.weight * near
      }
    }
    return influence
  }

  private static func system(
    _ slot: Int, at longitude: Double, side: Double, climate: SampleClimate, _ days: Double
  ) -> System {
    let number = ((slot % count) + count) % count
    let key = side < 0 ? 2 : 1 as UInt64
    let lived = days / life + SampleNoise.share(.life, number, key)
    let age = lived - lived.rounded(.down)
    let generation = UInt64(bitPattern: Int64(lived.rounded(.down))) &* 4 &+ key
    let chance = SampleNoise.share(.strength, number, generation)
    let east = SampleNoise.share(.place, number, generation)
    let north = SampleNoise.share(.place, number + count, generation)
    let isLow = number.isMultiple(of: 2)

    var system = System()
    system.longitude = longitude + 14 * (east - 0.5)
    let front = climate.polarFront(longitude: system.longitude, side: side)
    system.poleward = front + 4 * (north - 0.5) + (isLow ? 11 * age - 3 : -8)
    // Grows and fades smoothly.
    system.weight = (4 * age * (1 - age)).ramp(0, 1)
    system.strength = system.weight * (isLow ? -9 - 15 * chance : 4 + 7 * chance)
    system.turn = isLow ? 0.3 + 0.9 * age : -0.3
    return system
  }
}
