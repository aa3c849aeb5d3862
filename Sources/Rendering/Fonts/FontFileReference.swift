/// A face in a font file, at a place on the axes of a variable font.
package struct FontFileReference: Hashable, Sendable {
  /// A value on one axis.
  package struct Variation: Hashable, Sendable {
    /// Four big-endian letters.
    package var tag: UInt32
    package var value: Double
    package init(tag: UInt32, value: Double) {
      self.tag = tag
      self.value = value
    }
  }
  package var path: String
  /// Of the face in its file.
  package var index: Int
  package var variations: [Variation]
  package init(path: String, index: Int = 0, variations: [Variation] = []) {
    self.path = path
    self.index = index
    self.variations = variations
  }
}
