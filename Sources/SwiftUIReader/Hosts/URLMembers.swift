import Foundation
import SightlineModel
import SwiftInterpreter

/// `URL`: making one, and what is asked of it.
struct URLMembers {
  let interpreter: Interpreter

  /// `URL(string:)`, `URL(string:relativeTo:)`, `URL(filePath:)`, `URL(fileURLWithPath:)`, `URL("…", strategy: .url)`.
  func construct(_ call: Call) -> Value? {
    let parsed = call.value("strategy") == nil ? nil : call[position: 0]
    guard let value = call.value("string") ?? call.value("fileURLWithPath") ?? call.value("filePath") ?? parsed else {
      return nil
    }
    guard let text = interpreter.text(of: value) else { return value.isUnknown ? value : nil }
    guard let base = call.value("relativeTo"), !base.isNone else {
      return text.isEmpty ? Value.none : .host(URLValue(text: text))
    }
    guard let start = base.host(URLValue.self) else { return base.isUnknown ? base : nil }
    guard let whole = URL(string: text, relativeTo: URL(string: start.text)) else { return Value.none }
    return .host(URLValue(text: whole.absoluteString))
  }

  /// An address and its parts are data, in whatever language a person reads.
  func member(_ url: URLValue, _ name: String, _ call: Call?) throws -> Value? {
    // Read anew for each answer.
    try interpreter.make(text: url.text.utf8.count)
    try interpreter.spend(url.text.utf8.count >> 4)
    guard var value = plainMember(url, name, call) else { return nil }
    if case .string = value.payload, value.origin == nil { value.origin = Origin(DerivationStep(.data)) }
    return value
  }

  private func plainMember(_ url: URLValue, _ name: String, _ call: Call?) -> Value? {
    let made = URL(string: url.text)
    func text(_ part: String?) -> Value { part.map { .string($0) } ?? Value.none }
    switch name {
    case "absoluteString", "description", "relativeString", "formatted": return .string(url.text)
    case "path", "relativePath": return .string(made?.path ?? "")
    case "host": return text(made?.host)
    case "scheme": return text(made?.scheme)
    case "query": return text(made?.query)
    case "fragment": return text(made?.fragment)
    case "user": return text(made?.user)
    case "port": return made?.port.map { .int($0) } ?? Value.none
    case "isFileURL": return .bool(made?.isFileURL ?? false)
    case "hasDirectoryPath": return .bool(url.text.hasSuffix("/"))
    case "absoluteURL", "standardized", "standardizedFileURL": return .host(url)
    case "baseURL": return Value.none
    case "pathExtension": return made.map { .string($0.pathExtension) }
    case "deletingPathExtension": return made.map { .host(URLValue(text: $0.deletingPathExtension().absoluteString)) }
    case "deletingLastPathComponent":
      return made.map { .host(URLValue(text: $0.deletingLastPathComponent().absoluteString)) }
    case "pathComponents": return made.map { Value(.array($0.pathComponents.map { .string($0) })) }
    case "lastPathComponent": return made.map { .string($0.lastPathComponent) }
    case "appending" where call?.value("queryItems") != nil: return appending(call!.value("queryItems")!, to: url)
    case "appendingPathComponent", "appending", "appendingPathExtension": return appending(url, name, call)
    default: return nil
    }
  }

  private func appending(_ url: URLValue, _ name: String, _ call: Call?) -> Value? {
    guard let value = call?.value("path") ?? call?.value("component") ?? call?[position: 0] else { return nil }
    guard let part = interpreter.text(of: value) else { return value.isUnknown ? value : nil }
    if let made = URL(string: url.text), made.query != nil || made.fragment != nil {
      let longer =
        name == "appendingPathExtension" ? made.appendingPathExtension(part) : made.appendingPathComponent(part)
      return .host(URLValue(text: longer.absoluteString))
    }
    let separator = name == "appendingPathExtension" ? "." : url.text.hasSuffix("/") || part.hasPrefix("/") ? "" : "/"
    return .host(URLValue(text: url.text + separator + part))
  }

  private func appending(_ items: Value, to url: URLValue) -> Value? {
    guard let components = URLComponents(string: url.text) else { return nil }
    var value = URLComponentsValue(components: components)
    let own = value.member("queryItems")?.elements ?? []
    guard let more = items.elements else { return items.isUnknown ? items : nil }
    guard value.set("queryItems", to: Value(.array(own + more)), interpreter) else { return nil }
    return value.member("url")
  }
}

