package import SightlineModel

/// Something a person can do with what is shown that is no tap on it: a swipe that deletes a row, a date that is picked, an
/// action of VoiceOver's.
package struct Offer: Hashable, Sendable {
  /// Of the view or modifier that has it.
  package var location: SourceLocation
  /// As a person would name it.
  package var name: String
  /// Its number among the actions of the tree.
  package var action: Int
  /// What it does, in words that are equal where the actions are; `nil` where that can't be said.
  package var effect: String?
  /// It changes a value that is data: a date, one of many options.
  package var isOfData: Bool
}

extension Session {
  /// Beside the taps of what is laid out, in the order of the tree.
  package var offers: [Offer] { outcome.offers }
}
