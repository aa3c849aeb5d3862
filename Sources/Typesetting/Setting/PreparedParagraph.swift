package import SightlineModel

/// A paragraph shaped once, to be asked for its extent at any size and width.
///
/// Cost of an answer: a multiply-add per break opportunity; about a hundredth of shaping.
package struct PreparedParagraph: Sendable {
  let text: PreparedText
  let paragraph: Paragraph
  let typesetter: Typesetter

  /// - Parameters:
  ///   - contentSize: In place of the paragraph's.
  ///   - width: Points; `nil` is unlimited.
  package func extent(at contentSize: DynamicTypeSize, width: Double?, height: Double? = nil) -> TextExtent {
    if let quick = QuickExtent.extent(text, paragraph, contentSize, width: width ?? .infinity, height: height) {
      return quick
    }
    var copy = paragraph
    copy.contentSize = contentSize
    return typesetter.extent(text, copy, width: width, height: height)
  }
}
