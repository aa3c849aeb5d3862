struct Timeout: Error { let seconds: Int }
func measured<T>(_ label: String, _ work: () throws -> T) rethrows -> T {
    print("start", label)
    defer { print("stop", label) }
    return try work()
}
let sum = measured("sum") { [1, 2, 3].reduce(0, +) }
print(sum)
do {
    try measured("load") { throw Timeout(seconds: 30) }
} catch let timeout as Timeout {
    print("timed out after", timeout.seconds)
}
