import SightlineModel
import SwiftInterpreter

/// Lines that only previews use: the previews themselves, and constants that nothing else names.
///
/// Their words are samples and never shipped. A constant's lines run to the next declaration of its file.
struct PreviewSamples: Sendable {
  private(set) var lines: [String: [ClosedRange<Int>]] = [:]
  /// Views around content that they are given, that are called previews or are private, which nothing but previews uses.
  private(set) var previewedFrames: Set<String> = []

  /// - Parameter files: Every source with its text. Cost: linear in the text, once for each link of samples that use samples.
  init(_ interpreter: Interpreter, files: [(path: String, text: String)]) {
    let declared = interpreter.declarations
    let constants = interpreter.declaredConstants.filter { !$0.isStub }
    let previews =
      interpreter.previews.map { ($0.location, $0.lastLine) }
      + declared.filter { $0.conformances.contains("PreviewProvider") }.map { ($0.location, $0.lastLine) }
    guard !previews.isEmpty else { return }
    let starts = Dictionary(
      grouping: interpreter.declaredPlaces + previews.map(\.0), by: \.file
    ).mapValues { Set($0.map(\.line)).sorted() }
    func range(of constant: DeclaredConstant) -> ClosedRange<Int> {
      let start = constant.location
      let next = starts[start.file]?.first { $0 > start.line } ?? .max
      return start.line...max(start.line, next - 1)
    }
    func range(of type: DeclaredType) -> ClosedRange<Int> {
      type.location.line...max(type.location.line, type.lastLine)
    }
    for (place, last) in previews { lines[place.file, default: []].append(place.line...max(place.line, last)) }
    // Views that a provider declares for itself.
    let providers = declared.filter { $0.conformances.contains("PreviewProvider") }.map { $0.name + "." }
    for type in declared where providers.contains(where: type.name.hasPrefix) {
      lines[type.location.file, default: []].append(range(of: type))
    }
    // Constants used by samples alone are samples too.
    var left = constants
    let declaredAt = Dictionary(grouping: constants, by: \.name).mapValues { $0.map(\.location) }
    let views = declared.filter { !$0.isStub && $0.conformances.contains("View") }
    let privateViews = Self.ownFiles(of: views.map(\.location), in: files)
    let frames = views.filter {
      !$0.genericParameters.isEmpty || $0.name.contains("Preview") || privateViews.contains($0.location)
    }
    let ownFiles = Self.ownFiles(of: constants.filter { $0.owner == nil }.map(\.location), in: files)
    let uses = Self.uses(of: Set(constants.map(\.name) + frames.map(\.name)), in: files)
    defer {
      let previewed = frames.filter { type in
        let own = range(of: type)
        let places = (uses[type.name] ?? []).filter { $0.file != type.location.file || !own.contains($0.line) }
        return !places.isEmpty && places.allSatisfy { contains($0.file, $0.line) }
      }
      previewedFrames = Set(previewed.map(\.name))
      for frame in previewed { lines[frame.location.file, default: []].append(range(of: frame)) }
    }
    while true {
      let samples = left.filter { constant in
        let places = (uses[constant.name] ?? []).filter { use in
          declaredAt[constant.name]?.contains { $0.file == use.file && $0.line == use.line } != true
            && use.isOf(constant) && (!ownFiles.contains(constant.location) || use.file == constant.location.file)
        }
        return !places.isEmpty && places.allSatisfy { contains($0.file, $0.line) }
          || places.isEmpty && Use.isForPreviews(constant)
      }
      guard !samples.isEmpty else { return }
      for sample in samples {
        lines[sample.location.file, default: []].append(range(of: sample))
      }
      let names = Set(samples.map(\.location))
      left.removeAll { names.contains($0.location) }
    }
  }

  func contains(_ file: String, _ line: Int) -> Bool { lines[file]?.contains { $0.contains(line) } ?? false }

