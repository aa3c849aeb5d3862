/// Which of the words that are gone became which of those that are new, at one place.
package enum ChangedWords {
  /// Those go together that share half of their words, the most alike first; what shares less is gone, and new.
  ///
  /// - Parameter isSure: Where one is gone and one is new, they are one, whatever they say: nothing hangs on it.
  /// - Returns: Indices, each at most once.
  package static func pairs(
    gone: [String], new: [String], whereAlone isSure: Bool = true
  ) -> [(gone: Int, new: Int)] {
    if isSure, gone.count == 1, new.count == 1 { return [(0, 0)] }
    let (before, after) = (gone.map(words), new.map(words))
    var likenesses: [(likeness: Double, gone: Int, new: Int)] = []
    for (old, before) in before.enumerated() {
      for (now, after) in after.enumerated() {
        let likeness = likeness(before, after)
        if likeness >= 0.5 { likenesses.append((likeness, old, now)) }
      }
    }
    likenesses.sort { ($1.likeness, $0.gone, $0.new) < ($0.likeness, $1.gone, $1.new) }
    var (takenGone, takenNew): (Set<Int>, Set<Int>) = ([], [])
    var result: [(gone: Int, new: Int)] = []
    for (_, old, now) in likenesses where !takenGone.contains(old) && !takenNew.contains(now) {
      takenGone.insert(old)
      takenNew.insert(now)
      result.append((old, now))
    }
    return result
  }

  /// - Returns: Shared words by those of the longer, 0 to 1; 0 where one has none.
  private static func likeness(_ a: Set<Substring>, _ b: Set<Substring>) -> Double {
    let most = max(a.count, b.count)
    return most == 0 ? 0 : Double(a.intersection(b).count) / Double(most)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
  }
}
