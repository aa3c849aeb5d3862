import SightlineModel

/// Animations seen while running, one entry per place.
final class MotionLog {
  private(set) var entries: [Motion] = []
  /// `withAnimation` calls whose effect on the tree has not been looked at yet.
  private(set) var open: [Reading.Transaction] = []
  /// How often the effect of each call was looked at, and how often it had one.
  private var looks: [SourceLocation: (all: Int, moving: Int)] = [:]
  /// A timer's animation: it goes on as it did.
  private static let mostMoving = 3
  private static let mostLooks = 10

  func begin(_ transaction: Reading.Transaction, at time: Double) {
    if let known = looks[transaction.location], known.moving >= Self.mostMoving || known.all >= Self.mostLooks {
      return
    }
    open.append(transaction)
  }

  /// The tree has been evaluated: what changed is what the open animations animate.
  func closeOpen(changed properties: [String]) {
    for transaction in open {
      let known = looks[transaction.location] ?? (0, 0)
      looks[transaction.location] = (known.all + 1, known.moving + (properties.isEmpty ? 0 : 1))
    }
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
    looks.removeAll()
  }
  func kept() -> () -> Void {
    let (entries, open, looks) = (entries, open, looks)
    return { (self.entries, self.open, self.looks) = (entries, open, looks) }
  }
}