  /// Those of some files, or of all, in order; `nil` where there are none.
  func sourceLines(in files: Set<String>? = nil) -> [SourceLines]? {
    let found = lines.filter { files?.contains($0.key) ?? true }.flatMap { file, ranges in
      ranges.map { SourceLines(file: file, first: $0.lowerBound, last: min($0.upperBound, Self.lastLine)) }
    }
    return found.isEmpty ? nil : found.sorted { ($0.file, $0.first, $0.last) < ($1.file, $1.first, $1.last) }
  }
  /// Stands for a file's end.
  private static let lastLine = 1_000_000

  private struct Use {
    var file: String
    var line: Int
    /// What stands before the dot in front: nothing for `.preview`; `nil` where there is no dot.
    var base: String?

    /// Whether it can mean a constant, and not one of the same name of another type.
    func isOf(_ constant: DeclaredConstant) -> Bool {
      guard let owner = constant.owner?.split(separator: ".").last else {
        // `instance.field` is a member; a module may stand before a global.
        return base.map { $0.first?.isUppercase == true } ?? true
      }
      guard let base else { return file == constant.location.file }
      if base.isEmpty { return !Self.isForPreviews(constant) }
      return base == owner || base.first?.isUppercase != true || base == "Self"
    }

    /// `static let preview`, as samples are called: many types have one, so `.preview` does not say whose it is.
    static func isForPreviews(_ constant: DeclaredConstant) -> Bool {
      constant.owner != nil && constant.name.hasPrefix("preview")
    }
  }

  /// Declarations that are private to their files, by place.
  private static func ownFiles(
    of declared: [SourceLocation], in files: [(path: String, text: String)]
  ) -> Set<SourceLocation> {
    let wanted = Dictionary(grouping: declared, by: \.file)
    var found: Set<SourceLocation> = []
    for file in files {
      guard let places = wanted[file.path], file.text.contains("private") else { continue }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for place in places where lines.indices.contains(place.line - 1) {
        // What comes after the name is of what is declared within: `struct Card: View { @State private var isOn = false`.
        let words = lines[place.line - 1].utf8.prefix(max(0, place.column - 1)).split { $0 == 0x20 || $0 == 0x09 }
          .map { String(decoding: $0, as: UTF8.self) }
        if words.contains("private") || words.contains("fileprivate") { found.insert(place) }
      }
    }
    return found
  }

  /// Where names stand in sources, comments included.
  static func places(of names: Set<String>, in files: [(path: String, text: String)]) -> [String: [SourceLocation]] {
    uses(of: names, in: files).mapValues { $0.map { SourceLocation(file: $0.file, line: $0.line, column: 1) } }
  }

  private static func uses(of names: Set<String>, in files: [(path: String, text: String)]) -> [String: [Use]] {
    // Most words are none of the names: their length and ends tell, without making strings.
    let marks = Set(names.compactMap { mark(of: Array($0.utf8)[...]) })
    var uses: [String: [Use]] = [:]
    for file in files {
      let bytes = Array(file.text.utf8)
      var (start, lineNumber) = (0, 1)
      for end in 0...bytes.count where end == bytes.count || !isPartOfName(bytes[end]) {
        let word = bytes[start..<end]
        if let mark = mark(of: word), marks.contains(mark) {
          let name = String(decoding: word, as: UTF8.self)
          if names.contains(name) {
            uses[name, default: []].append(Use(file: file.path, line: lineNumber, base: base(of: bytes[..<start])))
          }
        }
        start = end + 1
        if end < bytes.count, bytes[end] == 0x0A { lineNumber += 1 }
      }
    }
    return uses
  }

  /// - Parameter text: What stands before a name.
  private static func base(of text: ArraySlice<UInt8>) -> String? {
    guard text.last == 0x2E else { return nil }
    let base = text.dropLast().reversed().prefix(while: isPartOfName)
    return String(decoding: base.reversed(), as: UTF8.self)
  }

  private static func mark(of word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first, let last = word.last else { return nil }
    return word.count << 16 | Int(first) << 8 | Int(last)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
