import Foundation
import Testing

@testable import JSON

/// A type that encodes itself by hand, in containers within containers.
private struct Chest: Codable, Equatable {
  enum Key: String, CodingKey { case size, marks, parent, none }
  enum Inner: String, CodingKey { case width, marks }

  var width: Float = 1.5
  var first = "a"
  var flags = [true, false]
  var parent = 7
  var last = [8, 9]

  init() {}

  func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: Key.self)
    var size = outer.nestedContainer(keyedBy: Inner.self, forKey: .size)
    try size.encode(width, forKey: .width)
    var marks = outer.nestedUnkeyedContainer(forKey: .marks)
    try marks.encode(first)
    try marks.encodeNil()
    var inner = marks.nestedContainer(keyedBy: Inner.self)
    var flags = inner.nestedUnkeyedContainer(forKey: .marks)
    for flag in self.flags { try flags.encode(flag) }
    var list = marks.nestedUnkeyedContainer()
    for number in last { try list.encode(number) }
    try parent.encode(to: marks.superEncoder())
    try parent.encode(to: outer.superEncoder(forKey: .parent))
    try parent.encode(to: outer.superEncoder())
    try outer.encodeNil(forKey: .none)
  }

  init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: Key.self)
    let size = try outer.nestedContainer(keyedBy: Inner.self, forKey: .size)
    width = try size.decode(Float.self, forKey: .width)
    var marks = try outer.nestedUnkeyedContainer(forKey: .marks)
    first = try marks.decode(String.self)
    let hasGap = try marks.decodeNil()
    let inner = try marks.nestedContainer(keyedBy: Inner.self)
    var flags = try inner.nestedUnkeyedContainer(forKey: .marks)
    self.flags = []
    while !flags.isAtEnd { self.flags.append(try flags.decode(Bool.self)) }
    var list = try marks.nestedUnkeyedContainer()
    last = [try list.decode(Int.self), try list.decode(Int.self)]
    let parents = [
      try Int(from: marks.superDecoder()), try Int(from: outer.superDecoder(forKey: .parent)),
      try Int(from: outer.superDecoder()),
    ]
    parent = parents[0]
    guard hasGap, try outer.decodeNil(forKey: .none), parents == [parent, parent, parent],
      list.isAtEnd, marks.isAtEnd, list.currentIndex == 2, marks.currentIndex == 5
    else { throw CocoaError(.coderReadCorrupt) }
  }
}

@Suite struct JSONContainerTests {
  private static let text =
    #"{"size":{"width":1.5},"marks":["a",null,{"marks":[true,false]},[8,9],7],"parent":7,"#
    + #""super":7,"none":null}"#

  @Test func nestedContainersAreEncodedInTheirPlaces() throws {
    let text = try JSON.JSONEncoder().encode(Chest())
    #expect(String(decoding: text, as: UTF8.self) == Self.text)
    #expect(try Foundation.JSONDecoder().decode(Chest.self, from: Data(text)) == Chest())
  }

  @Test func nestedContainersAreDecodedFromTheirPlaces() throws {
    let decoder = JSON.JSONDecoder()
    #expect(try decoder.decode(Chest.self, from: Array(Self.text.utf8)) == Chest())
    let theirs = try Foundation.JSONEncoder().encode(Chest())
    #expect(try decoder.decode(Chest.self, from: Array(theirs)) == Chest())
  }

  /// An element or a member that has another type, and one that is missing.
  @Test(arguments: [
    ("[true,false]", "[true,1]", ["marks", "2", "marks", "1"]),
    (#"{"marks":[true,false]}"#, "1", ["marks", "2"]), ("[8,9]", "8", ["marks", "3"]),
    ("[8,9]", "[8]", ["marks", "3", "1"]), (#"{"width":1.5}"#, "[]", ["size"]),
    ("1.5", #""x""#, ["size", "width"]), (#","super":7"#, #","super":[]"#, ["super"]),
  ])
  func errorInANestedContainerHasItsPath(was: String, becomes: String, path: [String]) {
    #expect {
      let text = Self.text.replacingOccurrences(of: was, with: becomes)
      _ = try JSON.JSONDecoder().decode(Chest.self, from: Array(text.utf8))
    } throws: { error in
      switch error {
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == path
      default: false
      }
    }
  }
}
