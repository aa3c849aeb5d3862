class Vehicle {
    let wheels: Int
    var name: String
    init(wheels: Int, name: String) { self.wheels = wheels; self.name = name }
    convenience init(_ name: String) { self.init(wheels: 4, name: name) }
    var summary: String { "\(name) on \(wheels)" }
}
class Bike: Vehicle {
    var hasBell: Bool
    init(name: String, hasBell: Bool) {
        self.hasBell = hasBell
        super.init(wheels: 2, name: name)
        self.name += hasBell ? " (ding)" : ""
    }
    override convenience init(wheels: Int, name: String) { self.init(name: "\(name)/\(wheels)", hasBell: false) }
}
print(Vehicle("Van").summary)
print(Bike(name: "BMX", hasBell: true).summary)
print(Bike(wheels: 3, name: "Trike").summary, Bike("Inherited").summary)
