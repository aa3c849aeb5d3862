import SightlineModel
import SwiftInterpreter

/// One file as it is written, and what is asked of it.
final class BehaviourFile {
  let outline: SourceOutline
  private let bytes: [UInt8]
  private let previews: [Range<Int>]
  /// Calls by their beginning, previews left out.
  let calls: [SourceOutline.Call]
  /// What the source names for VoiceOver, or hides from it.
  private(set) lazy var named = NamedParts(self)

  init(_ file: ParsedFile) {
    let outline = SourceOutline(file)
    let previews = outline.declarations.filter {
      $0.kind == .preview || $0.kind == .type && $0.attributes.contains("PreviewProvider")
    }.map(\.extent)
    (self.outline, self.previews) = (outline, previews)
    bytes = Array(file.text.utf8)
    calls = outline.calls.filter { call in !previews.contains { $0.contains(call.extent.lowerBound) } }
  }

  func slice(_ extent: Range<Int>) -> String {
    let extent = min(extent.lowerBound, bytes.count)..<min(extent.upperBound, bytes.count)
    return String(decoding: bytes[extent], as: UTF8.self)
  }
  func isInPreview(_ offset: Int) -> Bool { previews.contains { $0.contains(offset) } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What the texts and labels say that are made within a range, as it is written.
  func texts(in range: Range<Int>) -> [String] {
    calls(in: range).filter { ["Text", "Label"].contains($0.name) && $0.base == nil }
      .map { $0.arguments.first.map { slice($0.extent) } ?? "" }
  }

  /// The words of a literal as it is written; `nil` for any other expression, and where something is filled in.
  static func words(ofLiteral written: String) -> String? {
    guard written.hasPrefix("\""), !written.contains("\\(") else { return nil }
    return String(written.dropFirst().prefix { $0 != "\"" })
  }

  func calls(in extent: Range<Int>) -> [SourceOutline.Call] {
    calls.filter { extent.contains($0.nameOffset) }
  }

  /// What a chain of modifiers begins with.
  func root(of base: Range<Int>) -> SourceOutline.Call? {
    calls.filter { $0.base == nil && $0.extent.lowerBound == base.lowerBound }.max {
      $0.extent.count < $1.extent.count
    }
  }

  func type(around offset: Int) -> String? {
    outline.declarations.filter { $0.kind == .type && $0.extent.contains(offset) }
      .min { $0.extent.count < $1.extent.count }?.typeName
  }

  /// - Returns: The lines of the innermost type around a line.
  func type(atLine line: Int) -> ClosedRange<Int>? {
    outline.declarations.filter { $0.kind == .type }.map { type in
      let first = outline.location(utf8Offset: type.extent.lowerBound).line
      return first...max(first, outline.location(utf8Offset: type.extent.upperBound).line)
    }.filter { $0.contains(line) }.min { $0.count < $1.count }
  }

  /// Titles without words, as they are written.
  static let emptyTitles: Set<String> = ["\"\"", "Text(\"\")", "Text(verbatim: \"\")"]

  /// The function or property around a place.
  func member(around offset: Int) -> SourceOutline.Declaration? {
    outline.declarations.filter {
      ($0.kind == .function || $0.kind == .property) && $0.extent.contains(offset)
    }.min { $0.extent.count < $1.extent.count }
  }

  /// What stands between the braces of a function or of a property that is worked out.
  func content(of declaration: Range<Int>) -> Range<Int> {
    outline.scopes.filter { declaration.contains($0.lowerBound) && $0.upperBound <= declaration.upperBound }
      .max { $0.count < $1.count } ?? declaration
  }

  func functions(_ name: String) -> [Range<Int>] {
    outline.declarations.filter { $0.kind == .function && $0.name == name }.map(\.extent)
  }

  func extents(ofType name: String) -> [Range<Int>] {
    outline.declarations.filter { $0.kind == .type && $0.typeName == name }.map(\.extent)
  }

  func properties(of type: String) -> [SourceOutline.Declaration] {
    outline.declarations.filter { $0.kind == .property && $0.typeName == type }
  }

  /// What is given another value within a place, but for `false` and `nil`: those close and clear.
  func writes(in extent: Range<Int>, where isCounted: (Int) -> Bool = { _ in true }) -> [String] {
    let assigned = outline.assignments.filter {
      extent.contains($0.offset) && !isCleared(at: $0.offset) && isCounted($0.offset)
    }.map(\.path)
    let changed = calls(in: extent).filter { call in
      Self.changing.contains(call.name) && isCounted(call.nameOffset)
    }.compactMap { call in
      call.base.flatMap { outline.references.within($0).first?.path }
    }
    return assigned + changed
  }
  private static let changing: Set<String> = ["toggle", "append", "insert"]

  /// The line that a place is on.
  func line(around offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<min(offset, bytes.count)].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[min(offset, bytes.count)...].firstIndex(of: newline) ?? bytes.count
    return slice(start..<end)
  }

