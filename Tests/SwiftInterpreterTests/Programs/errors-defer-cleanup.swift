enum FileError: Error { case corrupt }
var log: [String] = []

func process(_ name: String, corrupt: Bool) throws -> Int {
    log.append("open \(name)")
    defer { log.append("close \(name)") }
    if corrupt { throw FileError.corrupt }
    defer { log.append("flush \(name)") }
    log.append("read \(name)")
    return name.count
}
print(try process("a.txt", corrupt: false))
do { _ = try process("b.txt", corrupt: true) } catch { print("caught", error) }
print(log.prefix(4)); print(log.suffix(2))
for n in 1...2 { defer { print("end", n) }; if n == 1 { continue }; print("body", n) }
