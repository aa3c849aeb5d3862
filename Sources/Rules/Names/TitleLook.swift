import SightlineModel

/// Whether a text is drawn as a title.
struct TitleLook {
  let numbers: RuleNumbers

  /// A title text style, or large, or large and bold.
  func isTitle(_ text: SceneText) -> Bool {
    let font = text.content.runs.first?.font ?? text.font
    switch font.base {
    case .style(let style):
      return [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2].contains(style)
        || style == .title3 && text.measured.isSemibold
    case .system(let declared), .custom(_, let declared, _), .files(_, let declared):
      let size = font.scaledFrom ?? declared
      return size >= numbers["size"] || text.measured.isSemibold && size >= numbers["size-bold"]
    }
  }
}