  /// What stands after the sign of an assignment, on its line.
  func value(assignedAt offset: Int) -> Substring {
    guard let line = text(after: offset).split(separator: "\n", maxSplits: 1).first,
      let sign = line.firstIndex(of: "=")
    else { return "" }
    return line[line.index(after: sign)...].drop { $0 == " " }
  }

  private func isCleared(at offset: Int) -> Bool {
    let value = value(assignedAt: offset)
    return value.hasPrefix("false") || value.hasPrefix("nil") || value.hasPrefix("[]") || value.hasPrefix("\"\"")
  }
  private func text(after offset: Int) -> String {
    String(decoding: bytes[min(offset, bytes.count)..<min(offset + 200, bytes.count)], as: UTF8.self)
  }

  /// The name is used for anything but to give it a value: within an expression, bound, by a key path.
  /// - Parameter type: Only there; `nil` for everywhere.
  func reads(_ name: String, of type: String?) -> Bool {
    let own = type.map { extents(ofType: $0) }
    func isThere(_ offset: Int) -> Bool {
      guard let own else { return true }
      return own.contains { $0.contains(offset) }
    }
    let roots = outline.references.filter {
      ($0.path == name || $0.path.hasPrefix(name + ".")) && isThere($0.offset)
    }
    if roots.contains(where: { $0.isBinding }) { return true }
    // What went wrong is `error` where it is handled.
    let isHandled = name == "error" || name == "err"
    let bare = roots.map(\.offset).filter { offset in
      text(after: offset).hasPrefix(name) && !(isHandled && outline.handlers.contains { $0.body.contains(offset) })
    }
    let members = outline.members.filter { $0.path == name && isThere($0.offset) && !isCase($0.offset) }.map(\.offset)
    return (bare + members).contains { isRead(at: $0, name) && !isInPreview($0) }
  }
  private func isRead(at offset: Int, _ name: String) -> Bool {
    let rest = text(after: offset + name.utf8.count)
    // `logger.error(…)` is a method.
    if rest.hasPrefix("(") { return false }
    let value = rest.drop { $0 == " " }
    return !value.hasPrefix("=") || value.hasPrefix("==")
  }
  /// `.error` without anything before its dot.
  func isCase(_ offset: Int) -> Bool {
    guard offset > 1, bytes[offset - 1] == UInt8(ascii: ".") else { return false }
    return [UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "\n")]
      .contains(bytes[offset - 2])
  }

  /// Calls within whose closures a place stands, from the inside out.
  func calls(around offset: Int) -> [SourceOutline.Call] {
    calls.filter { call in call.closures.contains { $0.contains(offset) } }
      .sorted { $0.extent.count < $1.extent.count }
  }

  /// Calls that are handed what stands at a place, from the inside out.
  func calls(handing offset: Int) -> [SourceOutline.Call] {
    calls.filter { call in call.nameOffset != offset && call.arguments.contains { $0.extent.contains(offset) } }
      .sorted { $0.extent.count < $1.extent.count }
  }

  /// Conditions that decide whether a place is reached.
  func conditions(around offset: Int) -> [String] {
    outline.conditions.filter { condition in condition.bodies.contains { $0.contains(offset) } }
      .map { slice($0.condition) }
  }

  /// What a control does: the argument that says so, or its first closure.
  func action(of call: SourceOutline.Call) -> Range<Int>? {
    call.arguments.first { ["action", "perform", "handler"].contains($0.label) }?.extent ?? call.closures.first
  }

  /// A place stands in what a call is handed, not in what it is called on.
  func holds(_ call: SourceOutline.Call, _ offset: Int) -> Bool {
    call.closures.contains { $0.contains(offset) } || call.arguments.contains { $0.extent.contains(offset) }
  }

  /// What a closure or a function calls and writes, by the last of each name.
  func actionNames(in extent: Range<Int>) -> Set<String> {
    let inside = calls(in: extent)
    let called = inside.filter { $0.name.first?.isLowercase == true && $0.name != "toggle" }.map(\.name)
    let written = outline.assignments.filter { extent.contains($0.offset) }.map { Self.last($0.path) }
    let toggled = inside.filter { $0.name == "toggle" }.compactMap { call in
      call.base.flatMap { outline.references.within($0).last }.map { Self.last($0.path) }
    }
    // `action: viewModel.save`
    let named =
      inside.isEmpty && written.isEmpty ? outline.references.within(extent).map { Self.last($0.path) } : []
    return Set(called + written + toggled + named)
  }

  /// Presentations that a value opens: `sheet(isPresented: $isOpen)`.
  func presentations(of name: String) -> [SourceOutline.Call] {
    calls.filter { call in
      Self.presenting.contains(call.name)
        && call.arguments.contains { argument in
          outline.references.within(argument.extent).contains { $0.isBinding && Self.last($0.path) == name }
        }
    }
  }
  static let asking: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  private static let presenting: Set<String> = asking.union([
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "inspector",
  ])

  /// `title` of `draft.title`; of a binding's `wrappedValue` the binding.
  static func last(_ path: String) -> String {
    let parts = path.split(separator: ".")
    return String((parts.last == "wrappedValue" ? parts.dropLast().last : parts.last) ?? "")
  }
}
