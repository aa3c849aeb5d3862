import SightlineModel

/// What a clock has still to run: first what is due first, and of those what was put off first.
///
/// Adding and taking cost the logarithm of what waits: tasks that start tasks are soon a hundred thousand.
struct EventQueue {
  /// A heap: each comes before the two at twice its place, and one and two further.
  private var heap: [VirtualClock.Event] = []
  /// Those that bodies made.
  private var madeCount = 0

  var count: Int { heap.count }
  var first: VirtualClock.Event? { heap.first }

  private static func comesBefore(_ one: VirtualClock.Event, _ other: VirtualClock.Event) -> Bool {
    (one.due, one.order) < (other.due, other.order)
  }

  mutating func add(_ event: VirtualClock.Event) {
    if event.maker != nil { madeCount += 1 }
    var place = heap.count
    heap.append(event)
    while place > 0, Self.comesBefore(heap[place], heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> VirtualClock.Event? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else {
      if last.maker != nil { madeCount -= 1 }
      return last
    }
    if first.maker != nil { madeCount -= 1 }
    heap[0] = last
    sink(0)
    return first
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if Self.comesBefore(heap[child], heap[least]) { least = child }
      }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }

  /// Takes out what one place made in other evaluations of the views.
  mutating func removeMade(at place: SourceLocation, unless maker: VirtualClock.Maker) {
    guard madeCount > 0 else { return }
    let before = heap.count
    heap.removeAll { $0.maker?.place == place && $0.maker != maker }
    guard heap.count < before else { return }
    madeCount -= before - heap.count
    for place in stride(from: heap.count / 2, through: 0, by: -1) { sink(place) }
  }
}
