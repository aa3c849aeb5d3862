import Foundation

/// One request of HTTP/1.1, as far as a page of our own asks.
struct HTTPRequest: Sendable {
  var method: String
  /// Without the query, not decoded.
  var path: String
  var query: [String: String]
  /// Names in lower case; of several the last.
  var headers: [String: String]
  var body: Data

  /// Bytes of the head, and of the body.
  static let longestHead = 16 << 10
  static let longestBody = 64 << 10

  /// - Returns: `nil` for what is no request.
  init?(head: Data) {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = [:]
    for part in target.count > 1 ? target[1].split(separator: "&") : [] {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
        return nil
      }
      query[name] = value
    }
    headers = [:]
    for line in lines.dropFirst() where !line.isEmpty {
      let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty, !pair[0].hasSuffix(" ") else { return nil }
      headers[pair[0].lowercased()] = pair[1].trimmingCharacters(in: .whitespaces)
    }
    body = Data()
  }

  private static func decoded(_ text: String) -> String? {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
  }
}

/// What is sent back.
struct HTTPResponse: Sendable {
  var status = 200
  var type = "text/plain; charset=utf-8"
  var body = Data()

  init(_ status: Int, _ text: String) {
    self.status = status
    body = Data((text + "\n").utf8)
  }
  init(type: String, _ text: String) {
    self.type = type
    body = Data(text.utf8)
  }
  static func json(_ text: String) -> HTTPResponse { HTTPResponse(type: "application/json", text) }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    413: "Content Too Large", 421: "Misdirected Request",
  ]

  /// Nothing is kept, nothing is shown in others' pages, nothing is guessed.
  static func head(_ status: Int, _ type: String, policy: String, length: Int?) -> Data {
    var lines = [
      "HTTP/1.1 \(status) \(reasons[status] ?? "Error")", "Content-Type: \(type)", "Cache-Control: no-store",
      "Connection: close", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      "Content-Security-Policy: \(policy); frame-ancestors 'none'",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
