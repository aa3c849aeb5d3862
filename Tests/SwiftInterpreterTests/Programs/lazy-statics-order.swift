// swift-format-ignore-file
struct L { static var log: [String] = []
  static let a: Int = { log.append("a"); return 1 }()
  static let b: Int = { log.append("b"); return a + 1 }()
  static var counter = 0
  static func tick() -> Int { counter += 1; return counter } }
print(L.log.count, L.b, L.log, L.b, L.log.count)
print(L.tick(), L.tick(), L.counter)
L.counter = 10
L.counter += 5
print(L.counter)
let global = { L.log.append("g"); return 5 }()
print(global, L.log)
enum Keys { static let prefix = "app."; static let one = prefix + "one"; static let all = [one, prefix + "two"] }
print(Keys.all, Keys.one.count)
class Shared { static let instance = Shared(); var n = 0; private init() { n = 7 } }
Shared.instance.n += 1
print(Shared.instance.n)
