/// The names of a place in index order: main names (the name that is shown and its equivalents),
/// codes, and side names (all others). Each text occurs once, with its languages.
struct PlaceNames {
  /// A name and the mask of its languages.
  struct Name {
    var text: CityList.Text
    var mask: UInt64
    /// Whether the name is an abbreviation (`LA`). With up to three letters, it matches only as a
    /// whole.
    var isShort = false
  }

  private(set) var main: [Name] = []
  private(set) var codes: [Name] = []
  private(set) var side: [Name] = []
  /// The name in Hangul: the one in the list, otherwise the first Hangul name among the others. If
  /// it exists, it is the second of `main`.
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
      // Repeated untagged names are already removed when the list is created.
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
