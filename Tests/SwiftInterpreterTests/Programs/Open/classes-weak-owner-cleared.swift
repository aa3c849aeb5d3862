final class Coordinator {
    let name: String
    var child: Page?
    init(_ name: String) { self.name = name }
    deinit { print("\(name) gone") }
}
final class Page {
    weak var owner: Coordinator?
    deinit { print("page gone") }
    func close() -> String { owner.map { "closed by \($0.name)" } ?? "no owner" }
}
var coordinator: Coordinator? = Coordinator("Main")
let page = Page()
page.owner = coordinator
coordinator?.child = page
print(page.close())
coordinator = nil
print(page.close(), page.owner == nil)
