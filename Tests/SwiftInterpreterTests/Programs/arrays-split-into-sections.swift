struct Task { let title: String; let done: Bool }
var tasks = [
    Task(title: "Buy milk", done: false), Task(title: "Call Sam", done: true),
    Task(title: "Book train", done: false), Task(title: "Pay rent", done: true),
]
let open = tasks.filter { !$0.done }
let closed = tasks.filter(\.done)
print("To do:", open.map(\.title))
print("Done:", closed.map(\.title))

let pivot = tasks.partition { $0.done }
print(pivot, tasks[..<pivot].allSatisfy { !$0.done }, tasks[pivot...].count)

let days = [3, 4, 0, 5, 0, 0, 6]
print(days.split(separator: 0).map(Array.init))
print(days.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map { $0.count })
