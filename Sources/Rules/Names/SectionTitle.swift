import SightlineModel

/// A text that works as the title of what stands below it, by its place and weight, whatever its size.
///
/// It stands alone on its line in a column or a list, but for an icon and buttons beside it, is of medium weight or heavier,
/// and of one that what follows is not, and no smaller than what follows (among peers, capitals may be), and either has peers in
/// the same column that are set alike, each with content of its own, or begins a block beside another that begins alike, or
/// stands above a list of like things or a block with several texts or a sentence.
/// Words that end in a colon above several things need no weight: “Features:”.
/// - Source: WCAG 2.2, 1.3.1 Info and Relationships, A, technique H42 read for apps. The numbers are our own.
struct SectionTitle {
  /// Characters a title has at most.
  private static let longest = 60

  /// It is told by its colon, not by its weight.
  let isLead: Bool

  init?(_ node: SceneNode, in scene: Scene) {
    guard let text = node.text, node.unknownTextReason == nil else { return nil }
    isLead = Self.weight(of: text) < FontWeight.medium.value
    guard !isLead || node.shownString?.trimmed.last == ":", let words = node.shownString?.trimmed, words.hasLetters,
      (2...Self.longest).contains(words.count),
      !".,;!…".contains(words.last!), scene.control(around: node) == nil,
      node.spoken != nil || scene.spokenOwner(of: node)?.kind == .label
    else { return nil }
    // The line that the text has to itself, and the column it stands in.
    guard let (line, column) = Self.line(of: node, in: scene), Self.isPage(column, in: scene) else { return nil }
    let children = scene.children(of: column)
    guard let place = children.firstIndex(where: { $0.id == line }) else { return nil }
    let blocks = children.map { Block($0, like: text, in: scene) }
    let own = Self.content(after: place, in: blocks)
    if isLead {
      guard Self.isLed(own, by: text) else { return nil }
      return
    }
    let peers = blocks.indices.filter { blocks[$0].isAlike }
    let mayBeSmall = peers.count > 1 && words == words.uppercased()
    if peers.count == 1, Self.beginsBlock(node, place, column, like: text, in: scene), !own.isEmpty { return }
    guard Self.isNamed(own, by: text, mayBeSmall) else { return nil }
    // Rows of one line of source that differ by their weight are unread or chosen.
    guard !own.contains(where: { $0.texts.contains { $0.source == node.source } }) else { return nil }
    if peers.count > 1 {
      let areNamed = peers.allSatisfy { Self.isNamed(Self.content(after: $0, in: blocks), by: text, mayBeSmall) }
      guard areNamed else { return nil }
    } else {
      guard !own.allSatisfy(\.isOfControls), !scene.isWithin(column, [.list]) || Self.isBlockOfWords(column, in: scene)
      else { return nil }
      // Alone it names a list, like things below each other, or a block that says enough to be looked for.
      let isList = own.count > 1 && Set(own.map(\.shape)).count == 1 && own.allSatisfy { $0.shape != nil }
      guard isList || own.contains(where: \.isLong) else { return nil }
    }
  }

  /// Several things right below, none of which is to be filled in or pressed: a list, or several lines.
  private static func isLed(_ content: [Block], by title: SceneText) -> Bool {
    guard let first = content.first, !first.isOfControls, !first.isTouched else { return false }
    let texts = content.prefix { !$0.isTouched && !$0.isOfControls && !$0.isLead }
    guard texts.reduce(0, { $0 + $1.texts.count }) > 1 else { return false }
    return first.texts.compactMap(\.text).allSatisfy { $0.measured.fontSize <= title.measured.fontSize }
  }

  /// A row of a list that is none of many: written once, and with more words than a title and what stands below it.
  private static func isBlockOfWords(_ column: SceneNode, in scene: Scene) -> Bool {
    guard let row = scene.ancestors(of: column).first(where: { $0.kind == .listRow }),
      let list = scene.ancestors(of: row).first(where: { $0.kind == .list || $0.kind == .form })
    else { return false }
    let texts = scene.subtree(of: column).filter { $0.isVisible && $0.shownString?.hasWords == true }
    guard texts.count >= leastOfBlock, !scene.subtree(of: row).contains(where: \.isInteractive) else { return false }
    return !scene.subtree(of: list).contains { other in
      other.kind == column.kind && other.id != column.id && other.source == column.source && other.source != nil
    }
  }
  private static let leastOfBlock = 4

  /// The first line of a block, where another block of the same column, written elsewhere, begins with a line that is set alike:
  /// “Publisher” above a picture, “More information” above a link.
  private static func beginsBlock(
    _ node: SceneNode, _ place: Int, _ block: SceneNode, like title: SceneText, in scene: Scene
  ) -> Bool {
    let before = scene.children(of: block)[..<place].flatMap(scene.subtree)
    guard !before.contains(where: { $0.isVisible && ($0.text != nil || $0.isInteractive) }) else { return false }
    var child = block
    for ancestor in scene.ancestors(of: block) {
      if !ancestor.isModifier, [.vStack, .lazyVStack].contains(ancestor.kind) {
        return scene.children(of: ancestor).contains { other in
          other.id != child.id && begins(other, like: title, notAt: node.source, in: scene)
        }
      }
      guard ancestor.isModifier || ancestor.children.count == 1 else { return false }
      child = ancestor
    }
    return false
  }

