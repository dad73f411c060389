/// A part of a dotted key.
struct TOMLKey: Hashable, Sendable {
  var name: String
  var position: TOMLPosition
}

/// The tables of a text while it is parsed.
///
/// TOML allows a table to be defined once, by its header or by dotted keys.
struct TOMLTree {
  /// The index of a table in the tree.
  typealias Index = Int

  static let root: Index = 0

  private enum Origin {
    /// Implied by the header of a table inside it.
    case implied
    case header
    case dotted
  }

  private enum Child {
    case value(TOMLValue)
    case table(Index)
  }

  private struct Node {
    var origin: Origin
    var depth: Int
    var keys: [TOMLKey] = []
    var children: [Child] = []
    /// The index of each key in `keys` and `children`.
    var entries: [String: Int] = [:]
  }

  private var nodes = [Node(origin: .header, depth: 0)]

  func depth(of table: Index) -> Int { nodes[table].depth }

  /// Defines the table of a header.
  mutating func define(_ keys: [TOMLKey]) throws(TOMLError) -> Index {
    var table = Self.root
    for key in keys.dropLast() {
      table = try self.table(key, in: table, orAddedAs: .implied) { _ in true }
    }
    let key = keys[keys.count - 1]
    guard let entry = nodes[table].entries[key.name] else {
      return addTable(key, to: table, .header)
    }
    guard case .table(let known) = nodes[table].children[entry], nodes[known].origin == .implied
    else { throw TOMLError(reason: .duplicate(key.name), position: key.position) }
    nodes[known].origin = .header
    return known
  }

  mutating func add(
    _ value: TOMLValue, for keys: [TOMLKey], in table: Index
  ) throws(TOMLError) {
    var table = table
    for key in keys.dropLast() {
      table = try self.table(key, in: table, orAddedAs: .dotted) { $0 == .dotted }
    }
    let key = keys[keys.count - 1]
    guard nodes[table].entries[key.name] == nil else {
      throw TOMLError(reason: .duplicate(key.name), position: key.position)
    }
    add(key, .value(value), to: table)
  }

  /// Returns the table of a key and adds it if it is missing. Throws if the key has a value, or a
  /// table that does not accept keys here.
  private mutating func table(
    _ key: TOMLKey, in table: Index, orAddedAs origin: Origin, where isOpen: (Origin) -> Bool
  ) throws(TOMLError) -> Index {
    guard let entry = nodes[table].entries[key.name] else {
      return addTable(key, to: table, origin)
    }
    guard case .table(let next) = nodes[table].children[entry], isOpen(nodes[next].origin) else {
      throw TOMLError(reason: .closed(key.name), position: key.position)
    }
    return next
  }

  private mutating func addTable(_ key: TOMLKey, to parent: Index, _ origin: Origin) -> Index {
    nodes.append(Node(origin: origin, depth: nodes[parent].depth + 1))
    add(key, .table(nodes.count - 1), to: parent)
    return nodes.count - 1
  }

  private mutating func add(_ key: TOMLKey, _ child: Child, to table: Index) {
    nodes[table].entries[key.name] = nodes[table].keys.count
    nodes[table].keys.append(key)
    nodes[table].children.append(child)
  }

  var table: TOMLTable { table(Self.root) }

  private func table(_ index: Index) -> TOMLTable {
    TOMLTable(
      entries: zip(nodes[index].keys, nodes[index].children).map { key, child in
        let value: TOMLValue =
          switch child {
          case .value(let value): value
          case .table(let index):
            TOMLValue(content: .table(table(index)), position: key.position)
          }
        return TOMLTable.Entry(key: key.name, position: key.position, value: value)
      })
  }
}
