struct Page<Item> {
    let items: [Item]
    let nextPage: Int?
    func map<T>(_ transform: (Item) throws -> T) rethrows -> Page<T> {
        Page<T>(items: try items.map(transform), nextPage: nextPage)
    }
}
func fetch<T>(_ all: [T], page: Int, size: Int = 2) -> Page<T> {
    let slice = all.dropFirst(page * size).prefix(size)
    return Page(items: Array(slice), nextPage: (page + 1) * size < all.count ? page + 1 : nil)
}
let names = ["ana", "bo", "cy", "di", "ed"]
var next: Int? = 0
while let number = next {
    let page = fetch(names, page: number).map { $0.uppercased() }
    print(number, page.items)
    next = page.nextPage
}
print(fetch([1.5, 2.5, 3.5], page: 0, size: 3).map { Int($0) })
