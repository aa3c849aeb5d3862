/// Declarations that stand for a module that is missing, written from how it is used, for a person to correct.
struct StubWriter {
  /// By the module's name, sorted.
  private(set) var files: [(module: String, text: String)] = []

  /// - Parameter imports: Of each missing module, the files that import it.
  init(_ used: UsedNames, imports: [String: Set<String>]) {
    var declarations: [String: [String]] = [:]
    func add(_ text: String, _ use: UsedNames.Use) {
      let (module, others) = Self.module(of: use.files, imports)
      guard let module else { return }
      let doubt = others.isEmpty ? "" : "// or of \(others.joined(separator: ", "))\n"
      declarations[module, default: []].append(doubt + text)
    }
    for (name, use) in used.types.sorted(by: { $0.key < $1.key }) { add(Self.type(name, use), use) }
    for (name, use) in used.wrappers.sorted(by: { $0.key < $1.key }) { add(Self.wrapper(name), use) }
    for (name, use) in used.functions.sorted(by: { $0.key < $1.key }) {
      add(Self.sorted(use.calls).map { "public func \(name)(\(Self.list($0))) -> Any \(Self.body)" }.joined("\n"), use)
    }
    for (name, use) in used.modifiers.sorted(by: { $0.key < $1.key }) {
      let functions = Self.sorted(use.calls).map { "  public func \(name)(\(Self.list($0))) -> some View { self }" }
      add("extension View {\n\(functions.joined("\n"))\n}", use)
    }
    files = declarations.keys.sorted().map { module in
      let head = """
        // Stands for \(module), as far as this project uses it: written by 'sightline init --stubs' from its uses.
        // Types of parameters and results are open; correct what matters: what is a view, what a member's type is.
        import SwiftUI
        """
      return (module, ([head] + declarations[module]!).joined("\n\n") + "\n")
    }
  }

  private static let body = "{ fatalError(\"declaration only\") }"

  /// The module that all of the files import; where several are, the one that the fewest other files import.
  private static func module(of files: Set<String>, _ imports: [String: Set<String>]) -> (String?, others: [String]) {
    let fitting = imports.filter { files.isSubset(of: $0.value) }.sorted {
      ($0.value.count, $0.key) < ($1.value.count, $1.key)
    }.map(\.key)
    return (fitting.first, Array(fitting.dropFirst().prefix(3)))
  }

  private static func type(_ name: String, _ use: UsedNames.Use) -> String {
    let view = use.isOfViews || use.isView ? ": View" : ""
    guard !use.isConformedTo else {
      return use.isSuperclass
        ? "open class \(name) {\n  public init() {}\n}" : "public protocol \(name)\(use.isOfViews ? ": View" : "") {}"
    }
    let parameters = (0..<use.genericParameters).map { "T\($0 + 1)" }
    var lines = ["public struct \(name)\(parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>")\(view) {"]
    lines += sorted(use.calls).map { "  public init(\(list($0))) {}" }
    lines += use.nestedTypes.sorted().map { "  public struct \($0) {}" }
    let functions = use.staticCalls.filter { !use.nestedTypes.contains($0.key) }
    for (function, calls) in functions.sorted(by: { $0.key < $1.key }) {
      lines += sorted(calls).map { "  public static func \(function)(\(list($0))) -> Any \(body)" }
    }
    for member in use.staticMembers.sorted() where functions[member] == nil && !use.nestedTypes.contains(member) {
      lines.append("  public static var \(member): \(instances.contains(member) ? name : "Any") \(body)")
    }
    if use.isView { lines.append("  public var body: some View \(body)") }
    return (lines + ["}"]).joined("\n")
  }
  private static let instances: Set<String> = ["shared", "default", "standard", "main", "current", "live", "preview"]

  private static func wrapper(_ name: String) -> String {
    """
    @propertyWrapper public struct \(name)<Value> {
      public init(_ key: Any) {}
      public var wrappedValue: Value {
        get \(body)
        nonmutating set {}
      }
      public var projectedValue: Binding<Value> \(body)
    }
    """
  }

  /// `name: Any, _ second: Any`.
  private static func list(_ labels: UsedNames.Labels) -> String {
    labels.enumerated().map { index, label in label.map { "\($0): Any" } ?? "_ value\(index + 1): Any" }
      .joined(separator: ", ")
  }

  private static func sorted(_ calls: Set<UsedNames.Labels>) -> [UsedNames.Labels] {
    calls.sorted { list($0) < list($1) }
  }
}

extension [String] {
  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}
