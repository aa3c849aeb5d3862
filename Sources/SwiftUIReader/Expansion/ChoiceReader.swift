import SightlineModel
import SwiftInterpreter

/// Whether an action chooses: it writes what the view compares, so that one of several looks chosen afterwards.
///
/// Rows that differ by their data alone are no choice. Decided from the source, once for each action.
final class ChoiceReader {
  private let files: [String: ParsedFile]
  private var outlines: [String: SourceOutline] = [:]
  private var lines: [String: Lines] = [:]
  private var known: [SourceLocation: Bool?] = [:]
  private var knownEffects: [SourceLocation: String?] = [:]
  private var knownWrites: [String: Set<String>] = [:]
  /// Paths, sorted, by the names of the functions that they declare; the texts are gone through once.
  private lazy var filesByFunction: [String: [String]] = {
    var result: [String: [String]] = [:]
    for path in files.keys.sorted() {
      for name in Self.functionNames(in: files[path]!.text) { result[name, default: []].append(path) }
    }
    return result
  }()

  init(_ files: [ParsedFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter location: Where the action's closure stands.
  /// - Returns: `nil` where the source does not tell.
  func chooses(_ location: SourceLocation) -> Bool? {
    if let known = known[location] { return known }
    let result = decide(location)
    known[location] = .some(result)
    return result
  }

  private func decide(_ location: SourceLocation) -> Bool? {
    guard let action = action(at: location) else { return nil }
    let (outline, lines, closure, type) = (action.outline, action.lines, action.closure, action.type)
    let extents = outline.declarations.filter { $0.kind == .type && $0.typeName == type }.map(\.extent)
    let members = outline.declarations.filter { $0.typeName == type && $0.kind != .type }
    // 1. What it writes, itself or by a function of the project.
    var written = Set(writes(in: closure, outline).map(Self.last))
    for call in outline.calls where closure.contains(call.extent.lowerBound) {
      // What a closure does that the view was given stands elsewhere.
      if call.base == nil, members.contains(where: { $0.kind == .property && $0.isStored && $0.name == call.name }) {
        return nil
      }
      written.formUnion(writes(ofFunction: call.name))
    }
    // 2. What is compared around it.
    let outside = outline.references.filter { reference in
      !closure.contains(reference.offset) && extents.contains { $0.contains(reference.offset) }
    }
    let isCompared = outside.contains { reference in
      written.contains(Self.last(reference.path))
        && (lines.compares(at: reference.offset)
          || outline.conditions.contains { $0.condition.contains(reference.offset) })
    }
    if isCompared { return true }
    // `send(.picked(scope))` beside `state.scope == scope`.
    let properties = Set(members.filter { $0.kind == .property }.map(\.name))
    let handed = Set(outline.references.within(closure).map(\.path)).filter {
      !properties.contains(String($0.prefix { $0 != "." }))
    }
    return outside.contains { handed.contains($0.path) && lines.compares(at: $0.offset) }
  }

  // MARK: What an action does

  /// - Parameter location: Where the action's closure stands.
  /// - Returns: What the closure does, in the words of the source and with the type it stands in, so that two of them
  ///   that do the same are equal; `nil` where that hangs on values of its surroundings.
  func effect(_ location: SourceLocation) -> String? {
    if let known = knownEffects[location] { return known }
    let result = readEffect(location)
    knownEffects[location] = .some(result)
    return result
  }

  /// The closure writes into a log and does nothing else: a tap there changes nothing that anybody sees.
  ///
  /// - Parameter location: Where it stands.
  func isInert(_ location: SourceLocation) -> Bool {
    guard let file = files[location.file], let action = action(at: location), action.closure.lowerBound >= action.offset
    else { return false }
    let lines = String(
      decoding: file.text.utf8.dropFirst(action.closure.lowerBound).prefix(action.closure.count), as: UTF8.self
    )
    .split(separator: "\n").map { $0.drop { " \t{".contains($0) } }.filter {
      !$0.hasPrefix("//") && $0 != "}" && !$0.isEmpty
    }
    guard lines.count < Self.mostInertLines, !lines.contains(where: { $0.contains("/*") }) else { return false }
    let calls = action.outline.calls.filter { action.closure.contains($0.extent.lowerBound) }
    let outer = calls.filter { call in
      !calls.contains {
        $0.extent != call.extent && $0.extent.lowerBound <= call.extent.lowerBound
          && $0.extent.upperBound >= call.extent.upperBound
      }
    }
    let nested = calls.filter { call in !outer.contains { $0.extent == call.extent } }
    guard nested.allSatisfy({ Self.ofWords.contains($0.name) }) else { return false }
    let isLogged = outer.allSatisfy { call in
      let base = call.base.map { extent in
        String(decoding: file.text.utf8.dropFirst(extent.lowerBound).prefix(extent.count), as: UTF8.self) + "."
      }
      return SilentFailureReader.isLogging((base ?? "") + call.name)
    }
    // Every line is one of the calls: no assignment, condition or value beside them.
    return isLogged && !outer.isEmpty && lines.count == outer.count
      && !action.outline.assignments.contains { action.closure.contains($0.offset) }
  }
  private static let mostInertLines = 4
  /// Calls that make words of something, and change nothing.
  private static let ofWords: Set<String> = ["String", "describing", "formatted", "Date", "type", "joined"]

  private func readEffect(_ location: SourceLocation) -> String? {
    guard let file = files[location.file], let action = action(at: location),
      action.closure.lowerBound >= action.offset, action.closure.count <= Self.longestEffect
    else { return nil }
    let (outline, closure, type) = (action.outline, action.closure, action.type)
    let members = Set(outline.declarations.filter { $0.typeName == type && $0.kind != .local }.map(\.name))
    let isOfType = outline.references.within(closure).allSatisfy { reference in
      let base = reference.path.prefix { $0 != "." }
      return members.contains(String(base)) || base.first?.isUppercase == true
    }
    guard isOfType, outline.calls.contains(where: { closure.contains($0.extent.lowerBound) }) else { return nil }
    let words = file.text.utf8.dropFirst(closure.lowerBound).prefix(closure.count)
      .split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    return "\(type): " + words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Bytes; what is longer is compared by nobody.
  private static let longestEffect = 400

  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "formSymmetricDifference",
  ]

  private func writes(in extent: Range<Int>, _ outline: SourceOutline) -> [String] {
    outline.assignments.filter { extent.contains($0.offset) }.map(\.path)
      + outline.calls.filter { extent.contains($0.extent.lowerBound) && Self.changing.contains($0.name) }.compactMap {
        $0.base.flatMap { outline.references.within($0).first?.path }
      }
  }

  private func writes(ofFunction name: String) -> Set<String> {
    if let known = knownWrites[name] { return known }
    var result: Set<String> = []
    defer { knownWrites[name] = result }
    for path in filesByFunction[name] ?? [] {
      guard let outline = outline(of: path) else { continue }
      for function in outline.declarations where function.kind == .function && function.name == name {
        result.formUnion(writes(in: function.extent, outline).map(Self.last))
      }
    }
    return result
  }

  /// What stands between `func` and a parenthesis.
  private static func functionNames(in text: String) -> Set<String> {
    var text = text
    return text.withUTF8 { bytes in
      var names: Set<String> = []
      let keyword = Array("func ".utf8)
      var start = 0
      while let found = bytes[start...].firstIndex(of: 0x66) {
        start = found + 1
        guard bytes[found...].starts(with: keyword) else { continue }
        let name = bytes[(found + keyword.count)...].prefix { $0 != 0x28 && $0 > 0x20 }
        if name.endIndex < bytes.endIndex, bytes[name.endIndex] == 0x28 {
          names.insert(String(decoding: name, as: UTF8.self))
        }
      }
      return names
    }
  }

  /// A closure and the type it stands in, both by UTF-8 offsets.
  private struct Action {
    let outline: SourceOutline
    let lines: Lines
    let offset: Int
    let closure: Range<Int>
    let type: String
  }

  private func action(at location: SourceLocation) -> Action? {
    guard let file = files[location.file], let outline = outline(of: location.file) else { return nil }
    let lines = self.lines[location.file] ?? Lines(file.text)
    self.lines[location.file] = lines
    guard let offset = lines.offset(of: location),
      let closure = outline.scopes.filter({ $0.contains(offset) }).min(by: { $0.count < $1.count }),
      let type = outline.declarations.filter({ $0.kind == .type && $0.extent.contains(offset) })
        .min(by: { $0.extent.count < $1.extent.count })?.typeName
    else { return nil }
    return Action(outline: outline, lines: lines, offset: offset, closure: closure, type: type)
  }

  private func outline(of path: String) -> SourceOutline? {
    if let known = outlines[path] { return known }
    let outline = files[path].map { SourceOutline($0) }
    outlines[path] = outline
    return outline
  }

  private static func last(_ path: String) -> String {
    let parts = path.split(separator: ".")
    // `selection.wrappedValue`: of a binding.
    return String((parts.last == "wrappedValue" ? parts.dropLast().last : parts.last) ?? "")
  }

  /// The lines of a file by UTF-8 offsets.
  private struct Lines {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ text: String) {
      let bytes = Array(text.utf8)
      starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
      self.bytes = bytes
    }

    func offset(of location: SourceLocation) -> Int? {
      guard starts.indices.contains(location.line - 1) else { return nil }
      return starts[location.line - 1] + location.column - 1
    }

    /// The line holds a comparison.
    func compares(at offset: Int) -> Bool {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle + 1 } else { high = middle }
      }
      let start = starts[max(0, low - 1)]
      let line = String(decoding: bytes[start...].prefix { $0 != 0x0A }, as: UTF8.self)
      return ["==", "!=", ".contains(", "isSelected"].contains { line.contains($0) }
    }
  }
}
