struct Address: Equatable { var street = "", zip = "" }
struct Profile: Equatable { var name = "", age = 18, address = Address(), tags: [String] = [], website: String? }
@dynamicMemberLookup
struct Binding<Value> {
    let get: () -> Value, set: (Value) -> Void
    var value: Value { get { get() } nonmutating set { set(newValue) } }
    subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Binding<T> {
        .init(get: { get()[keyPath: path] }, set: { new in
            var copy = get()
            copy[keyPath: path] = new
            set(copy)
        })
    }
    func unwrapped<T>(or fallback: T) -> Binding<T> where Value == T? { .init(get: { get() ?? fallback }, set: { set($0) }) }
}
final class Form<Model: Equatable> {
    private(set) var model: Model
    private let original: Model
    private var rules: [(name: String, check: (Model) -> String?)] = []
    private(set) var touched: [PartialKeyPath<Model>] = []
    init(_ model: Model) { (self.model, original) = (model, model) }
    func bind<T: Equatable>(_ path: WritableKeyPath<Model, T>) -> Binding<T> {
        Binding(get: { self.model[keyPath: path] }, set: { [unowned self] new in
            guard model[keyPath: path] != new else { return }
            model[keyPath: path] = new
            if !touched.contains(path) { touched.append(path) }
        })
    }
    func require<T>(_ path: KeyPath<Model, T>, _ name: String, _ test: @escaping (T) -> Bool, _ message: String) {
        rules.append((name, { test($0[keyPath: path]) ? nil : message }))
    }
    var problems: [String] { rules.compactMap { rule in rule.check(model).map { "\(rule.name) \($0)" } } }
    var isDirty: Bool { model != original }
    func reset(_ paths: PartialKeyPath<Model>...) { touched.removeAll { paths.contains($0) } }
}
let form = Form(Profile(name: "Ida"))
form.require(\.name, "name", { !$0.isEmpty }, "is empty")
form.require(\.age, "age", { (18..<120).contains($0) }, "out of range")
form.require(\.address.zip.count, "zip", { $0 == 4 }, "needs 4 digits")
form.require(\.tags.first, "tags", { $0 != nil }, "missing")
print(form.problems, form.isDirty)
let (name, age, address) = (form.bind(\.name), form.bind(\.age), form.bind(\.address))
name.value = "Ida"
age.value += 100
address.zip.value = "0150"
address.street.value += "Main 1"
form.bind(\.tags).value.append("swift")
form.bind(\.website).unwrapped(or: "http://").value += "x.io"
print(form.problems, form.isDirty, form.touched.count)
print(form.touched.contains(\.name), form.touched.contains(\.address), form.touched.firstIndex(of: \.tags) ?? -1)
print(address.value)
print(form.model.website ?? "-", form.model.tags, address.street.value.count)
form.reset(\.age, \.address)
name.value.removeAll()
age.value = 44
print(form.problems, form.touched.count, form.touched.last == \Profile.name)
let tags = form.bind(\.tags)
tags.value[0] = tags.value[0].uppercased()
print(form.model.tags, tags.value.count)
print(form.bind(\.address.street).value, form.model == Profile())
