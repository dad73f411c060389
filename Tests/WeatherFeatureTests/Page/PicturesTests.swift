import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The provider's pictures on the page: their positions, and their replacements.
@MainActor
@Suite(.sampleProgram)
struct PicturesTests {
  private nonisolated static let icons = ["10d", "01d"].compactMap { WeatherIcon(name: $0) }

  private func state(_ size: Size = Size(width: 120, height: 40)) -> AppState {
    var state = Sample.state(size)
    state.shown.fetched?.provider = .openWeather
    state.shown.fetched?.current.icon = Self.icons[0]
    for index in 0..<6 { state.shown.fetched?.daily[index].icon = Self.icons[index % 2] }
    return state
  }

  private func shown(_ state: AppState) -> (screen: TestScreen, renderer: FrameRenderer) {
    let screen = TestScreen(size: state.size)
    let renderer = FrameRenderer(
      store: Store(initialState: state, reducer: AppReducer()), screen: screen)
    renderer.drawIfNeeded()
    return (screen, renderer)
  }

  private func pictures(_ state: AppState) -> [PicturePlacement] { shown(state).screen.pictures }

  private func withPictures(_ size: Size = Size(width: 120, height: 40)) -> AppState {
    var state = state(size)
    state.pictures.isPossible = true
    state.pictures.ready = Set(Self.icons)
    return state
  }

  @Test func picturesReplaceTheDrawnIcons() {
    let screen = shown(withPictures()).screen
    #expect(screen.pictures.map(\.name).prefix(3) == ["10d", "10d", "01d"])
    for picture in screen.pictures {
      #expect(picture.area.width == picture.area.height * 2)
      for y in picture.area.y..<picture.area.maxY {
        for x in picture.area.x..<picture.area.maxX {
          #expect(screen.terminal[x, y].base == " ", "\(picture) \(x), \(y)")
        }
      }
    }
    #expect(!screen.lines.joined().contains("☂ "))
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 60, height: 20), Size(width: 80, height: 24),
    Size(width: 120, height: 40), Size(width: 200, height: 60),
  ])
  func picturesDoNotOverlapText(size: Size) {
    var state = withPictures(size)
    for scroll in 0..<30 {
      state.page.scroll = scroll
      let screen = shown(state).screen
      for picture in screen.pictures {
        #expect(screen.terminal.bounds.intersection(picture.area) == picture.area)
        for y in picture.area.y..<picture.area.maxY {
          for x in picture.area.x..<picture.area.maxX {
            #expect(screen.terminal[x, y].base == " ", "\(scroll): \(picture)")
          }
        }
      }
    }
  }

  @Test func drawnIconIsShownWithoutAPicture() {
    var waiting = state()
    waiting.pictures.isPossible = true
    var other = withPictures()
    other.settingsContext.icons = .fixed(.art)
    var colourless = withPictures()
    colourless.hasColor = false
    var mono = withPictures()
    mono.settings.theme = .mono
    for (name, state) in [
      ("unknown terminal", state()), ("on its way", waiting), ("drawn signs wanted", other),
      ("no colours", colourless), ("no colours by theme", mono),
    ] {
      let screen = shown(state).screen
      #expect(screen.pictures.isEmpty, "\(name)")
      #expect(screen.lines.joined().contains("☂"), "\(name)")
    }
  }

  @Test func overlaysHideThePicturesBeneath() {
    var help = withPictures()
    help.help = HelpState()
    #expect(pictures(help).count < pictures(withPictures()).count)
    var panel = withPictures()
    panel.page.panel = .detail
    #expect(pictures(panel).isEmpty)
    var narrow = withPictures(Size(width: 80, height: 24))
    #expect(!pictures(narrow).isEmpty)
    narrow.search = SearchState()
    #expect(pictures(narrow).isEmpty)
    var board = withPictures()
    board.favourites = [Sample.seoul]
    board.board.panel = BoardPanel()
    board.shown.fetched?.current.icon = nil
    #expect(pictures(board).isEmpty)
  }

  /// Returns the board with a picture for every second place.
  private func board(_ size: Size) -> AppState {
    var state = Boards.program(size)
    state.pictures.isPossible = true
    state.pictures.ready = Set(Self.icons)
    for (index, place) in state.board.arranged.enumerated() where index.isMultiple(of: 2) {
      state.forecasts.entries[place.id]?.fetched?.current.icon = Self.icons[index / 2 % 2]
    }
    return state
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 50),
    Size(width: 200, height: 60),
  ])
  func boardRowsShowPictures(size: Size) {
    let state = board(size)
    let screen = shown(state).screen
    let list = screen.pictures.filter { $0.area.height == 1 }
    #expect(!list.isEmpty && Set(list.map(\.area)).count == list.count)
    for picture in list {
      #expect(picture.area.width == 2)
      for x in picture.area.x..<picture.area.maxX {
        #expect(screen.terminal[x, picture.area.y].base == " ", "\(picture)")
      }
    }
    var help = state
    help.help = HelpState()
    if size.width < 200 { #expect(pictures(help).count < screen.pictures.count) }
  }

  @Test func boardPicturesAreFetchedOnce() async {
    let fetched = Guarded<[WeatherIcon]>([])
    var state = board(Size(width: 120, height: 40))
    state.pictures = PicturesState()
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.icons = IconClient { icon, _ in
        fetched.change { $0.append(icon) }
        return true
      }
    }
    await store.send(.input(.pictures))
    #expect(Set(fetched.value) == Set(Self.icons) && fetched.value.count == 2)
    #expect(store.state.pictures.ready == Set(Self.icons))
  }

  @Test func picturesDoNotAnimate() {
    var state = withPictures()
    state.settings.animates = true
    #expect(Motion.pause(state) == nil)
    state.pictures.ready = []
    #expect(Motion.pause(state) != nil)
  }

  @Test func failedPictureIsRequestedAgainAfterAPause() async {
    let requested = Mutex<[String]>([])
    await DIContainer.withValues {
      $0.icons = IconClient { icon, _ in
        requested.withLock { $0.append(icon.name) }
        return icon.name == "10d"
      }
    } operation: {
      let store = Store(initialState: state(), reducer: AppReducer())
      store.send(.input(.key(.down)))
      #expect(requested.withLock { $0 }.isEmpty)
      store.send(.input(.pictures))
      while store.state.pictures.ready.isEmpty || requested.withLock({ $0.count }) < 2 {
        await Task.yield()
      }
      #expect(requested.withLock { $0.sorted() } == ["01d", "10d"])
      #expect(store.state.pictures.ready == [Self.icons[0]])
      var later = store.state
      let moment = later.now + PicturesState.pause
      DIContainer.withValues {
        $0.now = { moment }
      } operation: {
        AppReducer().settle(&later, .minutePassed(moment))
      }
      #expect(later.pictures.requestedAt == [Self.icons[0]: Sample.now, Self.icons[1]: moment])
    }
  }

  @Test func iconChoiceParsesItsNames() {
    #expect(IconChoice("image") == .image)
    #expect(IconChoice.image.name == "image")
    #expect(IconChoice.all.map(\.name) == ["auto", "art", "ascii", "emoji", "image"])
    #expect(IconChoice.image.icons(isUnicode: false) == .ascii)
    #expect(IconChoice.image.icons(isUnicode: true) == .art)
  }
}
