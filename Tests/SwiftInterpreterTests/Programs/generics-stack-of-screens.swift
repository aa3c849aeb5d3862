struct Stack<Element> {
    private var items: [Element] = []
    var top: Element? { items.last }
    var count: Int { items.count }
    mutating func push(_ item: Element) { items.append(item) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
}
extension Stack where Element: Equatable {
    mutating func pop(to item: Element) {
        while let top, top != item { pop() }
    }
}
var screens = Stack<String>()
["home", "list", "item", "zoom"].forEach { screens.push($0) }
print(screens.count, screens.top ?? "empty")
screens.pop(to: "list")
print(screens.count, screens.top ?? "empty")
screens.pop(to: "missing")
print(screens.count, screens.top as Any)
var scores = Stack<Int>()
scores.push(3); scores.push(9)
print(scores.pop()! + scores.pop()!, scores.pop() as Any)
