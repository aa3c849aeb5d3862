struct Todo { let title: String; var done = false; var tags: [String] = [] }
var todos = ["Pack", "Book hotel", "Call Sam"].map { Todo(title: $0) }
todos[1].done = true
todos[0].tags.append("trip")
for index in todos.indices where !todos[index].done {
    todos[index].tags.append("open")
}
for todo in todos {
    print(todo.done ? "[x]" : "[ ]", todo.title, todo.tags)
}
var first = todos[0]
first.done = true
print(todos[0].done, first.done)
todos.removeAll { $0.done }
todos.swapAt(0, 1)
print(todos.map(\.title).joined(separator: " | "))
