/// A part of a dotted key.
struct TOMLKey: Hashable, Sendable {
  var name: String
  var position: TOMLPosition
}

/// The tables of a text while it is read.
///
/// TOML lets a table be defined once: by its header, by dotted keys, or inline. What each rule
/// forbids is refused here.
struct TOMLTree {
  /// A table.
  typealias Index = Int
  /// A key that waits for its value.
  struct Slot {
    fileprivate var table: Index
    fileprivate var entry: Int
  }

  static let root: Index = 0

  private enum Origin {
    /// A header named a table in it.
    case implied
    case header
    case dotted
  }

  private enum Child {
    /// Not read yet.
    case pending
    /// Arrays and inline tables too: nothing is added to those.
    case value(TOMLValue)
    case table(Index)
    /// `[[key]]`: one of the ``lists``.
    case tables(Int)
  }

  private struct Node {
    var origin: Origin
    var depth: Int
    var keys: [TOMLKey] = []
    var children: [Child] = []
    /// The entries by their keys.
    var entries: [String: Int] = [:]
  }

  private var nodes = [Node(origin: .header, depth: 0)]
  private var lists: [[Index]] = []

  /// How many tables a table stands in.
  func depth(of table: Index) -> Int { nodes[table].depth }

  // MARK: - Headers

  /// Defines the table of a header.
  mutating func define(_ keys: [TOMLKey]) throws(TOMLError) -> Index {
    let (parent, key) = try parent(of: keys)
    guard let entry = nodes[parent].entries[key.name] else {
      return addTable(key, to: parent, .header)
    }
    guard case .table(let table) = nodes[parent].children[entry], nodes[table].origin == .implied
    else { throw Self.duplicate(key) }
    nodes[table].origin = .header
    return table
  }

  /// Adds a table to the array of a header in double brackets.
  mutating func append(_ keys: [TOMLKey]) throws(TOMLError) -> Index {
    let (parent, key) = try parent(of: keys)
    let list: Int
    if let entry = nodes[parent].entries[key.name] {
      guard case .tables(let known) = nodes[parent].children[entry] else {
        throw Self.duplicate(key)
      }
      list = known
    } else {
      list = lists.count
      lists.append([])
      add(key, .tables(list), to: parent)
    }
    nodes.append(Node(origin: .header, depth: nodes[parent].depth + 1))
    lists[list].append(nodes.count - 1)
    return nodes.count - 1
  }

  /// The table that holds the last key of a header, and that key.
  private mutating func parent(of keys: [TOMLKey]) throws(TOMLError) -> (Index, TOMLKey) {
    var table = Self.root
    for key in keys.dropLast() {
      guard let entry = nodes[table].entries[key.name] else {
        table = addTable(key, to: table, .implied)
        continue
      }
      switch nodes[table].children[entry] {
      case .table(let next): table = next
      case .tables(let list): table = lists[list][lists[list].count - 1]
      case .value, .pending: throw TOMLError(reason: .closed(key.name), position: key.position)
      }
    }
    return (table, keys[keys.count - 1])
  }

  // MARK: - Keys

  /// Makes room for the value of a dotted key in a table.
  mutating func slot(for keys: [TOMLKey], in table: Index) throws(TOMLError) -> Slot {
    var table = table
    for key in keys.dropLast() {
      guard let entry = nodes[table].entries[key.name] else {
        table = addTable(key, to: table, .dotted)
        continue
      }
      guard case .table(let next) = nodes[table].children[entry], nodes[next].origin == .dotted
      else { throw TOMLError(reason: .closed(key.name), position: key.position) }
      table = next
    }
    let key = keys[keys.count - 1]
    guard nodes[table].entries[key.name] == nil else { throw Self.duplicate(key) }
    add(key, .pending, to: table)
    return Slot(table: table, entry: nodes[table].children.count - 1)
  }

  /// Puts the value in its place.
  mutating func fill(_ slot: Slot, with value: TOMLValue) {
    nodes[slot.table].children[slot.entry] = .value(value)
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

  private static func duplicate(_ key: TOMLKey) -> TOMLError {
    TOMLError(reason: .duplicate(key.name), position: key.position)
  }

  // MARK: - The result

  /// Everything that was read.
  var table: TOMLTable { table(Self.root) }

  private func table(_ index: Index) -> TOMLTable {
    var table = TOMLTable()
    for (key, child) in zip(nodes[index].keys, nodes[index].children) {
      let value: TOMLValue
      switch child {
      case .pending: continue
      case .value(let read): value = read
      case .table(let index):
        value = TOMLValue(content: .table(self.table(index)), position: key.position)
      case .tables(let list):
        let tables = lists[list].map {
          TOMLValue(content: .table(self.table($0)), position: key.position)
        }
        value = TOMLValue(content: .array(tables), position: key.position)
      }
      table.entries.append(TOMLTable.Entry(key: key.name, position: key.position, value: value))
    }
    return table
  }
}
