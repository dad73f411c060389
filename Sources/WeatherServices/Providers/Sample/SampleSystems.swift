/// The lows and highs near a point at a moment.
///
/// Sixteen places a hemisphere move eastwards, a low and a high by turns. In each one system after
/// another deepens, wanders polewards and fills within a week. A low winds the air around its centre
/// the further the older it is: what was a straight polar front becomes a cold front behind and a warm
/// front ahead of it (C. A. Doswell, "A kinematic analysis of frontogenesis associated with a
/// nondivergent vortex", 1984).
struct SampleSystems {
  /// What systems do at a point.
  struct Influence {
    /// hPa.
    var pressure = 0.0
    /// Degrees polewards from where the air has come.
    var shift = 0.0
    /// Nearness of lows, reaching far, 0–1 each.
    var storm = 0.0
    /// Nearness of the centres of lows, 0–1 each.
    var core = 0.0
    /// Nearness of highs, 0–1 each.
    var calm = 0.0
  }

  private struct System {
    var longitude = 0.0
    /// Degrees from the equator.
    var poleward = 0.0
    /// hPa at the centre, below 0 for a low.
    var strength = 0.0
    /// Tangent of half the angle that the air has turned at the centre, counter-clockwise in the north.
    var turn = 0.0
    /// 0 when it is born and when it dies, 1 between.
    var weight = 0.0
  }

  /// Lows and highs in a hemisphere.
  private static let count = 16
  /// Degrees from one to the next.
  private static let spacing = 360 / Double(count)
  /// Degrees a day that they move eastwards.
  private static let speed = 10.0
  /// Days that one lives.
  private static let life = 7.5
  /// Kilometres beyond which one is not felt. Less than the distance to the first that is left out.
  private static let reach = 2000.0

  private var systems: InlineArray<7, System>

  /// The seven systems next to a point's meridian.
  init(near point: SamplePoint, climate: SampleClimate, days: Double) {
    let moved = (Self.speed * days).truncatingRemainder(dividingBy: 360)
    let nearest = Int(((point.longitude - moved) / Self.spacing).rounded())
    systems = InlineArray { index in
      let slot = nearest + index - 3
      return Self.system(
        slot, at: moved + Double(slot) * Self.spacing, side: point.side, climate: climate, days)
    }
  }

  /// What the systems do at a point of the same hemisphere.
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
      // What is turned by twice the angle whose tangent is this comes from so far polewards.
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
    // A smooth beginning and end.
    system.weight = (4 * age * (1 - age)).ramp(0, 1)
    system.strength = system.weight * (isLow ? -9 - 15 * chance : 4 + 7 * chance)
    system.turn = isLow ? 0.3 + 0.9 * age : -0.3
    return system
  }
}
