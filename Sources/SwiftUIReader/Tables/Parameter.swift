import SightlineModel

/// A parameter of a view's initialiser or of a modifier, as SwiftUI declares it.
struct Parameter: Hashable {
  /// `nil` for `_`.
  var label: String?
  var name: String
  var type: ParameterType
  /// A call may leave it out.
  var hasDefault = false
  /// It takes any number of arguments.
  var isVariadic = false
  var mayBeLeftOut: Bool { hasDefault || isVariadic }
}

/// What a parameter takes, as far as reading it goes (`vocabulary/reading.txt`).
struct ParameterType: RawRepresentable, Hashable, ExpressibleByStringLiteral {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }

  /// The content of the view: becomes the node's children.
  static let children: Self = "Children"
  /// Views that become an argument of the node.
  static let views: Self = "Views"
  /// A closure that something later runs.
  static let action: Self = "Action"
  /// A closure from a value to views, run when needed.
  static let builder: Self = "Builder"
  static let binding: Self = "Binding"
  static let titleKey: Self = "LocalizedStringKey"
  static let text: Self = "Text"
  static let any: Self = "Any"
  /// What a style of the project's own is handed.
  static let configuration: Self = "Configuration"

  var isClosure: Bool { self == .children || self == .views || self == .action || self == .builder }
  var isNumber: Bool { self == "CGFloat" || self == "Double" || self == "Int" }
}

/// One way to call a view's initialiser or a modifier.
struct Signature: Hashable {
  var parameters: [Parameter]
  var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

  /// - Parameter text: `_ edges?: Edge.Set, _ length?: CGFloat`: `?` has a default, `...` takes several; no parentheses or
  ///   commas inside types.
  init(_ text: Substring) {
    parameters = text.split(separator: ",").map { part in
      let halves = part.split(separator: ":", maxSplits: 1)
      let hasDefault = halves[0].last == "?"
      let isVariadic = halves[0].last == "."
      let names = halves[0].prefix { $0 != "?" && $0 != "." }.split(separator: " ")
      let type = halves.count > 1 ? halves[1].drop { $0 == " " } : "Any"
      let label = names[0] == "_" ? nil : String(names[0])
      return Parameter(
        label: label, name: String(names.last ?? ""), type: ParameterType(rawValue: String(type)),
        hasDefault: hasDefault, isVariadic: isVariadic)
    }
  }
}

/// What is made of a view or modifier.
enum Effect: String {
  /// It is read: an audit may see it.
  case read
  /// Nothing that an audit sees.
  case nothing
  /// Drawn by somebody else: a map, a web page. Kept as a placeholder and marked as not looked into.
  case unseen
}

/// A view of the host: its name, its node's kind and the ways to make it.
struct ViewEntry {
  var name: String
  var kind: ViewKind
  var effect: Effect
  var signatures: [Signature]
}

/// A modifier of the host.
struct ModifierEntry {
  var name: String
  var kind: ViewKind
  var effect: Effect
  /// Empty where it takes anything: SwiftUI has it on other platforms, and nothing is read of it.
  var signatures: [Signature]
}

/// Reads the tables: a line is `name kind effect (signature)`; lines with the same name are overloads, tried in order.
enum TableReader {
  struct Entry {
    var name: String
    var kind: ViewKind
    var effect: Effect
    var signatures: [Signature] = []
  }
  static func entries(_ text: String) -> [String: Entry] {
    var result: [String: Entry] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) }) {
      guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")") else { continue }
      let words = line[..<open].split(separator: " ")
      guard words.count == 3, let effect = Effect(rawValue: String(words[2])) else { continue }
      let name = String(words[0])
      let parameters = line[line.index(after: open)..<close]
      let signatures = parameters == "…" ? [] : [Signature(parameters)]
      result[name, default: Entry(name: name, kind: ViewKind(name: String(words[1])), effect: effect)].signatures +=
        signatures
    }
    return result
  }
}
