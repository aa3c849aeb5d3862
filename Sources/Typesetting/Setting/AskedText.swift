import SightlineModel
import Synchronization

/// One paragraph with the answers given about it, shared by all layouts that show it: whoever has it is answered without
/// comparing texts again.
package final class AskedText: Sendable {
  let key: PreparationKey
  let paragraph: Paragraph
  private let known = Mutex(Known())

  private struct Known {
    var answers: [Extent: MeasuredText] = [:]
    var scaled: [Double: AskedText] = [:]
  }
  private struct Extent: Hashable {
    var width: Double?
    var height: Double?
  }
  /// Widths and heights that one text is asked about; hostile layouts ask about more.
  private static let limit = 64

  init(_ key: PreparationKey, _ paragraph: Paragraph) {
    self.key = key
    self.paragraph = paragraph
  }

  func answer(width: Double?, height: Double?, make: () -> MeasuredText) -> MeasuredText {
    let extent = Extent(width: width, height: height)
    if let answer = known.withLock({ $0.answers[extent] }) { return answer }
    let answer = make()
    known.withLock {
      if $0.answers.count >= Self.limit { $0.answers = [:] }
      $0.answers[extent] = answer
    }
    return answer
  }

  /// - Parameter textScale: In place of the paragraph's.
  package func scaled(to textScale: Double) -> AskedText {
    known.withLock {
      if let text = $0.scaled[textScale] { return text }
      if $0.scaled.count >= Self.limit { $0.scaled = [:] }
      var other = paragraph
      other.textScale = textScale
      let text = AskedText(key, other)
      $0.scaled[textScale] = text
      return text
    }
  }
}
