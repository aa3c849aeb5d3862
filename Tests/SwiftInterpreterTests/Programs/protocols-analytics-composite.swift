protocol Tracker { func track(_ event: String) }
struct ConsoleTracker: Tracker {
    let prefix: String
    func track(_ event: String) { print("\(prefix): \(event)") }
}
final class CountingTracker: Tracker {
    private(set) var counts: [String: Int] = [:]
    func track(_ event: String) { counts[event, default: 0] += 1 }
}
struct CompositeTracker: Tracker {
    let trackers: [any Tracker]
    func track(_ event: String) { trackers.forEach { $0.track(event) } }
}
extension Tracker {
    func track(screen: String) { track("screen_" + screen) }
}
let counting = CountingTracker()
let all = CompositeTracker(trackers: [ConsoleTracker(prefix: "debug"), counting])
all.track("launch")
for screen in ["home", "cart", "home"] { all.track(screen: screen) }
print(counting.counts["screen_home"]!, counting.counts.values.reduce(0, +))
