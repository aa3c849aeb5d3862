import AuditPipeline
import Foundation
import Testing

@testable import sightline

/// Who is answered, and who is not.
struct PreviewServerTests {
  private static func request(_ text: String) -> HTTPRequest? { HTTPRequest(head: Data(text.utf8)) }

  @Test(arguments: [
    "", "GET", "GET /x", "GET x HTTP/1.1", "GET /x HTTP/2", "GET /x HTTP/1.1\r\nno colon",
    "GET /x HTTP/1.1\r\nHost : a",
    "GET /x?a=%zz HTTP/1.1",
  ])
  func noRequest(text: String) { #expect(Self.request(text) == nil) }

  @Test func aRequest() throws {
    let request = try #require(
      Self.request("GET /t/scene?screen=A%20B+C&variant=AX3/de HTTP/1.1\r\nHOST: here\r\nA: b"))
    #expect(request.path == "/t/scene")
    #expect(request.query == ["screen": "A B C", "variant": "AX3/de"])
    #expect(request.headers["host"] == "here")
  }

  @Test("It listens on this machine only, at an address that nobody can guess")
  func socket() throws {
    let first = try LoopbackSocket(port: 0), second = try LoopbackSocket(port: 0)
    defer {
      close(first.descriptor)
      close(second.descriptor)
    }
    #expect(first.address.hasPrefix("http://127.0.0.1:\(first.port)/"))
    #expect(first.token.count == 32 && first.token != second.token && first.port != second.port)
    #expect(throws: LoopbackSocket.Failure.self) { _ = try LoopbackSocket(port: first.port) }
  }

  @Test("Another host, another origin, another site, another token and a post from nowhere are refused")
  func refusals() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n#Preview { A() }\n".write(
      to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let socket = try LoopbackSocket(port: 0)
    defer { close(socket.descriptor) }
    let live = try LiveProject(AuditRequest(paths: [folder.path], workingFolder: folder.path))
    let quiet = Console.Stream(write: { _ in }, isTerminal: false)
    let console = Console(output: quiet, errors: quiet, environment: [:], workingFolder: folder.path, width: nil)
    let server = PreviewServer(socket, live, audits: false, console)
    let host = "127.0.0.1:\(socket.port)", path = "/\(socket.token)/"
    func status(_ method: String, _ path: String, _ headers: [String: String]) throws -> Int? {
      let lines = headers.map { "\($0.key): \($0.value)" }.joined(separator: "\r\n")
      let request = try #require(Self.request("\(method) \(path) HTTP/1.1\r\n\(lines)"))
      return server.refusal(of: request)?.status
    }
    #expect(try status("GET", path, ["Host": host]) == nil)
    #expect(
      try status("GET", path, ["Host": "localhost:\(socket.port)", "Origin": "http://localhost:\(socket.port)"]) == nil)
    #expect(try status("GET", path, [:]) == 421)
    #expect(try status("GET", path, ["Host": "evil.example"]) == 421)
    #expect(try status("GET", path, ["Host": "127.0.0.1"]) == 421)
    for origin in ["https://evil.example", "null", "http://127.0.0.1", "http://\(host).evil.example"] {
      #expect(try status("GET", path, ["Host": host, "Origin": origin]) == 403)
    }
    #expect(try status("GET", path, ["Host": host, "Sec-Fetch-Site": "cross-site"]) == 403)
    #expect(try status("GET", path, ["Host": host, "Sec-Fetch-Site": "same-site"]) == 403)
    #expect(try status("GET", "/", ["Host": host]) == 404)
    #expect(
      try status("GET", "/" + String(socket.token.dropLast()) + "x/", ["Host": host]) == 404
        || socket.token.hasSuffix("x"))
    #expect(try status("POST", path + "use", ["Host": host, "Content-Type": "application/json"]) == 403)
    #expect(
      try status("POST", path + "use", ["Host": host, "Origin": "http://\(host)", "Content-Type": "text/plain"]) == 403)
    #expect(
      try status("POST", path + "use", ["Host": host, "Origin": "http://\(host)", "Content-Type": "application/json"])
        == nil)
    #expect(try status("OPTIONS", path, ["Host": host]) == 405)
  }
}
