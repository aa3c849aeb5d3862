func render<T>(_ value: T) -> String { "any \(value)" }
func render(_ value: Int) -> String { "int \(value)" }
func render(_ value: String) -> String { "'\(value)'" }
func render<T>(_ values: [T]) -> String { "list \(values.count)" }
func render<T: Numeric>(_ values: [T]) -> String { "numbers \(values.reduce(0, +))" }
func render<T>(_ value: T?) -> String { value == nil ? "empty" : "maybe" }
print(render(4), render("four"), render(4.5))
print(render(["a", "b"]), render([1, 2]), render([0.5, 2]))
print(render(Int?.none), render(Optional("x")), render([1].first))
print(render((1, 2)), render(true))
func wrap<T>(_ value: T) -> String { render(value) }
print(wrap(4), wrap("four"))
