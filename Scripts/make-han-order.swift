#!/usr/bin/env swift
// Makes Resources/han-*.txt: the Han characters that names of places have, in the order of pinyin, of
// strokes and of the Japanese readings, as the CLDR has them.
//
//   swift Scripts/make-han-order.swift cities.json Resources
//
// The tables are ICU's, by way of Foundation, which the program itself does without.
import Foundation

let arguments = CommandLine.arguments
let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
var seen = Set<Unicode.Scalar>()
for scalar in text.unicodeScalars where (0x3400...0x9FFF).contains(scalar.value) {
  seen.insert(scalar)
}
let characters = seen.map { String(Character($0)) }.sorted()
for (name, locale) in [("pinyin", "zh-Hans"), ("strokes", "zh-Hant"), ("japanese", "ja")] {
  let order = characters.sorted { one, other in
    let order = one.compare(other, options: [], range: nil, locale: Locale(identifier: locale))
    return order == .orderedSame ? one < other : order == .orderedAscending
  }
  try (order.joined() + "\n").write(
    toFile: "\(arguments[2])/han-\(name).txt", atomically: true, encoding: .utf8)
}
