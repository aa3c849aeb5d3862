import SightlineModel
import SwiftInterpreter

/// Errors of Foundation's that code makes, throws and tells apart. What the system says of them nobody can know.
final class ErrorsHost: HostBase {
  /// With a code that is told by its name.
  private static let coded: Set<String> = ["URLError", "CocoaError", "POSIXError"]
  /// Cases with what is wrong.
  private static let cases: [String: Set<String>] = [
    "DecodingError": ["dataCorrupted", "keyNotFound", "typeMismatch", "valueNotFound"],
    "EncodingError": ["invalidValue"],
  ]
  private static let contexts: Set<String> = ["DecodingError.Context", "EncodingError.Context"]

  override func declares(_ name: String) -> Bool {
    Self.coded.contains(name) || Self.cases[name] != nil || Self.contexts.contains(name) || isCode(name)
  }
  private func isCode(_ name: String) -> Bool {
    name.hasSuffix(".Code") && Self.coded.contains(String(name.dropLast(5)))
  }

  override func conformances(ofType name: String) -> [String] {
    let name = TypeName.plain(name)
    return Self.coded.contains(name) || Self.cases[name] != nil ? ["LocalizedError", "Error"] : []
  }

  override func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if Self.contexts.contains(type) {
      var fields: [String: Value] = ["codingPath": Value(.array([])), "underlyingError": .none]
      for argument in call.arguments { if let label = argument.label { fields[label] = argument.value } }
      return .host(OpaqueValue(hostTypeName: type, fields: fields))
    }
    guard Self.coded.contains(type), let first = call[position: 0] else { return nil }
    return .host(
      OpaqueValue(
        hostTypeName: type,
        fields: [
          "code": try interpreter.resolve(first, as: type + ".Code"),
          "userInfo": call.value("userInfo") ?? Value(.dictionary(DictionaryValue())),
        ]))
  }

  override func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    let type = TypeName.plain(type)
    if name == "init", let call { return try construct(type: type, call: call, in: interpreter) }
    if call == nil, isCode(type) { return .host(NameValue(hostTypeName: type, name: name)) }
    if call == nil, Self.coded.contains(type), name != "Code" {
      return .host(NameValue(hostTypeName: type + ".Code", name: name))
    }
    guard let call, let known = Self.cases[type] else { return nil }
    if name == "dataCorruptedError" {
      let context = OpaqueValue(
        hostTypeName: "DecodingError.Context",
        fields: [
          "codingPath": Value(.array([])), "debugDescription": call.value("debugDescription") ?? .string(""),
          "underlyingError": .none,
        ])
      return Self.made(type, "dataCorrupted", [TupleElement(value: .host(context))])
    }
    guard known.contains(name) else { return nil }
    let parts = try call.arguments.enumerated().map { index, argument in
      let isContext = index > 0 || name == "dataCorrupted"
      return TupleElement(
        label: argument.label,
        value: isContext ? try interpreter.resolve(argument.value, as: type + ".Context") : argument.value)
    }
    return Self.made(type, name, parts)
  }

  private static func made(_ type: String, _ name: String, _ parts: [TupleElement]) -> Value {
    Value(.enumeration(EnumerationValue(typeName: type, caseName: name, payload: parts)))
  }

  override func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? {
    guard let error = value.host(OpaqueValue.self), Self.coded.contains(error.hostTypeName), call == nil else {
      return nil
    }
    switch name {
    case "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion":
      return .unknown("the system's words for an error")
    case "errorUserInfo": return error.fields["userInfo"]
    case "errorCode":
      let code = error.fields["code"]?.host(NameValue.self)?.name ?? ""
      return Self.numbers[code].map { .int($0) } ?? .unknown("the number of an error")
    case "failingURL", "failureURLString": return Value.none
    default: return nil
    }
  }

  /// - Source: the codes of NSURLErrorDomain.
  private static let numbers = [
    "unknown": -1, "cancelled": -999, "badURL": -1000, "timedOut": -1001, "unsupportedURL": -1002,
    "cannotFindHost": -1003, "cannotConnectToHost": -1004, "networkConnectionLost": -1005,
    "dnsLookupFailed": -1006, "notConnectedToInternet": -1009, "badServerResponse": -1011,
    "userAuthenticationRequired": -1013, "zeroByteResource": -1014, "cannotDecodeRawData": -1015,
    "cannotDecodeContentData": -1016, "cannotParseResponse": -1017, "fileDoesNotExist": -1100,
  ]
}
