enum Event { case opened, message(String), closed }
let events = AsyncStream<Event> { continuation in
    continuation.yield(.opened)
    for text in ["hi", "how are you", "bye"] { continuation.yield(.message(text)) }
    continuation.yield(.closed)
    continuation.finish()
}
var received = 0
for await event in events {
    switch event {
    case .opened: print("opened")
    case .message(let text): received += 1; print("\(received): \(text)")
    case .closed: print("closed")
    }
}
let numbers = AsyncStream { c in (1...6).forEach { c.yield($0) }; c.finish() }
var evens: [Int] = []
for await n in numbers.filter({ $0 % 2 == 0 }).map({ $0 * 100 }) { evens.append(n) }
print(evens)
