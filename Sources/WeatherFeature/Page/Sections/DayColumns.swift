import TerminalUI
import WeatherModel
import WeatherWords

/// The columns of the table of days, by the width there is; the bar takes what is left.
struct DayColumns {
  let label: Int
  let icon: Int
  let condition: Int
  let conditionWidth: Int
  var chanceEnd: Int?
  var amountEnd: Int?
  var windEnd: Int?
  let lowEnd: Int
  let highEnd: Int

  init(page: PageContext, area: Rect) {
    let names = page.days.map { page.words.time.dayOfMonth($0.date) } + [page.words.time.today]
    label = area.x + 2
    icon = label + (names.map(TextWidth.of).max() ?? 6) + 2
    condition = icon + page.slice.settings.icons.width + 1
    highEnd = area.maxX - 1
    // What every width has: the icon, low, bar and high. The rest in the order it is wanted.
    let bar = area.width < 50 ? 10 : 14
    var room = highEnd - condition - 5 - bar - 5
    func taken(_ width: Int) -> Bool {
      guard room >= width else { return false }
      room -= width
      return true
    }
    let hasChance = taken(6)
    let words = page.days.map { TextWidth.of(page.words.names.conditionShort($0.condition)) }
    let widest = (words.max() ?? 0) + 1
    conditionWidth = room >= 8 ? min(widest, room) : 0
    room -= conditionWidth
    let hasAmount = taken(9)
    let hasWind = taken(10)
    var x = condition + conditionWidth
    if hasChance {
      x += 6
      chanceEnd = x
    }
    if hasAmount {
      x += 9
      amountEnd = x
    }
    if hasWind {
      x += 10
      windEnd = x
    }
    lowEnd = x + 6
  }
}