  private static func begins(
    _ block: SceneNode, like title: SceneText, notAt source: SourceLocation?, in scene: Scene
  ) -> Bool {
    let inside = scene.subtree(of: block).filter { $0.isVisible && !$0.isModifier }
    guard let first = inside.first(where: { $0.text != nil || $0.isInteractive || $0.kind == .image }),
      let text = first.text, first.source != source, first.shownString?.hasLetters == true
    else { return false }
    return weight(of: text) == weight(of: title) && text.measured.fontSize == title.measured.fontSize
      && scene.control(around: first) == nil
      && inside.contains { $0.id > first.id && ($0.text != nil || $0.isInteractive || $0.kind == .image) }
  }

  /// Of what is semibold or heavier alike, since fonts have different ones.
  private static func weight(of text: SceneText) -> Int {
    if text.measured.isSemibold { return FontWeight.semibold.value }
    let declared = (text.content.runs.first?.font ?? text.font).weight ?? .regular
    return min(declared.value, FontWeight.medium.value)
  }
  private static func isLighter(_ text: SceneText, than title: SceneText) -> Bool {
    weight(of: text) < weight(of: title)
  }

  private struct Block {
    /// A single text set like the title.
    var isAlike: Bool
    var texts: [SceneNode]
    /// What it is made of; `nil` for what shows nothing.
    var shape: String?
    /// All its words are those of buttons.
    var isOfControls: Bool
    /// Something in it reacts.
    var isTouched: Bool
    /// A line that leads to what follows itself.
    var isLead: Bool { texts.count == 1 && texts[0].shownString?.trimmed.last == ":" }

    init(_ node: SceneNode, like title: SceneText, in scene: Scene) {
      let inside = scene.subtree(of: node).filter { $0.isVisible && !$0.isModifier }
      let all = inside.filter { $0.shownString?.hasLettersOrDigits == true }
      let own = all.filter { !SectionTitle.isBeside($0, in: scene) }
      isOfControls = own.isEmpty && !all.isEmpty
      isTouched = inside.contains(where: \.isInteractive)
      texts = isOfControls ? all : own
      isAlike =
        !isOfControls && texts.count == 1 && texts[0].text!.measured.fontSize == title.measured.fontSize
        && SectionTitle.weight(of: texts[0].text!) >= SectionTitle.weight(of: title)
        && !inside.contains { $0.isInteractive && !SectionTitle.isBeside($0, in: scene) }
      let kinds = inside.filter { $0.text != nil || $0.kind == .image || $0.isInteractive }.map(\.kind.rawValue)
      shape = kinds.isEmpty ? nil : kinds.joined(separator: " ")
    }
    /// Says enough to be under a title: several things, or a sentence.
    var isLong: Bool { texts.count > 1 || texts.contains { NameWords.words($0.shownString ?? "").count > 5 } }
  }

  private static func content(after place: Int, in blocks: [Block]) -> [Block] {
    Array(blocks[(place + 1)...].prefix { !$0.isAlike }.filter { $0.shape != nil })
  }

  /// - Parameter mayBeSmall: The title may be smaller than what it names.
  private static func isNamed(_ content: [Block], by title: SceneText, _ mayBeSmall: Bool) -> Bool {
    guard content.count > 1 || content.first?.isLong == true else { return false }
    let texts = content.flatMap(\.texts).compactMap(\.text)
    guard !texts.isEmpty else { return false }
    return (mayBeSmall || texts.allSatisfy { $0.measured.fontSize <= title.measured.fontSize })
      && texts.contains { isLighter($0, than: title) || $0.measured.fontSize < title.measured.fontSize }
  }

  /// “See all” beside a title: a button, a menu or a link is no part of it. A switch is what the words beside it name.
  private static func isBeside(_ node: SceneNode, in scene: Scene) -> Bool {
    let control = node.isInteractive && !node.isModifier ? node : scene.control(around: node)
    return control.map { [.button, .navigationLink, .link, .menu].contains($0.kind) } ?? false
  }

  /// - Returns: The child of a column that holds the text and nothing else that shows or is tapped, but for buttons beside it.
  private static func line(of node: SceneNode, in scene: Scene) -> (line: Int, column: SceneNode)? {
    var line = node
    for ancestor in scene.ancestors(of: node) {
      if !ancestor.isModifier, ancestor.kind == .vStack || ancestor.kind == .lazyVStack {
        let isAlone = !scene.subtree(of: line).contains { other in
          other.id != node.id && other.isVisible && (other.text != nil || other.isInteractive)
            && !isBeside(other, in: scene)
        }
        return isAlone ? (line.id, ancestor) : nil
      }
      let holdsOneLine = [.hStack, .label, .listRow].contains(ancestor.kind) || ancestor.children.count == 1
      guard ancestor.isModifier || holdsOneLine else { return nil }
      line = ancestor
    }
    return nil
  }

  /// The column of a screen, not of a card or a row.
  private static func isPage(_ column: SceneNode, in scene: Scene) -> Bool {
    let rows: Set<ViewKind> = [
      .hStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .grid, .gridRow, .labeledContent,
    ]
    return column.frame.width > 0.6 * scene.bounds.width && !scene.isWithin(column, rows)
      && (!scene.isWithin(column, [.listRow]) || isBlockOfWords(column, in: scene))
      && scene.control(around: column) == nil && scene.spokenOwner(of: column) == nil
  }
}
