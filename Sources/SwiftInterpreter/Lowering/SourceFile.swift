import SightlineModel
import SwiftSyntax

/// A file of the project: its text, and lines for places.
final class SourceFile {
  let path: String
  let text: String
  let isStub: Bool
  /// Written by a tool: nothing in it is reported.
  let isGenerated: Bool
  var context: LoweringContext?
  /// The parser gave up on its nesting.
  var isTooDeep = false
  /// The parser found nothing wrong that keeps it from being read.
  var isReadAllTheSame = false
  /// A type declared inside a function body.
  var onLocalType: ((DeclSyntax, TypeDecl?) -> Void)?
  /// Aliases inside of functions, where they hold.
  private var localAliases: [String: [(within: Range<Int>, type: TypeNode)]] = [:]
  private(set) lazy var folders: [Substring] = path.split(separator: "/").dropLast()
  /// `Core` of `Packages/Core/Sources/Core/Image.swift`; `nil` outside of packages.
  private(set) lazy var module: Substring? = folders.lastIndex(of: "Sources").flatMap { index in
    index + 1 < folders.count ? folders[index + 1] : nil
  }
  /// Modules by the names that the file imports them under.
  private(set) lazy var imports: Set<Substring> = Set(
    text.split(separator: "\n").lazy.filter { $0.contains("import ") }.compactMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == ".") }
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "private", "package"].contains($0) })
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
      let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
      return name.split(separator: ".").first
    })
  private lazy var lines = LineTable(of: text)

  init(path: String, text: String, isStub: Bool, tree: SourceFileSyntax? = nil) {
    self.path = path
    self.text = text
    self.isStub = isStub
    isGenerated = isStub && GeneratedSource.isOne(text)
    self.tree = tree
  }

  func addLocalAlias(_ name: String, _ type: TypeNode, within block: Range<Int>) {
    localAliases[name, default: []].append((block, type))
  }

  /// What a name stands for at a place in a function: the innermost alias around it.
  func localAlias(_ name: String, at offset: Int) -> TypeNode? {
    guard !localAliases.isEmpty, let found = localAliases[name] else { return nil }
    return found.filter { $0.within.contains(offset) }.min { $0.within.count < $1.within.count }?.type
  }

  func location(utf8Offset: Int) -> SightlineModel.SourceLocation {
    lines.location(utf8Offset: utf8Offset, in: path)
  }

  /// UTF-8; `nil` for a place that it does not have.
  func offset(of location: SightlineModel.SourceLocation) -> Int? { lines.offset(of: location) }

  /// Whether integers are spoken of that are not as wide as `Int`, or texts as bytes.
  private(set) lazy var namesNarrowIntegers = ["Int8", "Int16", "Int32", ".utf8", ".utf16"].contains { contains($0) }
  /// Results of arithmetic that every integer type holds of which the file speaks.
  private(set) lazy var usualIntegers: ClosedRange<Int> =
    namesNarrowIntegers ? 0...127 : contains("UInt") ? 0...Int.max : Int.min...Int.max

  /// Whether its text has the words, byte by byte: far faster than by characters.
  func contains(_ words: String) -> Bool { text.holds(words) }

  /// As parsed; where nobody keeps the tree, parsed anew.
  var syntax: SourceFileSyntax { tree ?? ParsedFile(path: path, text: text).tree }
  /// What reads a project's files keeps their trees as long as programs are made of them: the program shares them.
  private let tree: SourceFileSyntax?

  func slice(_ start: Int, _ end: Int) -> String {
    let bytes = text.utf8
    guard start <= end, end <= bytes.count else { return "" }
    return String(bytes[bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)])
      ?? ""
  }
}

/// A place in the tree, turned into line and column only where somebody asks.
struct Place {
  /// Kept by the program that the place belongs to.
  private let source: Unmanaged<SourceFile>
  let offset: Int
  init(file: SourceFile, offset: Int) {
    source = .passUnretained(file)
    self.offset = offset
  }
  /// Elsewhere in the same file.
  @inline(__always)
  init(_ other: Place, offset: Int) { (source, self.offset) = (other.source, offset) }
  var file: SourceFile { source.takeUnretainedValue() }
  @inline(__always)
  var unownedFile: Unmanaged<AnyObject> { .fromOpaque(source.toOpaque()) }
  /// Distinguishes files.
  @inline(__always)
  var fileIdentity: UnsafeRawPointer { UnsafeRawPointer(source.toOpaque()) }
  var location: SightlineModel.SourceLocation { file.location(utf8Offset: offset) }
}
