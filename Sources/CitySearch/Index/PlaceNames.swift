/// A place's names in the order of the index: main names, codes, side names; each text once, with the languages
/// that it belongs to.
struct PlaceNames {
  /// A name and the mask of its languages.
  struct Name {
    var text: CityList.Text
    var mask: UInt64
    /// Whether it abbreviates a longer name and is not a beginning of it (`LA`).
    var isShort = false
  }

  private(set) var main: [Name] = []
  private(set) var codes: [Name] = []
  private(set) var side: [Name] = []
  /// The name in Hangul: the one the list gives for it, otherwise the first of the others. It is the
  /// second of `main` when there is one.
  let hangul: CityList.Text

  init(of place: CityList.Place, in list: CityList) {
    let others = list.others[place.others].filter { $0.text.count > 0 }
    var hangul = place.hangul
    if hangul.count == 0 {
      hangul = others.first { NameVariants.isHangul(list.bytes($0.text)) }?.text ?? hangul
    }
    self.hangul = hangul
    main.append(Name(text: place.name, mask: 0))
    if hangul.count > 0 {
      main.append(Name(text: hangul, mask: NameTag(language: "ko")?.mask ?? 0))
    }
    for name in others where name.text.offset != hangul.offset && name.tag != .other {
      switch name.tag {
      case .airport: codes.append(Name(text: name.text, mask: 0))
      case .short: main.append(Name(text: name.text, mask: 0, isShort: true))
      case let tag where tag.isMain: Self.add(name.text, tag.mask, to: &main, in: list)
      default: Self.add(name.text, name.tag.mask, to: &side, in: list)
      }
    }
    let tagged = side.count
    for name in others where name.text.offset != hangul.offset && name.tag == .other {
      if NameVariants.isCode(list.bytes(name.text)) {
        codes.append(Name(text: name.text, mask: 0))
        continue
      }
      // Names of which nothing is known are cleaned of repeats when the list is made.
      if tagged > 0, side[..<tagged].contains(where: { list.isSame($0.text, name.text) }) {
        continue
      }
      side.append(Name(text: name.text, mask: 0))
    }
  }

  private static func add(
    _ text: CityList.Text, _ mask: UInt64, to names: inout [Name], in list: CityList
  ) {
    if let same = names.firstIndex(where: { list.isSame($0.text, text) }) {
      names[same].mask |= mask
    } else {
      names.append(Name(text: text, mask: mask))
    }
  }
}

extension CityList {
  fileprivate func isSame(_ first: Text, _ second: Text) -> Bool {
    first.count == second.count && bytes(first) == bytes(second)
  }
}
