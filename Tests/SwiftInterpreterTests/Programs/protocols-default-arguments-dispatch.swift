protocol Logger {
    var prefix: String { get }
    func log(_ message: String, level: Int)
}
extension Logger {
    var prefix: String { "log" }
    func log(_ message: String) { log(message, level: 1) }
    func log(_ message: String, level: Int = 9) { print("[\(prefix)] default \(level): \(message)") }
    func debug(_ message: String) { log("debug " + message, level: 0) }
    func twice(_ message: String) { for n in 1...2 { log(message, level: n) } }
}
struct Plain: Logger {}
struct Loud: Logger {
    let prefix = "LOUD"
    func log(_ message: String, level: Int) { print("\(prefix) \(level) \(message.uppercased())!") }
    func debug(_ message: String) { print("own debug \(message)") }
}
class Base: Logger {
    var prefix: String { "base" }
    func log(_ message: String, level: Int = 5) { print("Base", prefix, level, message) }
}
class Derived: Base {
    override var prefix: String { "derived<" + super.prefix + ">" }
    override func log(_ message: String, level: Int = 7) { print("Derived", level); super.log(message, level: level + 100) }
    func debug(_ message: String) { print("derived debug") }
}
protocol TimedLogger: Logger { var tick: Int { get } }
extension TimedLogger {
    var prefix: String { "t\(tick)" }
    func debug(_ message: String) { log("timed " + message, level: -1) }
}
struct Timed: TimedLogger { var tick = 3 }
extension Array: Logger where Element == any Logger {
    func log(_ message: String, level: Int) { forEach { $0.log(message, level: level) } }
}

func generic<L: Logger>(_ l: L) { l.debug("generic"); l.log("g") }
func exist(_ l: any Logger) { l.debug("any"); l.log("a") }

Plain().log("hi"); Plain().debug("x")
let loud = Loud()
loud.log("hey", level: 2); loud.debug("direct"); exist(loud); generic(loud)
let base: Base = Derived()
base.log("dyn"); base.debug("static"); (base as! Derived).debug("now own"); Derived().log("d"); exist(base)
Timed().debug("one"); generic(Timed(tick: 4)); (Timed() as any TimedLogger).debug("exis")
([Plain(), loud, Timed()] as [any Logger]).twice("all")
print([any Logger]().prefix, ([loud] as [any Logger]).prefix)
