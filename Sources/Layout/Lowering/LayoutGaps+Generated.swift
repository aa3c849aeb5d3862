// Written by Scripts/generate-payloads from Sources/Vocabulary/Data/modifiers.txt; changes belong there.

import SightlineModel

extension LayoutGaps {
  /// What layout does not follow of SwiftUI's modifiers yet.
  static let declared: [ViewKind: String] = [
    .badge: "the badge is not drawn",
    .colorEffect: "its colours are not known",
    .defaultScrollAnchor: "scroll content stays at offset 0",
    .distortionEffect: "drawn as if it were not there",
    .fontWidth: "text is measured at the standard width",
    .layerEffect: "drawn as if it were not there",
    .lineHeight: "text keeps its own line height",
    .listRowSpacing: "the rows of a section keep a common background",
    .listSectionMargins: "sections keep the list's own margins",
    .listSectionSeparator: "sections keep their separators",
    .navigationSubtitle: "not laid out",
    .projectionEffect: "drawn as if it were not there",
    .rotation: "the outline stays as it is",
    .rotation3DEffect: "drawn as if it were not there",
    .searchScopes: "scopes are not drawn",
    .size: "the outline stays as it is",
    .tabViewBottomAccessory: "not laid out",
    .textRenderer: "text is drawn as usual",
    .textScale: "text keeps its size",
    .transformEffect: "drawn as if it were not there",
    .visualEffect: "drawn as if it were not there",
  ]
}
