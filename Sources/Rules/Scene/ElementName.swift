import SightlineModel

/// What messages call an element by: found while it is there, worded when it is reported.
enum ElementName: Sendable, Hashable {
  /// Its words, its label, or the name of its symbol.
  case words(String)
  /// A text with unknown parts, as far as it is known: `Page … of …`.
  case partOfText(String)
  case unknownText
  /// A text that is not known, by what the code writes: `Text(note.title)`.
  case code(String)
  /// What holds such a text.
  case holder(ViewKind, code: String)
  /// What kind of view it is; with a symbol that it shows.
  case kind(ViewKind?, symbol: String?)
  /// A picture by the name of its asset.
  case picture(String)
  /// A symbol of iOS's by its name.
  case symbol(String)

  init(_ node: SceneNode, in scene: Scene) {
    if node.isMadeUp {
      self = Self.unknown(node)
    } else if node.unknownTextReason != nil {
      self = node.knownWords.map(Self.partOfText) ?? Self.unknown(node)
    } else if let string = node.shownString, !string.isEmpty {
      self = .words(string)
    } else {
      self.init(wordless: node, scene.subtree(of: node), in: scene)
    }
  }

  private static func unknown(_ text: SceneNode) -> ElementName { text.writtenText.map(Self.code) ?? .unknownText }

  /// - Parameter family: The node and what is in it.
  private init(wordless node: SceneNode, _ family: ArraySlice<SceneNode>, in scene: Scene) {
    // A field is called by the label that stands before it rather than by what it shows while it is empty.
    if node.spoken?.nameSource == .placeholder, Field.kinds.contains(node.kind),
      let label = Field.visibleLabel(of: node, in: scene)
    {
      self = .words(label)
      return
    }
    if let spoken = node.spoken, !spoken.label.isEmpty, spoken.nameSource != .symbol,
      spoken.nameSource == .author || !family.contains(where: { $0.unknownTextReason != nil || $0.isMadeUp })
    {
      self = .words(spoken.said)
      return
    }
    // What turns while a picture loads gives way to it.
    let isBusy: (SceneNode) -> Bool = { $0.kind == .progressView && !$0.isModifier }
    // What only keeps room, `.hidden()` and `.opacity(0)`, is not what anybody calls it by.
    let seen = family.filter { $0.text == nil || $0.isVisible && $0.opacity > 0.01 }
    let inside = (seen.contains { $0.text != nil || $0.systemName != nil } ? seen : Array(family)).compactMap { inner in
      inner.isMadeUp ? "…" : inner.unknownTextReason == nil ? inner.shownString : inner.knownWords ?? "…"
    }.filter { !$0.isEmpty }
    let first = family.first { $0.text != nil }
    if node.isModifier, inside.first == "…", let code = first?.writtenText {
      self = .code(code)
    } else if inside.contains(where: { $0 != "…" }) {
      self = .words(inside.prefix(3).joined(separator: " "))
    } else if let symbol = node.systemName, !node.isSampleImage {
      self = .symbol(symbol)
    } else if let picture = node.pictureName, !node.isSampleImage {
      self = .picture(picture)
    } else {
      // A gesture is called by what it stands on, a control by the text in it.
      if let text = family.first(where: { $0.unknownTextReason != nil || $0.isMadeUp }) {
        if node.isModifier {
          self = Self.unknown(text)
          return
        }
        if let code = text.writtenText {
          self = .holder(node.kind, code: code)
          return
        }
      }
      // Or by the name that what it stands on was given.
      let spoken = family.lazy.filter { !isBusy($0) }.compactMap(\.spoken)
      if node.isModifier,
        let label = spoken.first(where: { $0.nameSource == .author || $0.nameSource == .content })?.said,
        !label.isEmpty
      {
        self = .words(label)
        return
      }
      let drawn = family.filter { !$0.isModifier && !Self.unseenHelpers.contains($0.kind) && !isBusy($0) }
      // The picture, not the circle behind it.
      let picture = drawn.first { $0.kind == .image && !$0.isSampleImage }
      if node.isModifier, let name = picture?.imageName, !name.isEmpty, picture?.systemName == nil {
        self = .picture(name)
        return
      }
      let thing = node.isModifier ? (picture ?? drawn.first ?? family.first(where: isBusy))?.kind : node.kind
      self = .kind(thing, symbol: family.first { $0.systemName != nil && !$0.isSampleImage }?.systemName)
    }
  }

  /// What measures, and draws nothing.
  private static let unseenHelpers: Set<ViewKind> = [.geometryReader, .group, .unseen]

  /// The text in typographic quotes, shortened; else the label, else the kind: `“Get Started”`, `The image`.
  var text: String {
    switch self {
    case .words(let words): words.quoted
    case .partOfText(let words): "The text \(words.quoted)"
    case .unknownText: "A text that is not known here"
    case .code(let code): code
    case .holder(let kind, let code): "The \(kind.words) with \(code)"
    case .picture(let name): "The image \(name.quoted)"
    case .symbol(let name): "The symbol \(name.quoted)"
    case .kind(let kind, nil): "The \(kind?.words ?? "view")"
    case .kind(let kind, let symbol?): "The \(kind?.words ?? "view") with the symbol \(symbol.quoted)"
    }
  }
}

extension SceneNode {
  /// What the code writes for a text that is not known.
  var writtenText: String? {
    text?.content.runs.lazy.flatMap(\.derivation).compactMap {
      if case .written(let code) = $0.kind { code } else { nil }
    }.first
  }
  /// Its words were made up for a value that nobody passed: they are not to be quoted.
  var isMadeUp: Bool {
    text?.content.runs.contains { $0.derivation.contains { $0.kind == .sample } } ?? false
  }
}
