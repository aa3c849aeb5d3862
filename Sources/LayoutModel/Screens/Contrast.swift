import DesignTokens
public import SightlineModel

/// A text or symbol against what lies behind it, in one appearance.
public struct Contrast: Hashable, Sendable {
  /// The words of a text; `nil` for a symbol or shape.
  public let text: String?
  public let frame: Rect
  /// As drawn over what lies behind; `nil` where it is no single colour.
  public let foreground: RGBA?
  /// Composited; `nil` where it is no single colour.
  public let background: RGBA?
  /// 1 … 21; `nil` where a gradient, a picture or a material leaves it open.
  /// - Source: WCAG 2.2, contrast ratio.
  public let ratio: Double?
  /// What WCAG asks for: 4.5, 3 for large texts and for what is no text.
  /// - Source: WCAG 2.2, 1.4.3 and 1.4.11; large is 18 pt, or 14 pt bold.
  public let required: Double
  /// Why there is no ratio, as a clause.
  public let reason: String?
  /// `nil` where there is no ratio.
  public var isEnough: Bool? { ratio.map { $0 >= required } }

  init?(_ node: SceneNode) {
    guard let foreground = node.foreground, node.isDrawn, node.text != nil || node.imageName != nil else { return nil }
    text = node.text?.content.string
    frame = node.frame
    self.foreground = foreground.color
    background = node.backdrop?.color
    if let front = self.foreground, let back = background {
      ratio = DesignTokens.Contrast.ratio(front, back)
      reason = nil
    } else {
      ratio = nil
      reason = foreground.reason ?? node.backdrop?.reason ?? "what lies behind is not known"
    }
    let measured = node.text?.measured
    let isLarge =
      measured.map { LargeTextReading.native.isLarge(size: $0.fontSize, weight: $0.isBold ? 700 : 400) } ?? false
    required = (measured == nil ? PairUse.nonText : isLarge ? .largeText : .text).required()
  }
}

extension ResolvedPaint {
  fileprivate var color: RGBA? { if case .color(let color) = self { color } else { nil } }
  fileprivate var reason: String? {
    switch self {
    case .color: nil
    case .gradient(_, let reason), .image(let reason), .material(let reason), .unknown(let reason): reason
    }
  }
}
