@propertyWrapper struct Code {
    private var stored: String
    let length: Int
    var wrappedValue: String {
        get { stored }
        set { stored = String(newValue.uppercased().prefix(length)) }
    }
    init(wrappedValue: String = "", length: Int = 3) {
        self.length = length
        stored = String(wrappedValue.uppercased().prefix(length))
    }
}
struct Flight {
    @Code var from: String
    @Code(length: 6) var booking = "abc123xyz"
    @Code var gate
    init(from: String) { self.from = from; gate = "b12 south" }
}
var flight = Flight(from: "oslo")
print(flight.from, flight.booking, flight.gate)
flight.from = "ber lin"; flight.booking = "q"
print(flight.from, flight.booking)
print(Flight(from: "").from.isEmpty)
