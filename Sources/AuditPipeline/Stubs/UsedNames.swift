import SightlineModel
import SwiftInterpreter

/// How a project uses names that nobody declares, by what its sources say alone.
struct UsedNames {
  /// Labels of a call's arguments; `nil` where there is none.
  typealias Labels = [String?]

  struct Use {
    var calls: Set<Labels> = []
    var staticCalls: [String: Set<Labels>] = [:]
    var staticMembers: Set<String> = []
    var nestedTypes: Set<String> = []
    /// Own types conform to it, or inherit it.
    var isConformedTo = false
    /// All of those are classes, and name it first.
    var isSuperclass = true
    /// Some of them have a `body`.
    var isOfViews = false
    /// Made where a view stands.
    var isView = false
    var genericParameters = 0
    var files: Set<String> = []
  }
  private(set) var types: [String: Use] = [:]
  private(set) var functions: [String: Use] = [:]
  private(set) var modifiers: [String: Use] = [:]
  private(set) var wrappers: [String: Use] = [:]

  /// - Parameters:
  ///   - unresolved: Names that a run met and nobody declares.
  ///   - conformances: Protocols and superclasses that nobody declares.
  ///   - isKnown: Types that have a declaration: of what they lack nobody is to write one.
  init(
    _ files: [ParsedFile], unresolved: [AuditReport.Unresolved], conformances: Set<String>, isKnown: (String) -> Bool
  ) {
    for name in conformances { types[name] = Use() }
    for item in unresolved where item.isUndeclared { note(item.what, isKnown) }
    for file in files { read(SourceOutline(file), [UInt8](file.text.utf8)) }
    func used(_ uses: [String: Use]) -> [String: Use] { uses.filter { !$0.value.files.isEmpty } }
    (types, functions, modifiers, wrappers) = (used(types), used(functions), used(modifiers), used(wrappers))
  }

  /// `Store`, `Store(state:)`, `with(_:_:)`, `.themed()`, `@Injected`.
  private mutating func note(_ what: String, _ isKnown: (String) -> Bool) {
    let name = String(what.drop { $0 == "@" || $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard let first = name.first, first.isLetter else { return }
    if what.hasPrefix("@") {
      wrappers[name] = Use()
    } else if what.hasPrefix(".") {
      modifiers[name] = Use()
    } else if first.isUppercase {
      if !isKnown(name), !Self.isOfTheSystem(name) { types[name] = Use() }
    } else if what.dropFirst(name.count).hasPrefix("(") {
      functions[name] = Use()
    }
  }

  /// Names of the system's frameworks begin with two capitals of their own.
  private static func isOfTheSystem(_ name: String) -> Bool {
    let head = name.prefix(3)
    guard head.count == 3, head.allSatisfy(\.isUppercase), !name.allSatisfy({ $0.isUppercase }) else { return false }
    return prefixes.contains(String(head.prefix(2)))
  }
  private static let prefixes: Set<String> = [
    "AR", "AS", "AV", "CA", "CG", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "EK", "GK", "HK", "HM", "IN", "LA", "LP",
    "MC", "MF", "MK", "ML", "MP", "MT", "NS", "NW", "OS", "PH", "PK", "QL", "SF", "SK", "SL", "UI", "UN", "UT", "VN",
    "WC", "WK",
  ]

  // MARK: Reading

  private mutating func read(_ outline: SourceOutline, _ text: [UInt8]) {
    func words(_ extent: Range<Int>) -> String { String(decoding: text[extent], as: UTF8.self) }
    for call in outline.calls {
      // Trailing closures are no arguments.
      let trailing = call.closures.filter { closure in !call.arguments.contains { $0.extent.overlaps(closure) } }
      let labels = call.arguments.map(\.label) + Labels(repeating: nil, count: trailing.count)
      guard let base = call.base else {
        types[call.name]?.add(labels, outline.path, isView: call.isStatement)
        functions[call.name]?.add(labels, outline.path)
        continue
      }
      modifiers[call.name]?.add(labels, outline.path)
      let receiver = words(base)
      types[receiver]?.files.insert(outline.path)
      types[receiver]?.staticCalls[call.name, default: []].insert(labels)
    }
    for reference in outline.references {
      let parts = reference.path.split(separator: ".").map(String.init)
      types[parts[0]]?.files.insert(outline.path)
      if parts.count > 1 { types[parts[0]]?.staticMembers.insert(parts[1]) }
    }
    for type in outline.types {
      let parts = type.path.split(separator: ".").map(String.init)
      types[parts[0]]?.files.insert(outline.path)
      if parts.count > 1 { types[parts[0]]?.nestedTypes.insert(parts[1]) }
      let rest = text[min(text.count, type.offset + parts[0].utf8.count)...].prefix(200)
      types[parts[0]]?.note(genericParameters: Self.parameterCount(rest))
    }
    for declared in outline.declarations {
      for (index, attribute) in declared.attributes.enumerated() {
        let name = String(attribute.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard declared.kind == .type else {
          wrappers[name]?.files.insert(outline.path)
          continue
        }
        guard types[name] != nil else { continue }
        let head = words(declared.extent).prefix { $0 != "{" }
        types[name]!.files.insert(outline.path)
        types[name]!.isConformedTo = true
        if index > 0 || !head.split(separator: " ").contains("class") { types[name]!.isSuperclass = false }
        let hasBody = outline.declarations.contains { $0.name == "body" && $0.typeName == declared.typeName }
        if hasBody { types[name]!.isOfViews = true }
      }
    }
  }

  /// Of what follows a type's name: 2 for `<State, Action>`.
  private static func parameterCount(_ text: ArraySlice<UInt8>) -> Int {
    guard text.first == UInt8(ascii: "<") else { return 0 }
    var depth = 0
    var count = 1
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return count }
      case UInt8(ascii: ","): if depth == 1 { count += 1 }
      default: break
      }
    }
    return 0
  }
}

extension UsedNames.Use {
  fileprivate mutating func add(_ labels: UsedNames.Labels, _ file: String, isView: Bool = false) {
    calls.insert(labels)
    files.insert(file)
    if isView { self.isView = true }
  }
  fileprivate mutating func note(genericParameters count: Int) { genericParameters = max(genericParameters, count) }
}
