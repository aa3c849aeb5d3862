import Foundation

enum Frame: Equatable, Sendable { case text(String), ping, close(code: Int) }
protocol Transport: Sendable { func connect(attempt: Int) async throws -> AsyncThrowingStream<Frame, Error> }
struct Scripted: Transport { let scripts: [[Result<Frame, URLError>]?]
  func connect(attempt: Int) async throws -> AsyncThrowingStream<Frame, Error> {
    guard scripts.indices.contains(attempt), let script = scripts[attempt] else { throw URLError(.cannotConnectToHost) }
    return AsyncThrowingStream { c in for item in script { do { c.yield(try item.get()) } catch { c.finish(throwing: error); return } }; c.finish() } } }
struct Event: Decodable, Equatable { let type: String, value: Int? }
actor Socket { enum State: Equatable { case disconnected(reason: String), connecting(attempt: Int), open }
  private(set) var states: [State] = [], pongs = 0, badFrames = 0
  private var state = State.disconnected(reason: "new") { didSet { if state != oldValue { states.append(state) } } }
  let transport: any Transport, maximum: Int
  init(_ transport: some Transport, maximumAttempts: Int = 3) { self.transport = transport; maximum = maximumAttempts }
  func run(_ handle: @Sendable (Event) async throws -> Void) async {
    var attempt = 0
    connecting: while attempt < maximum {
      state = .connecting(attempt: attempt); defer { attempt += 1 }
      do {
        for try await frame in try await transport.connect(attempt: attempt) {
          state = .open
          switch frame {
          case .ping: pongs += 1; continue
          case .close(1000): state = .disconnected(reason: "clean"); break connecting
          case .close(let code): state = .disconnected(reason: "code \(code)"); continue connecting
          case .text(let text): guard let event = try? JSONDecoder().decode(Event.self, from: Data(text.utf8)) else { badFrames += 1; break }; try await handle(event)
          }
        }
        state = .disconnected(reason: "ended")
      } catch let error as URLError where error.code != .cancelled { state = .disconnected(reason: "error \(error.errorCode)") }
      catch { state = .disconnected(reason: "\(error)"); return }
    }
  } }
actor Inbox { var events: [Event] = []; func add(_ e: Event) throws { if e.type == "stop" { throw CancellationError() }; events.append(e) } ; var sum: Int { events.compactMap(\.value).reduce(0, +) } }
func text(_ type: String, _ value: Int? = nil) -> Result<Frame, URLError> { .success(.text("{\"type\":\"\(type)\"\(value.map { ",\"value\":\($0)" } ?? "")}")) }
let cases: [(String, [[Result<Frame, URLError>]?])] = [("clean", [[text("a", 1), .success(.ping), text("b"), .success(.close(code: 1000)), text("never", 100)]]), ("drop", [[text("a", 2), .failure(URLError(.networkConnectionLost)), text("x", 9)], nil, [.success(.text("{oops")), .success(.close(code: 1001))]]), ("end", [[text("a", 3)], [.success(.ping), text("b", 4), .success(.close(code: 1000))]]), ("stop", [[text("a", 5), text("stop"), text("late", 50)], [text("z", 1)]]), ("none", [])]
for (name, scripts) in cases { let socket = Socket(Scripted(scripts: scripts)), inbox = Inbox(); await socket.run { try await inbox.add($0) }
  print(name, await inbox.events.map(\.type), await inbox.sum, await socket.pongs, await socket.badFrames); print(" ", await socket.states.map { state in switch state { case .open: "open"; case .connecting(let n): "try\(n)"; case .disconnected(let why): why } }.joined(separator: " > ")) }
