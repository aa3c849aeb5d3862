struct Log {
    func write(_ text: String) { print("text: \(text)") }
    func write(_ number: Int) { print("int: \(number)") }
    func write(_ number: Double) { print("double: \(number)") }
    func write(_ flag: Bool) { print("bool: \(flag)") }
    func write(_ items: [String]) { print("list: \(items.count)") }
    func write(_ error: any Error) { print("error: \(error)") }
}
enum NetError: Error { case offline }
let log = Log()
log.write("start"); log.write(3); log.write(3.0); log.write(2 > 1)
log.write(["a", "b"]); log.write(NetError.offline)
log.write(10 / 4); log.write(10 / 4.0); log.write("\(4)")
