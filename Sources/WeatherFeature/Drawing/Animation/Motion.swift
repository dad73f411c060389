import TerminalUI
import WeatherModel

/// The animations on the screen and their progress.
public struct MotionState: Equatable, Sendable {
  /// The phase of the falling precipitation; 0 is the still picture.
  public var phase = 0
  /// Whether the next step is scheduled.
  public var isTicking = false
  /// The slide of a page over the previous one; nil if none is running.
  public var slide: PageSlide?
  /// Whether the map is playing.
  public var isPlaying = false
  /// The fraction of the next hour that the map shows while playing; negative in the past hour of the
  /// radar.
  public var partOfHour = 0.0
  /// Whether the terminal accepts frames slowly, for example over a slow connection; pages then
  /// change without sliding.
  public var isTerminalSlow = false
}

/// The animation in which the page of one place slides in over that of another.
public struct PageSlide: Equatable, Sendable {
  /// 1 if the page comes from the right, -1 if it comes from the left.
  public var direction: Int
  /// The current step.
  public var step = 0

  /// The number of steps and the pause between them: 120 ms in total. The steps are few, because
  /// each one redraws the whole frame.
  static let steps = 2
  static let pause = Duration.milliseconds(60)
  /// The maximum number of bytes of all frames of a slide, the last one included.
  private static let maxBytes = 61_440

  /// Creates a slide that skips its first steps if all of them would send too many bytes; nil if
  /// even one step would.
  /// - Parameter isExact: Whether the screen has exact colours, which take twice as many bytes.
  init?(direction: Int, on size: Size, isExact: Bool) {
    // A frame that changes everything sends about five bytes per cell, or half of that.
    let frames = Self.maxBytes / max(1, size.width * size.height * (isExact ? 10 : 5) / 2)
    guard frames > 1 else { return nil }
    self.init(direction: direction, step: max(0, Self.steps + 1 - frames))
  }

  init(direction: Int, step: Int = 0) {
    self.direction = direction
    self.step = step
  }

  /// Returns the number of columns that the page still has to move. The page slows down from step
  /// to step.
  func distance(width: Int) -> Int { [width / 2, width / 8, 0][min(step, 2)] }
}

/// The timing of the weather picture and of the playing map.
enum Motion {
  /// The time for which each hour of the map is shown while playing.
  static let playPause = Duration.milliseconds(333)
  /// The number of steps per hour while the map is playing without the radar.
  static let playParts = 3
  /// The time for which each frame of the radar is shown while playing.
  static let radarPause = Duration.milliseconds(83)

  /// Returns the number of steps per hour while the map is playing: one per radar frame if the
  /// radar is shown.
  static func parts(_ state: AppState) -> Int {
    state.radarOnMap == nil ? playParts : Int(3600 / RadarFrame.length)
  }

  /// Returns the delay before the next step of the weather picture; nil if the picture is not
  /// animated, so that no timer runs.
  static func pause(_ state: AppState, _ layout: PageLayout? = nil) -> Duration? {
    guard state.settings.animates, state.hasColor, state.settings.theme != .mono,
      let weather = state.report?.weatherNow(at: state.now).weather,
      let pause = pause(of: weather.condition), isArtVisible(state, layout),
      // The provider's picture is not animated.
      !(state.picturesShown ?? []).contains(where: { $0 == weather.icon })
    else { return nil }
    return pause
  }

  /// Returns the delay between the steps of a condition: never more than ten steps per second, and
  /// no faster than the precipitation falls; nil for a condition without precipitation.
  private static func pause(of condition: Condition) -> Duration? {
    switch condition {
    case .rain, .heavyRain, .showers, .thunderstorm, .hail: .milliseconds(125)
    case .drizzle, .freezingRain, .sleet: .milliseconds(200)
    case .snow, .heavySnow: .milliseconds(350)
    case .clear, .mostlyClear, .partlyCloudy, .cloudy, .fog, .dust, .smoke, .squall, .tornado,
      .unknown:
      nil
    }
  }

  private static func isArtVisible(_ state: AppState, _ known: PageLayout?) -> Bool {
    guard state.size.holds(PageLayout.smallest), state.mayPageMove else { return false }
    let layout = known ?? PageLayout(of: state)
    guard let origin = artOrigin(layout) else { return false }
    return origin.y + ConditionArt.size.height > state.page.scroll + 1
  }

  /// Returns the position of the weather picture on the page; nil if there is no room for it.
  static func artOrigin(_ layout: PageLayout) -> Point? {
    guard let section = layout.sections[.current] else { return nil }
    if layout.breadth == .compact, !SmallCurrentView.showsArt(in: section.size) { return nil }
    let body = layout.breadth == .compact ? section : section.splitTop(1).rest
    return CurrentView.artOrigin(in: body)
  }
}
