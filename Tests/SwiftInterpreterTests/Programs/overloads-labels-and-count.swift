struct Library {
    let titles = ["Dune", "Emma", "Ulysses"]
    func find(_ title: String) -> String { titles.contains(title) ? "has \(title)" : "no \(title)" }
    func find(prefix: String) -> [String] { titles.filter { $0.hasPrefix(prefix) } }
    func find(at index: Int) -> String { titles[index] }
    func find(at index: Int, from end: Bool) -> String { end ? titles[titles.count - 1 - index] : find(at: index) }
    func find(where matches: (String) -> Bool) -> Int { titles.filter(matches).count }
    func find() -> String { "everything" }
}
let library = Library()
print(library.find("Emma"), library.find("Emm"))
print(library.find(prefix: "U"), library.find(at: 0), library.find(at: 0, from: true))
print(library.find { $0.count == 4 }, library.find())
let byIndex = library.find(at:), byPrefix = library.find(prefix:)
print([2, 1].map(byIndex), byPrefix("D"))
