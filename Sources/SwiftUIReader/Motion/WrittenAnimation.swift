package import SightlineModel
package import SwiftInterpreter

/// An animation as it is written, and what the source says of what it moves.
package struct WrittenAnimation: Sendable {
  package enum Movement: Hashable, Sendable {
    /// These properties for certain, by the names of `MotionFacts`; none of them where it only fades or nothing moves.
    case known([String])
    case unknown
    /// Reduce Motion is asked for around it.
    case gated
  }
  /// `withAnimation`, `animation`, `TimelineView`, or the modifier that moves something while somebody scrolls.
  package var api: String
  package var location: SourceLocation
  package var movement: Movement
  /// It starts by itself when its view appears, and goes on as long as that is there.
  package var isEndless: Bool

  package init(api: String, location: SourceLocation, movement: Movement, isEndless: Bool = false) {
    (self.api, self.location, self.movement, self.isEndless) = (api, location, movement, isEndless)
  }

  /// Animations of a project, previews left out, in the order of the files and of their lines.
  ///
  /// What an animation changes is followed through the type it stands in: assignments in the closure, or the value it
  /// watches, to the modifiers that read them. Where it leaves the type, nothing is known.
  /// - Parameter files: The project's own. Cost: linear in the text of the files that animate.
  package static func all(in files: [ParsedFile]) -> [WrittenAnimation] {
    let animated = files.filter { file in names.contains { file.text.holds($0) } }
    guard !animated.isEmpty else { return [] }
    let declared = DeclaredNames(files)
    return animated.flatMap { AnimationReader(SourceOutline($0), text: $0.text, declared: declared).animations }
  }
  private static let names = ["withAnimation", ".animation", "LottieView"] + AnimationReader.scrollNames
}

/// Names that the project declares anywhere: what they do is not known by their name.
struct DeclaredNames {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  /// `GeometryEffect`s, with what each moves.
  private(set) var effects: [String: [String]] = [:]

  init(_ files: [ParsedFile]) {
    for file in files {
      var last: [UInt8] = []
      for word in file.text.utf8.split(whereSeparator: { !Self.isPartOfName($0) }) {
        switch last {
        case Self.structure, Self.object: types.insert(String(decoding: word, as: UTF8.self))
        case Self.function: functions.insert(String(decoding: word, as: UTF8.self))
        default: break
        }
        last = word.count <= 6 ? Array(word) : []
      }
      if file.text.holds("GeometryEffect") { effects.merge(GeometryEffects.all(in: file)) { $1 } }
    }
  }
  private static let structure = Array("struct".utf8)
  private static let object = Array("class".utf8)
  private static let function = Array("func".utf8)
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
