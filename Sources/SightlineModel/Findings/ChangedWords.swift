/// Which of the words that are gone became which of those that are new, at one place.
package enum ChangedWords {
  /// One that is gone and one that is new are one, whatever they say. Of several those go together that share half of their
  /// words, the most alike first; what shares less is gone, and new.
  ///
  /// - Returns: Indices, each at most once.
  package static func pairs(gone: [String], new: [String]) -> [(gone: Int, new: Int)] {
    if gone.count == 1, new.count == 1 { return [(0, 0)] }
    var likenesses: [(likeness: Double, gone: Int, new: Int)] = []
    for (old, before) in gone.enumerated() {
      for (now, after) in new.enumerated() {
        let likeness = likeness(before, after)
        if likeness >= 0.5 { likenesses.append((likeness, old, now)) }
      }
    }
    likenesses.sort { ($1.likeness, $0.gone, $0.new) < ($0.likeness, $1.gone, $1.new) }
    var result: [(gone: Int, new: Int)] = []
    for (_, old, now) in likenesses where !result.contains(where: { $0.gone == old || $0.new == now }) {
      result.append((old, now))
    }
    return result
  }

  /// - Returns: Shared words by those of the longer, 0 to 1.
  private static func likeness(_ a: String, _ b: String) -> Double {
    let (a, b) = (words(a), words(b))
    let most = max(a.count, b.count)
    return most == 0 ? 0 : Double(a.intersection(b).count) / Double(most)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
  }
}
