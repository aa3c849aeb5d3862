struct Timeout: Error { let attempt: Int }
func retry<T>(_ times: Int, _ work: (Int) throws -> T) rethrows -> T {
    for attempt in 1..<times {
        do { return try work(attempt) } catch { print("retrying after \(error)") }
    }
    return try work(times)
}
func measure<T>(_ label: String, _ body: () throws -> T) rethrows -> T {
    defer { print("\(label) done") }
    return try body()
}
print(retry(2) { $0 * 10 })
print(try retry(3) { attempt in
    if attempt < 3 { throw Timeout(attempt: attempt) }
    return "ok on \(attempt)"
})
do { try measure("upload") { throw Timeout(attempt: 0) } } catch { print("caught", error) }
print(measure("sum") { [1, 2, 3].reduce(0, +) })
