import SightlineModel
import SwiftInterpreter

/// Answers "not mine" to everything; hosts override what they have.
class HostBase: HostModule {
  let reading: Reading
  init(_ reading: Reading) { self.reading = reading }

  /// Asked of every name that is looked up.
  private var declared: [String: Bool] = [:]
  final func declaresType(_ name: String) -> Bool {
    if let known = declared[name] { return known }
    let isDeclared = declares(TypeName.plain(name))
    declared[name] = isDeclared
    return isDeclared
  }
  /// - Parameter name: Without module, marks and generic arguments.
  func declares(_ name: String) -> Bool { false }
  func conformances(ofType name: String) -> [String] { [] }
  func isValueType(_ name: String) -> Bool { false }
  func resultBuilder(ofProtocol name: String, requirement: String) -> String? { nil }
  func declaresResultBuilder(_ name: String) -> Bool { false }
  func buildBlock(_ components: [Value], builder: String, in interpreter: Interpreter) throws -> Value? { nil }
  func callsAsFunction(_ protocolName: String) -> Bool { false }
  func construct(type: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  func staticMember(type: String, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? { nil }
  func function(name: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  func stub(
    type: String, name: String, call: Call, returns result: String?, in interpreter: Interpreter
  ) throws -> Value? { nil }
  func expansion(ofType type: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  func global(name: String, in interpreter: Interpreter) throws -> Value? { nil }
  func member(of value: Value, name: String, call: Call?, in interpreter: Interpreter) throws -> Value? { nil }
  func unknownType(_ name: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  func unknownMember(of value: Value, name: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  func setMember(of value: inout Value, name: String, to newValue: Value, in interpreter: Interpreter) throws -> Bool {
    false
  }
  func setElement(
    of value: inout Value, arguments: [Call.Argument], to newValue: Value, in interpreter: Interpreter
  ) throws -> Bool { false }
  func mutate(_ value: inout Value, name: String, call: Call, in interpreter: Interpreter) throws -> Value? { nil }
  func index(_ value: Value, arguments: [Call.Argument], in interpreter: Interpreter) throws -> Value? { nil }
  func binaryOperator(_ name: String, _ left: Value, _ right: Value, in interpreter: Interpreter) throws -> Value? {
    nil
  }
  func propertyWrapper(_ attribute: WrapperAttribute, in interpreter: Interpreter) throws -> (any WrapperStorage)? {
    nil
  }
  func missingWrapper(_ attribute: WrapperAttribute, in interpreter: Interpreter) throws -> (any WrapperStorage)? {
    nil
  }
  func cast(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? { nil }
  func resolve(_ member: ImplicitMember, as type: String, in interpreter: Interpreter) throws -> Value? {
    guard let first = member.links.first,
      var value = try staticMember(type: TypeName.plain(type), name: first.name, call: first.call, in: interpreter)
    else { return nil }
    for link in member.links.dropFirst() {
      value = try interpreter.member(of: value, link.name, call: link.call)
    }
    return value
  }
  func convert(_ value: Value, to type: String, in interpreter: Interpreter) throws -> Value? { nil }
}

/// Type names as the sources write them.
enum TypeName {
  private static let marks = [UInt8](" ?!<.".utf8)
  /// Without module, `any`/`some`, optional marks and generic arguments: `SwiftUI.Binding<Bool>?` → `Binding`.
  static func plain(_ name: String) -> String {
    // Asked of every member: nearly all names are plain already.
    guard name.utf8.contains(where: Self.marks.contains) else { return name }
    var text = Substring(name)
    for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    if let angle = text.firstIndex(of: "<") { text = text[..<angle] }
    for module in ["SwiftUI.", "SwiftUICore.", "Foundation.", "UIKit.", "Swift."] where text.hasPrefix(module) {
      text = text.dropFirst(module.count)
    }
    return String(text)
  }
}
