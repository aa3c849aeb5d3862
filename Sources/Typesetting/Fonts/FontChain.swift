import SightlineModel
import Synchronization

/// Faces in the order in which they are asked for a character: the one wanted, the system font, the script's own.
final class FontChain: Sendable {
  struct Key: Hashable {
    enum Base: Hashable {
      case system(FontDesign)
      case custom(String)
      case files([String])
    }
    var base: Base
    var weight: FontWeight
    /// Whether the code names a weight: a custom font keeps its own otherwise.
    var isWeightExplicit: Bool
    var isItalic: Bool
  }

  let key: Key
  /// Faces asked first, in order.
  let leading: [StyledFace]
  /// The family asked for is not there; the system font is used.
  let isSubstituted: Bool
  let problems: [FontProblem]
  /// Keeps the chains that it made; what is measured asks it while it is there.
  private weak let store: FontStore?
  private let byScript = Mutex<[ScriptKey: [StyledFace]]>([:])
  private struct ScriptKey: Hashable {
    var script: UInt32
    var han: ScriptFonts.HanForm?
  }

  init(_ key: Key, store: FontStore) {
    self.key = key
    self.store = store
    var problems: [FontProblem] = []
    switch key.base {
    case .system(let design):
      leading = SystemFont.faces(design: design, weight: key.weight, italic: key.isItalic, store: store)
      isSubstituted = false
    case .custom(let name):
      let own = store.projectFace(name, weight: key.isWeightExplicit ? key.weight : nil, italic: key.isItalic)
      let system = SystemFont.faces(design: .default, weight: key.weight, italic: key.isItalic, store: store)
      leading = (own.map { [StyledFace(text: $0, standIn: .asIs, weight: key.weight)] } ?? []) + system
      isSubstituted = own == nil
    case .files(let names):
      leading = names.compactMap { name in
        do throws(FontProblem) {
          let (path, index) = Self.split(name)
          // A bare name that is no file here is looked up among the machine's fonts.
          let found = path.contains("/") || store.isFile(path) ? path : store.system.path(ofFirst: [path]) ?? path
          return StyledFace(text: try store.face(path: found, index: index), standIn: .asIs, weight: key.weight)
        } catch {
          problems.append(error)
          return nil
        }
      }
      isSubstituted = !problems.isEmpty
    }
    self.problems = problems
  }

  var primary: StyledFace? { leading.first }

  /// The face for one grapheme cluster.
  /// - Parameter isEmoji: The cluster asks for its emoji form.
  func face(for characters: [UInt32], script: UInt32, han: ScriptFonts.HanForm, isEmoji: Bool) -> StyledFace? {
    if isEmoji, let emoji = emojiFace, emoji.covers(characters.prefix(1)) { return emoji }
    for face in leading where face.covers(characters) { return face }
    if case .files = key.base { return leading.first { $0.covers(characters.prefix(1)) } }
    let candidates = scriptFaces(script, han)
    return candidates.first { $0.covers(characters) } ?? leading.first { $0.covers(characters.prefix(1)) }
      ?? candidates.first { $0.covers(characters.prefix(1)) }
  }

  private var emojiFace: StyledFace? {
    if case .files = key.base { return leading.first { $0.text.hasColor } }
    return scriptFaces(ScriptFonts.emojiTag, .simplified).first
  }

  private func scriptFaces(_ script: UInt32, _ han: ScriptFonts.HanForm) -> [StyledFace] {
    let scriptKey = ScriptKey(script: script, han: ScriptFonts.usesHanForm(script) ? han : nil)
    if let known = byScript.withLock({ $0[scriptKey] }) { return known }
    let serif = key.base == .system(.serif)
    let found = ScriptFonts.files(for: script, han: han, weight: key.weight, serif: serif).compactMap { file in
      store?.systemFace([file.name], index: file.index).map {
        StyledFace(text: $0, standIn: .script(script), weight: key.weight)
      }
    }
    byScript.withLock { $0[scriptKey] = found }
    return found
  }

  /// `b.ttc#1` is face 1 of b.ttc.
  private static func split(_ name: String) -> (path: String, index: Int) {
    guard let mark = name.lastIndex(of: "#"), let index = Int(name[name.index(after: mark)...]) else {
      return (name, 0)
    }
    return (String(name[..<mark]), index)
  }
}

/// A face, what it stands in for, and its second optical master where it has one.
struct StyledFace: Sendable {
  enum StandIn: Hashable, Sendable {
    /// The font that was asked for.
    case asIs
    /// SF Pro itself: two optical masters and Apple's tracking.
    case sanFrancisco
    /// Inter, calibrated.
    case calibrated
    /// Another design or family in place of the system's.
    case design(FontDesign)
    /// Noto in place of iOS's font for a script.
    case script(UInt32)
  }
  var text: FontFace
  var display: FontFace?
  var standIn: StandIn
  var weight: FontWeight
  /// Factor on the size, so that a stand-in is as wide as what it stands in for.
  var sizeFactor: Double = 1

  func covers(_ characters: some Sequence<UInt32>) -> Bool { characters.allSatisfy { text.glyph(for: $0) != nil } }
}
