import TerminalUI
import WeatherModel

/// The animations on the screen and their progress.
public struct MotionState: Equatable, Sendable {
  /// The phase of the falling precipitation; 0 is the still picture.
  public var phase = 0
  /// Whether the next step is scheduled.
  public var isTicking = false
  /// The page that slides in, while one does.
  public var slide: PageSlide?
  /// Whether the map is playing.
  public var isPlaying = false
  /// The fraction of the next hour that the map shows while playing.
  public var partOfHour = 0.0
  /// Whether the terminal takes frames slowly, as over a slow line: then nothing slides.
  public var isTerminalSlow = false

  /// Creates a state without animations.
  public init() {}
}

/// One place's page on its way in over another's.
public struct PageSlide: Equatable, Sendable {
  /// 1 comes from the right, -1 from the left.
  public var direction: Int
  /// The step it is at.
  public var step = 0

  /// Steps and the pause between them: 120 ms in all. Each costs a whole frame.
  static let steps = 2
  static let pause = Duration.milliseconds(60)

  /// The columns that the page still has to move, with a decreasing speed.
  func distance(width: Int) -> Int { [width / 2, width / 8, 0][min(step, 2)] }
}

/// The pace at which the picture of the weather moves, where it does.
enum Motion {
  /// The time for which each hour of the map is shown while playing.
  static let playPause = Duration.milliseconds(333)
  /// The steps of an hour that passes smoothly.
  static let playParts = 3
  /// The time for which each frame of the radar is shown while playing.
  static let radarPause = Duration.milliseconds(83)

  /// The number of steps in which the shown hour of the map passes: every frame of the radar, where
  /// there is one.
  static func parts(_ state: AppState) -> Int {
    state.radarOnMap == nil ? playParts : Int(3600 / RadarFrame.length)
  }

  /// The delay before the next step; nil without animations, so that no timer runs.
  static func pause(_ state: AppState, _ layout: PageLayout? = nil) -> Duration? {
    guard state.settings.animates, state.hasColor, state.settings.theme != .mono,
      let weather = state.report?.weatherNow(at: state.now).weather,
      let pause = pause(of: weather.condition), isArtVisible(state, layout),
      // The provider's picture is not animated.
      !(state.picturesShown ?? []).contains(where: { $0 == weather.icon })
    else { return nil }
    return pause
  }

  /// Never more than ten steps a second, and each no faster than what it shows.
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

  /// Where the art stands on the page; nil where there is no room for it.
  static func artOrigin(_ layout: PageLayout) -> Point? {
    guard let section = layout.sections[.current] else { return nil }
    if layout.breadth == .compact, !SmallCurrentView.showsArt(in: section.size) { return nil }
    let body = layout.breadth == .compact ? section : section.splitTop(1).rest
    return CurrentView.artOrigin(in: body)
  }
}
