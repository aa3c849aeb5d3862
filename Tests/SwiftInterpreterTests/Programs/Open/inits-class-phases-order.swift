nonisolated(unsafe) var trace: [String] = []
func note<T>(_ name: String, _ value: T) -> T { trace.append(name); return value }
func flush(_ label: String) { print(label + ":", trace.joined(separator: " ")); trace = [] }

class Vehicle {
    let wheels: Int
    var name = note("Vehicle.name", "vehicle")
    lazy var plate = note("lazy plate", "P-\(wheels)")
    var speed = note("Vehicle.speed", 0) { didSet { trace.append("speed \(oldValue)→\(speed)") } }
    init(wheels: Int = note("default wheels", 4)) {
        self.wheels = note("Vehicle.init", wheels)
        speed = 5
        setUp()
    }
    convenience init(name: String) { trace.append("convenience"); self.init(); self.name = name; speed += 1 }
    func setUp() { trace.append("Vehicle.setUp") }
    var summary: String { "\(type(of: self)) \(name) \(wheels) \(speed)" }
}
class Car: Vehicle {
    var doors: Int = note("Car.doors", 5)
    let engine: Engine
    struct Engine { var power: Int; init(power: Int = note("Engine", 90)) { self.power = power } }
    override init(wheels: Int) {
        trace.append("Car.init")
        engine = Engine()
        defer { trace.append("Car.defer") }
        super.init(wheels: wheels)
        doors -= 1
        name += "!"
    }
    override func setUp() { super.setUp(); trace.append("Car.setUp doors=\(doors) power=\(engine.power)"); speed = 50 }
}
final class Taxi: Car {
    var fare: Double
    required init(fare: Double) { self.fare = note("Taxi.fare", fare); super.init(wheels: note("arg", 6)); trace.append("Taxi done") }
    convenience init?(text: String) { guard let d = Double(text) else { trace.append("nil"); return nil }; self.init(fare: d) }
    convenience override init(wheels: Int) { self.init(fare: Double(wheels)); plate = "T\(wheels)" }
    override var speed: Int { didSet { trace.append("taxi speed \(speed)") } willSet { if newValue > 40 { trace.append("fast") } } }
}
let v = Vehicle(name: "bike"); flush("vehicle"); print(v.summary)
print(v.plate, v.plate); flush("lazy")
let c = Car(name: "mini"); flush("car"); print(c.summary, c.doors)
let t = Taxi(fare: 2.5); flush("taxi"); print(t.summary, t.fare)
let w = Taxi(wheels: 3); flush("taxi wheels"); print(w.summary, w.plate, w.fare)
print(Taxi(text: "abc") == nil, Taxi(text: "9")?.summary ?? "-"); flush("failable")
t.speed += 1; flush("set")
let n: Vehicle = Taxi(name: "named"); flush("inherited convenience"); print(n.summary)
print(type(of: n) == Taxi.self, (type(of: n) as? Taxi.Type)?.init(fare: 1).summary ?? ""); flush("meta")
