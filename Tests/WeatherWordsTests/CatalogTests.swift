import CZlib
import Testing
import WeatherModel

@testable import WeatherWords

/// Reading a language's file.
@Suite struct CatalogTests {
  private func catalog(_ text: String, code: String = "xx", packed: [UInt8] = []) -> Catalog {
    let file = Array(text.utf8) + [0] + packed
    // A catalogue's bytes belong to the program, so they are never freed.
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    _ = bytes.initialize(from: file)
    guard let start = bytes.baseAddress else { preconditionFailure("Nothing was allocated.") }
    return Catalog(LanguageFile(code: code, text: start))
  }

  private let header = """
    # A comment.
    msgid ""
    msgstr ""
    "Language-Team: Simplified Chinese\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"
    "X-Endonym: 简体中文\\n"


    """

  @Test func theHeaderNamesTheLanguageAndItsPluralRule() {
    let header = catalog(header).header
    #expect(header.englishName == "Simplified Chinese")
    #expect(header.endonym == "简体中文")
    #expect(header.pluralRule == .singularForOne)
  }

  @Test func headerDefinesWindUnitAndSortOrder() {
    // A header for a language that the program does not have yet.
    let header = catalog(
      """
      msgid ""
      msgstr ""
      "Language-Team: Danish\\n"
      "X-Wind-Unit: m/s\\n"
      "X-Sort-Order: zæøå ä=æ ö=ø ü=y\\n"
      """, code: "da"
    ).header
    #expect(header.windUnit == .metresPerSecond)
    let order = Collation(sortOrder: header.sortOrder)
    let names = ["Aarhus", "Zealand", "Änderup", "Ærø", "Ödis", "Øm", "Åbenrå"]
    #expect(names.reversed().sorted { order.key($0) < order.key($1) } == names)
  }

  @Test func windUnitAndSortOrderHaveDefaults() {
    let header = catalog(header).header
    #expect(header.windUnit == .kilometresPerHour)
    let order = Collation(sortOrder: header.sortOrder)
    let names = ["Aarhus", "Åbenrå", "Øm", "Zealand"]
    #expect(names.reversed().sorted { order.key($0) < order.key($1) } == names)
  }

  @Test func textsAreFoundByTheirKeys() {
    let texts = catalog(
      header + """
        #. Comment with "quotes" and msgctxt.
        msgctxt "status.offline"
        msgid "offline"
        msgstr "离线"

        msgctxt "condition.rain"
        msgid "Rain"
        msgstr "雨"
        """)
    #expect(texts["status.offline"] == "离线")
    #expect(texts["condition", "rain"] == "雨")
    #expect(texts["status.online"] == "status.online")
    #expect(texts["condition", "snow"] == "condition.snow")
  }

  @Test func multilineAndEscapedStringsAreParsed() {
    let texts = catalog(
      header + """
        msgctxt ""
        "help."
        "title"
        msgid ""
        "long "
        "original"
        msgstr ""
        "first \\"quoted\\" "
        "second\\\\ \\nthird"
        #~ msgid "an old entry"
        #~ msgstr "gone"
        """)
    #expect(texts["help.title"] == "first \"quoted\" second\\ \nthird")
  }

