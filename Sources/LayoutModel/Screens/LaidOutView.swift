import DesignTokens
import Layout
public import SightlineModel
import SourceDocuments

/// A screen as laid out for one set of conditions. Lengths are points from the top left of the screen, whichever way
/// the text runs.
public struct LaidOutView: Sendable {
  let scene: Scene
  public let variant: Variant
  /// Views, modifiers and parameters that layout does not follow: the screen may look otherwise there.
  public let notLaidOut: [NotLaidOut]

  init(_ scene: Scene, _ unsupported: [UnsupportedView]) {
    self.scene = scene
    variant = scene.variant
    notLaidOut = unsupported.map {
      NotLaidOut(name: $0.kind.rawValue, reason: $0.reason, line: $0.source?.line ?? 0)
    }
  }

  /// The size of the screen.
  public var size: Size { variant.device.size }

  /// Views and modifiers, and what the system draws for them, each before what is in it.
  public var elements: [LaidOutElement] { scene.nodes.map { LaidOutElement($0) } }

  /// The element with an `accessibilityIdentifier` or an `id`: the first in document order.
  /// - Throws: ``LayoutModelError`` where none has it, with the nearest that one has.
  public func element(_ identifier: String) throws(LayoutModelError) -> LaidOutElement {
    guard let node = scene.nodes.first(where: { $0.identifiers.contains(identifier) }) else {
      let known = scene.nodes.flatMap(\.identifiers)
      throw LayoutModelError(
        .unknown(what: "element", name: identifier, nearest: nearestName(to: identifier, in: known)))
    }
    return LaidOutElement(node)
  }

  /// The frame of the element with an `accessibilityIdentifier` or an `id`.
  /// - Throws: ``LayoutModelError`` where none has it.
  public func frame(of identifier: String) throws(LayoutModelError) -> Rect { try element(identifier).frame }

  /// Every text as set, in document order.
  public var texts: [TextLayout] { scene.nodes.compactMap { TextLayout($0) } }

  /// - Returns: The first text that shows these words.
  /// - Throws: ``LayoutModelError`` where none does.
  public func text(_ words: String) throws(LayoutModelError) -> TextLayout {
    let texts = texts
    guard let text = texts.first(where: { $0.string == words }) else {
      throw LayoutModelError(
        .unknown(what: "text", name: words, nearest: nearestName(to: words, in: texts.map(\.string))))
    }
    return text
  }

  /// - Parameter index: 0-based, in document order.
  /// - Throws: ``LayoutModelError`` for an index that no text has.
  public func text(at index: Int) throws(LayoutModelError) -> TextLayout {
    let texts = texts
    guard texts.indices.contains(index) else {
      throw LayoutModelError(
        .outOfRange(parameter: "index", value: "\(index)", expected: "between 0 and \(texts.count - 1)"))
    }
    return texts[index]
  }

  /// What VoiceOver reads, in its order.
  public var spokenElements: [(element: SpokenElement, frame: Rect)] {
    scene.spokenElements.compactMap { node in node.spoken.map { ($0, node.frame) } }
  }

  /// Texts and symbols against what lies behind them.
  public var contrasts: [Contrast] { scene.nodes.compactMap { Contrast($0) } }

  /// - Returns: The contrast of the first text that shows these words.
  /// - Throws: ``LayoutModelError`` where none does.
  public func contrast(of words: String) throws(LayoutModelError) -> Contrast {
    let contrasts = contrasts
    guard let contrast = contrasts.first(where: { $0.text == words }) else {
      throw LayoutModelError(
        .unknown(what: "text", name: words, nearest: nearestName(to: words, in: contrasts.compactMap(\.text))))
    }
    return contrast
  }
}

extension SceneNode {
  /// What a person may ask for a node by.
  fileprivate var identifiers: [String] {
    var identifiers: [String] = []
    if let identifier = accessibility.identifier { identifiers.append(identifier) }
    if case .id(let id)? = modifier, let text = id.id.value?.text { identifiers.append(text) }
    return identifiers
  }
}

/// A view or modifier that layout does not follow.
public struct NotLaidOut: Hashable, Sendable {
  /// As SwiftUI names it, in lowerCamel.
  public let name: String
  /// As a clause.
  public let reason: String
  /// Of the call; 0 where it is not known.
  public let line: Int
}
