struct PlayerQueue {
    private(set) var upcoming: [String]
    private(set) var history: [String] = []
    private(set) var current: String?
    init(_ tracks: String...) { upcoming = tracks }
    @discardableResult
    mutating func next() -> String? {
        if let current { history.append(current) }
        current = upcoming.isEmpty ? nil : upcoming.removeFirst()
        return current
    }
    mutating func back() {
        guard let last = history.popLast() else { return }
        if let current { upcoming.insert(current, at: 0) }
        current = last
    }
}
var queue = PlayerQueue("Intro", "Waves", "Coda")
queue.next(); queue.next()
print(queue.current ?? "none", queue.history, queue.upcoming)
queue.back(); print(queue.current ?? "none", queue.history, queue.upcoming)
while let track = queue.next() { print("playing", track) }
