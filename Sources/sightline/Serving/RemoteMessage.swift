import Foundation

/// A message of JSON-RPC 2.0, as language servers and assistants' tools exchange them.
///
/// - Source: JSON-RPC 2.0 Specification.
struct RemoteMessage {
  /// Of a request: a number or a text. `nil` for notifications.
  var id: Any?
  var method: String?
  var parameters: [String: Any]

  enum Failure: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
  }

  /// - Returns: `nil` where the bytes are no message.
  init?(_ bytes: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else { return nil }
    id = object["id"].flatMap { $0 is NSNull ? nil : $0 }
    method = object["method"] as? String
    parameters = object["params"] as? [String: Any] ?? [:]
  }

  static func response(to id: Any, _ result: Any) -> Data { encoded(["jsonrpc": "2.0", "id": id, "result": result]) }

  static func failure(of id: Any?, _ failure: Failure, _ text: String) -> Data {
    encoded(["jsonrpc": "2.0", "id": id ?? NSNull(), "error": ["code": failure.rawValue, "message": text]])
  }

  static func notification(_ method: String, _ parameters: [String: Any]) -> Data {
    encoded(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Keys are sorted, so that equal messages are equal bytes.
  private static func encoded(_ object: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
  }
}
