import SightlineModel

/// Modifiers that have an effect in SwiftUI which layout does not follow yet.
enum LayoutGaps {
  /// - Returns: What is missing; `nil` when nothing is.
  static func reason(_ kind: ViewKind) -> String? { reasons[kind] }

  private static let reasons: [ViewKind: String] = [
    .chart: "not laid out",
    .colorEffect: "its colours are not known",
    .defaultScrollAnchor: "scroll content stays at offset 0",
    .distortionEffect: "drawn as if it were not there",
    .fontWidth: "text is measured at the standard width",
    .labelIconToTitleSpacing: "labels keep their own spacing",
    .labelReservedIconWidth: "labels keep their own spacing",
    .layerEffect: "drawn as if it were not there",
    .lineHeight: "text keeps its own line height",
    .listRowSpacing: "the rows of a section keep a common background",
    .listSectionMargins: "sections keep the list's own margins",
    .map: "not laid out",
    .navigationLinkIndicatorVisibility: "links in lists keep their chevron",
    .navigationSubtitle: "not laid out",
    .ornament: "not laid out",
    .projectionEffect: "drawn as if it were not there",
    .rotation3DEffect: "drawn as if it were not there",
    .tabViewBottomAccessory: "not laid out",
    .textRenderer: "text is drawn as usual",
    .textScale: "text keeps its size",
    .transformEffect: "drawn as if it were not there",
    .unknown: "unknown modifier: no effect on layout",
    .visualEffect: "drawn as if it were not there",
  ]
}
