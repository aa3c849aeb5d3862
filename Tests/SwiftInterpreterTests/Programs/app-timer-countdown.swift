struct Countdown { private(set) var remaining: Int; let total: Int; init(_ seconds: Int) { total = seconds; remaining = seconds }
  mutating func tick() -> Bool { guard remaining > 0 else { return false }; remaining -= 1; return remaining > 0 }
  var label: String { let m = remaining / 60, s = remaining % 60; return "\(m):" + (s < 10 ? "0" : "") + "\(s)" }
  var progress: Double { total == 0 ? 1 : Double(total - remaining) / Double(total) } }
var c = Countdown(125); print(c.label, c.progress); for _ in 0..<65 { _ = c.tick() }; print(c.label, c.progress)
while c.tick() {}; print(c.label, c.progress, c.tick(), Countdown(0).progress)
