#!/usr/bin/env swift
// Generates Resources/han-*.txt: the Han characters of place names in the order of pinyin, of
// strokes and of the Japanese readings, according to CLDR.
//
//   swift Scripts/make-han-order.swift cities.json Resources
//
// The tables come from ICU through Foundation, which the program itself does not use.
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