  /// Packs a catalogue like `make release` packs the files of all languages but English.
  private func packedCatalog(_ entries: String, damage: (inout [UInt8]) -> Void = { _ in })
    -> Catalog
  {
    let entries = Array(entries.utf8)
    var length = compressBound(UInt(entries.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    #expect(compress(&packed, &length, entries, UInt(entries.count)) == Z_OK)
    packed.removeLast(packed.count - Int(length))
    damage(&packed)
    let head = "\"X-Packed: \(entries.count) \(packed.count)\\n\"\n"
    return catalog(
      header.split(separator: "\n").joined(separator: "\n") + "\n" + head, packed: packed)
  }

  @Test func packedEntriesAreDecompressed() {
    let texts = packedCatalog("msgc\"status.offline\"\nmsgs\"离线\"\nmsgc\"a\"\nmsgs\"b\"\n")
    #expect(texts.header.englishName == "Simplified Chinese")
    #expect(texts["status.offline"] == "离线")
    #expect(texts.all.map(\.key) == ["status.offline", "a"])
  }

  @Test func corruptPackedEntriesYieldNoTexts() {
    let texts = packedCatalog("msgc\"a\"\nmsgs\"b\"\n") { $0[$0.count - 1] ^= 1 }
    #expect(texts["a"] == "a")
    #expect(texts.all.isEmpty)
  }

  /// The files are checked before they are compiled in.
  @Test(arguments: ["msgid \"", "msgid x", "msgid ", "msgid \"\"", "msgid"])
  func lineWithoutAStringIsEmpty(line: String) {
    let texts = catalog(header + "msgctxt \"a\"\n\(line)\n\nmsgctxt \"b\"\nmsgid \"text\"\n")
    #expect(texts.all.map(\.key) == (line.count > 6 ? ["a", "b"] : ["b"]))
    #expect(texts.all.map(\.text) == (line.count > 6 ? ["", "text"] : ["text"]))
  }

  @Test func untranslatedTextsFallBackToTheOriginal() {
    let texts = catalog(
      header + """
        msgctxt "help.title"
        msgid "Help"
        msgstr ""

        msgctxt "doctor.files"
        msgid "{count} file"
        msgid_plural "{count} files"
        msgstr[0] ""
        msgstr[1] ""
        """)
    #expect(texts["help.title"] == "Help")
    #expect(
      [0, 1, 2].map { texts["doctor.files", count: "count", $0] }
        == ["0 files", "1 file", "2 files"])
  }

  @Test func placeholdersAreReplacedByValues() {
    let texts = catalog(
      header + """
        msgctxt "a"
        msgid "{{{name}}} of {all}, {unknown} {{"
        msgstr ""

        msgctxt "b"
        msgid "{minutes}[02] [y/N]"
        msgstr ""

        msgctxt "c"
        msgid "{clock}[dative] kadar"
        msgstr ""
        """, code: "tr")
    #expect(texts["a", ["name": "x", "all": "{y}"]] == "{x} of {y}, {unknown} {")
    #expect(texts["b", ["minutes": "4"]] == "04 [y/N]")
    #expect(texts["b", ["minutes": "14"]] == "14 [y/N]")
    #expect(texts["c", ["clock": "21:00"]] == "21:00’e kadar")
  }

  @Test func rightToLeftTextThatBeginsWithALatinNameBeginsWithAMark() {
    let texts = catalog(
      """
      msgid ""
      msgstr ""
      "X-Endonym: עברית\\n"

      msgctxt "refused"
      msgid "{provider} refuses"
      msgstr "{provider} מסרב"

      msgctxt "name"
      msgid "AQI of Europe"
      msgstr "AQI של אירופה"

      msgctxt "of"
      msgid "by {provider}"
      msgstr "של {provider}"

      msgctxt "joined"
      msgid "{provider}, {place}"
      msgstr ""
      """, code: "he")
    #expect(texts["refused", ["provider": "Open-Meteo"]] == "\u{200F}Open-Meteo מסרב")
    #expect(texts["refused", ["provider": "--provider"]] == "\u{200F}--provider מסרב")
    #expect(texts["refused", ["provider": "הספק"]] == "הספק מסרב")
    #expect(texts["refused", ["provider": "\u{200F}KMA הספק"]] == "\u{200F}KMA הספק מסרב")
    #expect(texts["refused", ["provider": "24 km/h"]] == "24 km/h מסרב")
    #expect(texts["name"] == "\u{200F}AQI של אירופה")
    #expect(texts["of", ["provider": "KMA"]] == "של KMA")
    #expect(texts["joined", ["provider": "KMA", "place": "חיפה"]] == "KMA, חיפה")
  }

  @Test func leftToRightTextHasNoMark() {
    let texts = catalog(
      header + """
        msgctxt "endonym"
        msgid "Hebrew (עברית)"
        msgstr ""
        """)
    #expect(texts["endonym"] == "Hebrew (עברית)")
  }

  @Test func untranslatedFormsAreLimitedToTheOriginalsForms() {
    let texts = catalog(
      """
      msgid ""
      msgstr ""
      "Plural-Forms: \(PluralRule.eastSlavic.rawValue)\\n"

      msgctxt "doctor.files"
      msgid "{count} file"
      msgid_plural "{count} files"
      msgstr[0] ""
      msgstr[1] ""
      msgstr[2] ""

      msgctxt "doctor.single"
      msgid "{count} in all"
      msgstr ""

      msgctxt "doctor.next"
      msgid "next"
      msgstr ""

      msgctxt "doctor.last"
      msgid "last"
      msgstr ""
      """)
    #expect(
      [1, 2, 5].map { texts["doctor.files", count: "count", $0] }
        == ["1 file", "2 files", "5 files"])
    #expect(
      [1, 2, 5].map { texts["doctor.single", count: "count", $0] }
        == ["1 in all", "2 in all", "5 in all"])
  }

  /// Two pairs of keys with the same 32-bit hash, one of them with the same length.
  @Test func keysWithTheSameHashAreDistinguished() {
    let entries = ["costarring", "condition.noczw"].map {
      "msgctxt \"\($0)\"\nmsgid \"text\"\nmsgstr \"\"\n\n"
    }
    let texts = catalog(header + entries.joined())
    #expect(texts["costarring"] == "text" && texts["condition", "noczw"] == "text")
    #expect(texts["liquid"] == "liquid")
    #expect(texts["condition", "tfbpa"] == "condition.tfbpa")
    let both = catalog(
      header + entries.joined() + "msgctxt \"liquid\"\nmsgid \"water\"\nmsgstr \"\"\n")
    #expect(both["liquid"] == "water" && both["costarring"] == "text")
  }

  @Test(arguments: [
    (3, 0, 100), (3, 1, 66), (3, 3, 0), (200, 1, 99), (200, 199, 0), (200, 198, 1), (1, 0, 100),
  ])
  func translatedPercentIsRoundedDown(entries: Int, untranslated: Int, percent: Int) {
    let text = (0..<entries).map { index in
      let translation = index < untranslated ? "" : "texte"
      return "msgctxt \"key\(index)\"\nmsgid \"text\"\nmsgstr \"\(translation)\"\n\n"
    }
    #expect(catalog(header + text.joined()).translatedPercent == percent)
    // The originals are not translated.
    #expect(catalog(header + text.joined(), code: "en").translatedPercent == 100)
  }

  @Test func bracesWithoutAPlaceholderAreUnchanged() {
    let texts = catalog(
      header + """
        msgctxt "end"
        msgid "100 {"
        msgstr ""

        msgctxt "close"
        msgid "} all }"
        msgstr ""

        msgctxt "open"
        msgid "{day and {"
        msgstr ""

        msgctxt "form"
        msgid "{day}[02"
        msgstr ""

        msgctxt "alike"
        msgid "all {day} {age} {too}"
        msgstr ""
        """)
    let values: Template.Values = ["age": "1", "day": "2"]
    #expect(texts["end", values] == "100 {")
    #expect(texts["close", values] == "} all }")
    #expect(texts["open", values] == "{day and {")
    #expect(texts["form", values] == "2[02")
    #expect(texts["alike", values] == "all 2 1 {too}")
  }

  @Test func everyLanguageFileHasAHeaderAndAllKeys() {
    for language in Language.allCases {
      let texts = language.words.texts
      #expect(texts.header.code == language.code)
      #expect(!texts.header.englishName.isEmpty && !language.endonym.isEmpty)
      let keys = texts.all.map(\.key)
      #expect(Set(keys) == Set(Words.english.texts.all.map(\.key)))
    }
  }
}
