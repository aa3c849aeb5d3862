enum Direction: String { case up, down, idle }
struct Request: Hashable, Comparable {
    var floor: Int
    var direction: Direction = .idle
    static func < (l: Self, r: Self) -> Bool { l.floor < r.floor }
}
final class Car {
    let name: String
    private(set) var floor: Int { didSet { moves += abs(floor - oldValue) } }
    private(set) var stops: Set<Request> = []
    private(set) var moves = 0
    var direction = Direction.idle
    init(_ name: String, at floor: Int = 0) { (self.name, self.floor) = (name, floor) }
    func cost(to request: Request) -> Int {
        let distance = abs(floor - request.floor)
        return switch (direction, request.direction) {
        case (.idle, _): distance
        case (.up, .up) where request.floor >= floor, (.down, .down) where request.floor <= floor: distance + 1
        case (_, .idle): distance + 3
        default: distance + 10
        }
    }
    func accept(_ request: Request) {
        stops.insert(request)
        if direction == .idle { direction = request.floor == floor ? .idle : request.floor > floor ? .up : .down }
    }
    func run(log: (String) -> Void) {
        while let target = nextStop() {
            floor = target.floor
            stops = stops.filter { $0.floor != target.floor }
            log("\(name) stops at \(floor) going \(direction.rawValue)")
        }
        direction = .idle
    }
    private func nextStop() -> Request? {
        let above = stops.filter { $0.floor >= floor }.min()
        let below = stops.filter { $0.floor <= floor }.max()
        switch direction {
        case .up, .idle:
            if let above { return above }
            direction = .down
            return below
        case .down:
            if let below { return below }
            direction = .up
            return above
        }
    }
}
let cars = [Car("A"), Car("B", at: 9)]
let calls: [Request] = [.init(floor: 3, direction: .up), .init(floor: 7, direction: .down), .init(floor: 1), .init(floor: 8, direction: .up), .init(floor: 5, direction: .up), .init(floor: 4, direction: .down)]
for call in calls {
    let best = cars.min { $0.cost(to: call) < $1.cost(to: call) }!
    print("call", call.floor, call.direction, "->", best.name, cars.map { $0.cost(to: call) })
    best.accept(call)
}
cars.forEach { $0.run { print(" ", $0) } }
print(cars.map { "\($0.name):\($0.moves)" }.joined(separator: " "), cars.allSatisfy { $0.stops.isEmpty })
