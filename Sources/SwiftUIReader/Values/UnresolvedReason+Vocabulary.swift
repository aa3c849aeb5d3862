import SightlineModel
import Vocabulary

extension UnresolvedReason {
  init(_ unread: Vocabulary.Unread) { self.init(unread.words, isUndeclared: unread.isUndeclared) }
}
