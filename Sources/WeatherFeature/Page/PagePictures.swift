import MVI
import TerminalUI
public import WeatherModel

/// The state of the provider's pictures, without their bytes, which the renderer holds.
public struct PicturesState: Equatable, Sendable {
  /// Whether the terminal is known to show pictures.
  public internal(set) var isPossible = false
  /// The pictures that can be drawn.
  var ready: Set<WeatherIcon> = []
  /// The time of the last request for each picture.
  var requestedAt: [WeatherIcon: Date] = [:]

  /// The delay in seconds before a failed picture is requested again.
  static let pause: TimeInterval = 600
}

/// The actions of the provider's pictures.
public enum PicturesAction: Sendable, Equatable {
  /// The terminal can show pictures.
  case possible
  /// A picture is ready to be drawn.
  case arrived(WeatherIcon)
}

extension AppState {
  /// Whether the page or the board would show pictures if the terminal supported them, so that the
  /// terminal is queried for its support.
  public var wantsPictures: Bool {
    settingsContext.icons.takesPictures && hasColor && settings.theme != .mono
      && (report?.current.icon != nil
        || board.isShown && favourites.contains { forecasts[$0]?.report?.current.icon != nil })
  }

  /// The pictures of the places on the board, in its order.
  fileprivate var boardIcons: [WeatherIcon] {
    guard board.isShown else { return [] }
    return board.arranged.compactMap { forecasts[$0]?.report?.weatherNow(at: now).weather.icon }
  }

  /// The pictures that replace drawn icons; nil if no pictures are shown.
  var picturesShown: Set<WeatherIcon>? {
    pictures.isPossible && wantsPictures ? pictures.ready : nil
  }
}

extension ProgramReducer {
  /// Fetches the pictures that the page and the board show and that were not requested yet.
  func fetchPictures(since before: AppState, _ state: inout AppState) -> EffectType<AppAction> {
    guard let shown = state.picturesShown,
      before.picturesShown == nil || state.report != before.report || state.now != before.now
        || state.board.isShown != before.board.isShown
    else { return .none }
    let now = state.now
    // In the order of the page: the current weather comes first.
    let page = state.report.map { report in
      [report.weatherNow(at: now).weather.icon]
        + report.days(from: now, count: PagePictures.maxDays).map(\.icon)
    }
    var wanted: [WeatherIcon] = []
    for icon in (page ?? []).compactMap(\.self) + state.boardIcons
    where !shown.contains(icon) && !wanted.contains(icon) {
      let requestedAt = state.pictures.requestedAt[icon].map { abs(now.timeIntervalSince($0)) }
      if requestedAt ?? .infinity >= PicturesState.pause { wanted.append(icon) }
    }
    for icon in wanted { state.pictures.requestedAt[icon] = now }
    let (icons, isOffline) = (icons, state.settings.isOffline)
    return .merge(
      wanted.map { icon in
        .run { send in
          if await icons.fetch(icon, isOffline) { await send(.pictures(.arrived(icon))) }
        }
      })
  }
}

/// The positions of the provider's pictures on the page.
enum PagePictures {
  /// The maximum number of days on a page.
  static let maxDays = 7

  /// The pictures that can be drawn, in rows and columns of the page.
  @MainActor static func placements(of view: PageView) -> [PicturePlacement] {
    guard let fetched = view.slice.fetched, view.slice.pictures?.isEmpty == false else { return [] }
    let page = PageContext(slice: view.slice, fetched: fetched, breadth: view.layout.breadth)
    return [now(page, view.layout)].compactMap(\.self) + days(page, view.layout)
  }

  /// Returns the picture of the current weather in the middle of the art's area. It is as high as
  /// the art and has twice as many columns as rows, because cells are about twice as high as wide.
  private static func now(_ page: PageContext, _ layout: PageLayout) -> PicturePlacement? {
    guard let icon = page.current.icon, page.isShown(icon), let origin = Motion.artOrigin(layout),
      let section = layout.sections[.current]
    else { return nil }
    let size = ArtSize(layout)
    let scale = size == .large ? 2 : 1
    let rows = min(size == .small ? 4 : ConditionArt.size.height * scale, section.maxY - origin.y)
    let room = Rect(
      x: origin.x, y: origin.y, width: ConditionArt.size.width * scale, height: rows)
    return PicturePlacement(
      name: icon.name, area: room.centered(Size(width: rows * 2, height: rows)))
  }

  private static func days(_ page: PageContext, _ layout: PageLayout) -> [PicturePlacement] {
    guard let body = layout.sections[.daily]?.splitTop(1).rest else { return [] }
    let columns = DayColumns(page: page, area: body)
    let rows = DailyLayout(in: body, count: page.days.count)
    return page.days.enumerated().compactMap { index, day in
      guard let icon = day.icon, page.isShown(icon), !rows.row(index).isEmpty else { return nil }
      return PicturePlacement(
        name: icon.name,
        area: Rect(x: columns.icon, y: rows.row(index).y, width: 2, height: 1))
    }
  }
}
