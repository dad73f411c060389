public import Foundation
import Glibc
import Synchronization

/// An HTTP server on the loopback interface that, as a test requires, sends valid, truncated or
/// invalid responses, or stalls.
///
/// It uses raw sockets, because a proper server would not send half a body or a wrong length. It
/// handles one request per connection and one connection per thread.
public final class LocalServer: Sendable {
  /// A received request.
  public struct Request: Sendable {
    /// The path without the query.
    public var path: String
    /// The parameters' names and decoded values.
    public var query: [String: String]
    /// The headers by lowercase name.
    public var headers: [String: String]
    /// The number of the request for this path, from 1.
    public var number: Int
  }

  /// A reaction to a request.
  public enum Reply: Sendable {
    /// A valid response.
    case answer(status: Int, body: Data, headers: [String: String])
    /// Sends nothing and keeps the connection open.
    case stall
    /// Announces the whole body, sends this much of it and closes the connection.
    case cutOff(body: Data, after: Int)
    /// Sends the head and this much of the body, then nothing more.
    case stallAfter(body: Data, after: Int)
    /// Closes the connection without a response.
    case hangUp
    /// Sends these bytes unchanged.
    case raw(Data)
    /// Sends endless zeros without an announced length.
    case endless

    /// Returns a JSON response.
    public static func json(
      _ text: String, status: Int = 200, headers: [String: String] = [:]
    ) -> Reply {
      .answer(status: status, body: Data(text.utf8), headers: headers)
    }
  }

  fileprivate struct State {
    var requests: [Request] = []
    var open: Set<Int32> = []
    var isStopped = false
    var underWay = 0
    var maxInFlight = 0
  }

  /// The port on which the server listens.
  public let port: Int
  private let host: String
  private let core: Core

  /// Starts the server on a free port of 127.0.0.1, or of another of this machine's addresses.
  public init(
    host: String = "127.0.0.1", _ respond: @escaping @Sendable (Request) -> Reply
  ) throws {
    let (listener, port) = try Self.listen(on: host, backlog: 64)
    self.port = port
    self.host = host
    let core = Core(listener: listener, respond: respond)
    self.core = core
    Thread.detachNewThread { core.acceptAll() }
  }

  /// Starts a server that responds to these paths, and with 404 to others.
  public convenience init(_ replies: [String: Reply]) throws {
    try self.init { request in
      replies[request.path] ?? .json(#"{"cod":"404","message":"no such path"}"#, status: 404)
    }
  }

  deinit { stop() }

  /// `http://127.0.0.1:PORT`.
  public var address: String { "http://\(host):\(port)" }

  /// All requests so far, in order of arrival.
  public var requests: [Request] { core.state.withLock { $0.requests } }

  /// Returns the number of requests for a path.
  public func count(_ path: String) -> Int { requests.count { $0.path == path } }

  /// The maximum number of concurrent requests.
  public var maxConcurrent: Int { core.state.withLock { $0.maxInFlight } }

  /// Closes all connections and stops listening.
  public func stop() { core.stop() }

  /// Returns an address that refuses connections, because no server listens there.
  public static func refusingAddress() throws -> String {
    let (socket, port) = try listen(on: "127.0.0.1", backlog: 1)
    close(socket)
    return "http://127.0.0.1:\(port)"
  }

  private static func listen(
    on host: String, backlog: Int32
  ) throws -> (socket: Int32, port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else { throw POSIXError(.EINVAL) }
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && Glibc.listen(descriptor, backlog) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard bound else {
      close(descriptor)
      throw POSIXError(.EADDRINUSE)
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}

/// The state that the server's threads retain, while the server itself is released with its test.
private final class Core: Sendable {
  typealias Request = LocalServer.Request

  let state = Mutex(LocalServer.State())
  private let listener: Int32
  private let respond: @Sendable (Request) -> LocalServer.Reply

  init(listener: Int32, respond: @escaping @Sendable (Request) -> LocalServer.Reply) {
    self.listener = listener
    self.respond = respond
  }

  func acceptAll() {
    // Only this thread closes the listener: after a close elsewhere, another server might reuse the
    // descriptor while this thread still accepts on it.
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 { return }
      let isAccepted = state.withLock { state in
        if !state.isStopped { state.open.insert(connection) }
        return !state.isStopped
      }
      guard isAccepted else {
        close(connection)
        return
      }
      Thread.detachNewThread { self.serve(connection) }
    }
  }

  func stop() {
    state.withLock { state in
      if state.isStopped { return }
      state.isStopped = true
      // This happens under the lock, because a connection's own thread closes the connection, after
      // which its descriptor may be reused.
      for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) }
      // The shutdown wakes the accepting thread.
      shutdown(listener, Int32(SHUT_RDWR))
    }
  }

  private func serve(_ connection: Int32) {
    defer {
      state.withLock { state in
        state.open.remove(connection)
        _ = close(connection)
      }
    }
    guard let request = receive(connection) else { return }
    let reply = respond(request)
    // The last byte of a response may trigger the next request before this thread continues.
    if case .answer = reply { state.withLock { $0.underWay -= 1 } }
    defer {
      if case .answer = reply {} else { state.withLock { $0.underWay -= 1 } }
    }
    switch reply {
    case .answer(let status, let body, let headers):
      send(head(status: status, length: body.count, headers: headers) + body, to: connection)
    case .stall:
      waitForHangUp(connection)
    case .cutOff(let body, let after):
      send(head(status: 200, length: body.count) + body.prefix(after), to: connection)
    case .stallAfter(let body, let after):
      send(head(status: 200, length: body.count) + body.prefix(after), to: connection)
      waitForHangUp(connection)
    case .hangUp:
      break
    case .raw(let bytes):
      send(bytes, to: connection)
    case .endless:
      send(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8), to: connection)
      let zeros = Data(count: 65_536)
      while send(zeros, to: connection) {}
    }
  }

  private func receive(_ connection: Int32) -> Request? {
    var head = Data()
    var buffer = [UInt8](repeating: 0, count: 8192)
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0, head.count < 1 << 20 else { return nil }
      head.append(contentsOf: buffer[..<count])
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let target = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    let parts = URLComponents(string: target)
    var query: [String: String] = [:]
    for item in parts?.queryItems ?? [] { query[item.name] = item.value ?? "" }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let path = parts?.path ?? target
    return state.withLock { state in
      let number = state.requests.count { $0.path == path } + 1
      let request = Request(path: path, query: query, headers: headers, number: number)
      state.requests.append(request)
      state.underWay += 1
      state.maxInFlight = max(state.maxInFlight, state.underWay)
      return request
    }
  }

  private func head(status: Int, length: Int, headers: [String: String] = [:]) -> Data {
    var text = "HTTP/1.1 \(status) Told So\r\nConnection: close\r\nContent-Length: \(length)\r\n"
    if headers["Content-Type"] == nil { text += "Content-Type: application/json\r\n" }
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    return Data((text + "\r\n").utf8)
  }

  @discardableResult
  private func send(_ bytes: Data, to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Blocks until the client, or ``stop()``, closes the connection.
  private func waitForHangUp(_ connection: Int32) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }
}
