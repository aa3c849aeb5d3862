import SightlineModel

/// Animations seen while running, one entry per place.
final class MotionLog {
  private(set) var entries: [Motion] = []
  /// `withAnimation` calls whose effect on the tree has not been looked at yet.
  private(set) var open: [Reading.Transaction] = []

  func begin(_ transaction: Reading.Transaction, at time: Double) { open.append(transaction) }

  /// The tree has been evaluated: what changed is what the open animations animate.
  func closeOpen(changed properties: [String]) {
    for transaction in open where !properties.isEmpty {
      append(
        Motion(
          api: "withAnimation", properties: properties,
          repeatsForever: transaction.animation?.repeatsForever ?? false, duration: transaction.animation?.duration,
          runsUnderReduceMotion: false, source: transaction.location, symbol: transaction.symbol))
    }
    open.removeAll()
  }

  func append(_ motion: Motion) {
    let same = entries.firstIndex { $0.api == motion.api && $0.source == motion.source }
    guard let index = same else {
      entries.append(motion)
      return
    }
    entries[index].properties = Array(Set(entries[index].properties + motion.properties)).sorted()
    entries[index].repeatsForever = entries[index].repeatsForever || motion.repeatsForever
  }
  func removeAll() {
    entries.removeAll()
    open.removeAll()
  }
  func kept() -> () -> Void {
    let (entries, open) = (entries, open)
    return { (self.entries, self.open) = (entries, open) }
  }
}
