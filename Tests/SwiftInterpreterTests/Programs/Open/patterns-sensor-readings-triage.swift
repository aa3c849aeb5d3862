enum Reading {
    case temperature(celsius: Double, sensor: Int)
    case humidity(percent: Int)
    case motion(room: String, confidence: Double?)
    case fault(code: Int, detail: (String, retry: Bool)?)
}

struct Triage {
    var counts: [String: Int] = [:]
    mutating func note(_ key: String, _ text: String) -> String {
        counts[key, default: 0] += 1
        return "[\(key)] \(text)"
    }
    mutating func handle(_ reading: Reading) -> String {
        switch reading {
        case .temperature(..<(-10), let sensor): note("warn", "freezing at \(sensor)")
        case .temperature(let c, sensor: 1...9) where c.isNaN: note("fault", "no value")
        case .temperature(60..., let sensor), .temperature(_, sensor: let sensor) where sensor == 99: note("alarm", "hot or test \(sensor)")
        case .temperature(let c, _): note("info", "\(c)°")
        case .humidity(percent: 0...30): note("warn", "dry")
        case .humidity(let p) where !(0...100 ~= p): note("fault", "impossible \(p)%")
        case .humidity(let p): note("info", "\(p)%")
        case .motion("vault", _): note("alarm", "vault")
        case .motion(let room, confidence: let level?) where level > 0.8: note("warn", "motion in \(room)")
        case .motion(room: _, confidence: .some), .motion(_, nil): note("info", "motion maybe")
        case .fault(500..., detail: (let text, retry: true)?): note("warn", "\(text), retrying")
        case .fault(let code, (let text, _)?): note("fault", "\(text) (\(code))")
        case .fault(let code, nil): note("fault", "code \(code)")
        }
    }
}

let readings: [Reading] = [
    .temperature(celsius: -12.5, sensor: 4), .temperature(celsius: 21, sensor: 3), .temperature(celsius: .nan, sensor: 5),
    .temperature(celsius: 75, sensor: 2), .temperature(celsius: 20.5, sensor: 99), .humidity(percent: 12), .humidity(percent: 101),
    .humidity(percent: 45), .motion(room: "vault", confidence: nil), .motion(room: "hall", confidence: 0.91),
    .motion(room: "hall", confidence: 0.2), .fault(code: 502, detail: ("gateway", retry: true)), .fault(code: 502, detail: ("gateway", retry: false)), .fault(code: 7, detail: nil),
]
var triage = Triage()
for (n, reading) in readings.enumerated() { print(n, triage.handle(reading)) }
for (key, count) in triage.counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(key, count) }
var rooms: [String] = []
for case .motion(let room, let confidence) in readings where (confidence ?? 1) > 0.5 { rooms.append(room) }
let warmest = readings.compactMap { if case .temperature(let c, _) = $0, !c.isNaN { c } else { nil } }.max()
print(rooms, warmest ?? 0)
