import SightlineModel

/// What the sources pass to the initialisers of the app's own types, by their simple names.
package struct PassedArguments: Sendable {
  /// One call.
  struct Call: Sendable {
    enum Given {
      case omitted
      case given(GivenValue)
      /// Nothing that the source alone tells.
      case expression(file: String, offset: Int?)
    }
    struct Argument: Sendable {
      let label: String
      /// `nil` where only its type may tell.
      let value: GivenValue?
      /// `nil` where the expression asks for what may be missing.
      let offset: Int?
    }
    let file: String
    let arguments: [Argument]
    /// Closures without a label, behind the parentheses or in them.
    let plainClosures: Int
    /// `.init(…)`: what it makes its surroundings say.
    let isImplicit: Bool
    var labels: Set<String> { Set(arguments.map(\.label)) }

    /// - Returns: `nil` where it is not seen which parameter a closure without a label is for.
    func value(of label: String, among parameters: [GivenParameter]) -> Given? {
      if let argument = arguments.first(where: { $0.label == label }) {
        return argument.value.map(Given.given) ?? .expression(file: file, offset: argument.offset)
      }
      guard plainClosures > 0 else { return .omitted }
      let passed = labels
      let open = parameters.filter { $0.takesClosure != false && !($0.label.map(passed.contains) ?? false) }
      guard open.contains(where: { $0.label == label }) else { return .omitted }
      return open.count == 1 ? .given(.there) : nil
    }
  }

  /// Names after a dot where a value is made: `done` of `state = .done`, and not of `case .done:` or `== .done`.
  private var made: Set<String> = []
  private var named: [String: [Call]] = [:]
  private var implicit: [Call] = []
  /// Types with calls that can't be looked through: `map(Row.init)`, `Self(…)`.
  private var open: Set<String> = []

  /// - Parameters:
  ///   - files: Outlines with the texts they are of.
  ///   - types: Simple names of the types that are asked for.
  package init(_ files: some Sequence<(SourceOutline, String)>, of types: Set<String>) {
    for (outline, text) in files {
      let bytes = Array(text.utf8)
      func slice(_ extent: Range<Int>) -> String { String(decoding: bytes[extent], as: UTF8.self) }
      var initCalls: Set<Int> = []
      for call in outline.calls {
        var name = call.name
        var isImplicit = false
        if name == "init" {
          initCalls.insert(call.nameOffset)
          guard let base = call.base else { continue }
          let words = slice(base)
          if words.isEmpty {
            isImplicit = true
          } else {
            name = String(words.prefix { $0 != "<" }.split(separator: ".").last ?? "")
          }
        }
        if name == "Self" || name == "self" {
          open.formUnion(Self.types(around: call.nameOffset, in: outline))
          continue
        }
        guard isImplicit || types.contains(name) else { continue }
        let read = Self.call(call, in: outline.path, slice, isImplicit: isImplicit)
        if isImplicit { implicit.append(read) } else { named[name, default: []].append(read) }
      }
      noteMade(outline, bytes)
      for member in outline.members where member.path == "init" && !initCalls.contains(member.offset) {
        var start = max(0, member.offset - 1)
        while start > 0, SourceFile.isWordByte(bytes[start - 1]) { start -= 1 }
        open.insert(slice(start..<max(start, member.offset - 1)))
      }
    }
  }

  private static func call(
    _ call: SourceOutline.Call, in file: String, _ slice: (Range<Int>) -> String, isImplicit: Bool
  ) -> Call {
    var arguments: [Call.Argument] = []
    let closures = Set(call.closures)
    for argument in call.arguments where !(argument.label == nil && closures.contains(argument.extent)) {
      guard let label = argument.label else { continue }
      let text = slice(argument.extent)
      arguments.append(
        .init(
          label: label, value: closures.contains(argument.extent) ? .there : GivenValue(text),
          offset: text.contains("?") ? nil : argument.extent.lowerBound))
    }
    var plainClosures = 0
    for (extent, label) in zip(call.closures, call.closureLabels) {
      guard let label else {
        plainClosures += 1
        continue
      }
      if !arguments.contains(where: { $0.label == label }) {
        arguments.append(.init(label: label, value: .there, offset: extent.lowerBound))
      }
    }
    return Call(file: file, arguments: arguments, plainClosures: plainClosures, isImplicit: isImplicit)
  }

  private static func types(around offset: Int, in outline: SourceOutline) -> [String] {
    outline.declarations.filter { $0.kind == .type && $0.extent.contains(offset) }.map {
      String($0.name.split(separator: ".").last ?? "")
    }
  }

  private mutating func noteMade(_ outline: SourceOutline, _ bytes: [UInt8]) {
    var patterns = outline.conditions.flatMap { $0.cases.map(\.pattern) }
    patterns.sort { $0.lowerBound < $1.lowerBound }
    var next = 0
    for member in outline.members {
      while next < patterns.count, patterns[next].upperBound <= member.offset { next += 1 }
      if next < patterns.count, patterns[next].contains(member.offset) { continue }
      if !Self.isMatched(at: member.offset, bytes) { made.insert(member.path) }
    }
  }

  /// It is compared with, or matched by `if case`.
  private static func isMatched(at offset: Int, _ bytes: [UInt8]) -> Bool {
    var index = offset - 1
    while index >= 0, SourceFile.isWordByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index -= 1 }
    let isApart = index >= 0 && SourceFile.isSpaceByte(bytes[index])
    while index >= 0, SourceFile.isSpaceByte(bytes[index]) { index -= 1 }
    guard index >= 1 else { return false }
    if bytes[index] == UInt8(ascii: "="), [UInt8(ascii: "="), UInt8(ascii: "!")].contains(bytes[index - 1]) {
      return true
    }
    guard isApart else { return false }
    return ["case", "let", "var"].contains { word in
      index + 1 >= word.utf8.count && bytes[(index + 1 - word.utf8.count)...index].elementsEqual(word.utf8)
    }
  }

  func isMade(_ name: String) -> Bool { made.contains(name) }

  /// - Returns: `nil` where some of the calls are not seen, or there is none.
  func calls(of type: String) -> [Call]? {
    guard !open.contains(type), let calls = named[type] else { return nil }
    return calls + implicit
  }
}