/// `URLComponents`. What is not known of one part makes the whole unknown.
struct URLComponentsValue: HostValue {
  let hostTypeName = "URLComponents"
  var components = URLComponents()
  /// Parts that were set to something unknown, by name.
  var unknowns: [String: Value] = [:]

  /// `URLComponents()`, `URLComponents(string:)`, `URLComponents(url:resolvingAgainstBaseURL:)`.
  static func construct(_ call: Call, _ interpreter: Interpreter) -> Value? {
    guard let source = call.value("string") ?? call.value("url") else {
      return call.arguments.isEmpty ? .host(URLComponentsValue()) : nil
    }
    guard let text = source.host(URLValue.self)?.text ?? interpreter.text(of: source) else {
      return source.isUnknown ? source : nil
    }
    return URLComponents(string: text).map { .host(URLComponentsValue(components: $0)) } ?? Value.none
  }

  func member(_ name: String) -> Value? {
    if let unknown = unknowns[name] { return unknown }
    func text(_ part: String?) -> Value { part.map { .string($0) } ?? Value.none }
    switch name {
    case "scheme": return text(components.scheme)
    case "host": return text(components.host)
    case "user": return text(components.user)
    case "password": return text(components.password)
    case "query": return text(components.query)
    case "percentEncodedQuery": return text(components.percentEncodedQuery)
    case "fragment": return text(components.fragment)
    case "path": return .string(components.path)
    case "percentEncodedPath": return .string(components.percentEncodedPath)
    case "port": return components.port.map { .int($0) } ?? Value.none
    case "queryItems":
      return components.queryItems.map { Value(.array($0.map { Self.item($0.name, text($0.value)) })) } ?? Value.none
    case "url", "string":
      if let unknown = unknowns.min(by: { $0.key < $1.key })?.value { return unknown }
      guard let whole = components.string else { return Value.none }
      return name == "url" ? .host(URLValue(text: whole)) : .string(whole)
    default: return nil
    }
  }

  static func item(_ name: String, _ value: Value) -> Value {
    .host(OpaqueValue(hostTypeName: "URLQueryItem", fields: ["name": .string(name), "value": value]))
  }

  /// - Returns: Whether the part can be set to the value.
  mutating func set(_ name: String, to value: Value, _ interpreter: Interpreter) -> Bool {
    unknowns[name] = nil
    if value.isUnknown {
      unknowns[name] = value
      return true
    }
    let text = interpreter.text(of: value)
    guard text != nil || value.isNone || name == "port" || name == "queryItems" else { return false }
    switch name {
    // Foundation ends the process for a scheme or a port that cannot be one.
    case "scheme":
      guard text.map(Self.isScheme) ?? true else { return notSet(name) }
      components.scheme = text
    case "host": components.host = text
    case "user": components.user = text
    case "password": components.password = text
    case "query": components.query = text
    case "fragment": components.fragment = text
    case "path": components.path = text ?? ""
    case "port":
      guard value.integer.map({ $0 >= 0 }) ?? true else { return notSet(name) }
      components.port = value.integer
    case "queryItems": return setItems(value, interpreter)
    default: return false
    }
    return true
  }

  private mutating func notSet(_ name: String) -> Bool {
    unknowns[name] = .unknown("an address whose \(name) cannot be one")
    return true
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
    }
  }

  private mutating func setItems(_ value: Value, _ interpreter: Interpreter) -> Bool {
    guard let list = value.elements else {
      components.queryItems = nil
      return value.isNone
    }
    var items: [URLQueryItem] = []
    for element in list {
      let part = try? interpreter.resolve(element, as: "URLQueryItem")
      guard let fields = part?.host(OpaqueValue.self)?.fields, let name = fields["name"] else {
        unknowns["queryItems"] = part?.isUnknown == true ? part : .unknown("an item of a query")
        return true
      }
      for field in [name, fields["value"] ?? .none] where field.isUnknown {
        unknowns["queryItems"] = field
        return true
      }
      items.append(
        URLQueryItem(
          name: interpreter.text(of: name) ?? "", value: fields["value"].flatMap { interpreter.text(of: $0) })
      )
    }
    components.queryItems = items
    return true
  }
}
