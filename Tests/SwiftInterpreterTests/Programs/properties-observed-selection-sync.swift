final class TabModel {
    let tabs = ["Home", "Search", "Me"]
    private(set) var history: [Int] = []
    var selected = 0 {
        willSet { history.append(selected) }
        didSet(previous) {
            guard tabs.indices.contains(selected) else { selected = previous; return }
            title = tabs[selected]
        }
    }
    private(set) lazy var title = tabs[selected]
}
let model = TabModel()
print(model.title)
model.selected = 2; print(model.title, model.history)
model.selected = 7; print(model.title, model.selected)
model.selected -= 1; print(model.title, model.history)
