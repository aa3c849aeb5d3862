struct Task { let name: String; var due: Int? }
let tasks = [Task(name: "Read", due: nil), Task(name: "Pay", due: 3), Task(name: "Call", due: 1), Task(name: "Nap", due: nil)]
let sorted = tasks.sorted { a, b in
    switch (a.due, b.due) {
    case let (x?, y?): return x < y
    case (_?, nil): return true
    case (nil, _?): return false
    case (nil, nil): return a.name < b.name
    }
}
for task in sorted { print(task.name, task.due.map { "in \($0)d" } ?? "someday") }
print(tasks.map { $0.due ?? .max }.min()!, tasks.filter { $0.due == nil }.count)
print(tasks.first { $0.due == 3 }?.name ?? "-", tasks.contains { $0.due == 2 })
print(tasks.sorted { $0.due ?? .max < $1.due ?? .max }.first?.name ?? "-")
