func show<T>(_ x: T) -> String { "generic" }
func show(_ x: Int) -> String { "int" }
func show<T: Comparable>(_ x: [T]) -> String { "comparable list" }
func show<T>(_ x: [T]) -> String { "list" }
struct Opaque {}
print(show(1), show("a"), show(1.5), show([1, 2]), show([Opaque()]), show(Opaque()))
protocol Animal {}
struct Dog: Animal {}
struct Rock {}
func kind(_ x: some Animal) -> String { "animal" }
func kind(_ x: Any) -> String { "any" }
print(kind(Dog()), kind(Rock()))
