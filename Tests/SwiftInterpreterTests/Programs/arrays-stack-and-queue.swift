struct Navigation {
    private var stack = ["root"]
    var top: String { stack[stack.endIndex - 1] }
    mutating func push(_ screen: String) { stack.append(screen) }
    @discardableResult mutating func pop() -> String? {
        stack.count > 1 ? stack.popLast() : nil
    }
    mutating func popToRoot() { stack.removeSubrange(1...) }
}
var navigation = Navigation()
navigation.push("list")
navigation.push("detail")
print(navigation.top, navigation.pop() ?? "-", navigation.top)
navigation.push("edit")
navigation.popToRoot()
print(navigation.top, navigation.pop() ?? "nothing to pop")

var queue = ["a", "b", "c"][...]
while let job = queue.popFirst() { print("run", job, "left", queue.count) }
print(queue.isEmpty, queue.first ?? "empty")
