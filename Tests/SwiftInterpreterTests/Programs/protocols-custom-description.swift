struct Temperature: CustomStringConvertible {
    var celsius: Double
    var description: String { "\(celsius)°C" }
}
enum Weather: CustomStringConvertible {
    case sunny, rain(Temperature)
    var description: String {
        switch self {
        case .sunny: "Sunny"
        case .rain(let temperature): "Rain at \(temperature)"
        }
    }
}
struct Plain { var now = Weather.sunny; var high: Temperature? = Temperature(celsius: 21) }
print(Temperature(celsius: 3.5), Weather.rain(Temperature(celsius: 8)))
print([Weather.sunny, .rain(Temperature(celsius: 1))])
print(Plain())
print("High: \(Plain().high!)", String(describing: Weather.sunny).count)
print(Plain().high as Any)
