func f(_ a: Double, _ b: Double) -> String { "doubles \(a) \(b)" }
func f(_ a: Int, _ b: Int) -> String { "ints \(a) \(b)" }
func f(_ a: Int, _ b: Double) -> String { "mixed \(a) \(b)" }
print(f(1, 2), f(1.0, 2), f(1, 2.0), f(1.5, 2.5))
func g(_ x: Float) -> String { "float" }
func g(_ x: String?) -> String { "string?" }
print(g(1), g("a"), g(nil))
func p(_ x: Int...) -> String { "variadic \(x.count)" }
func p(_ x: Int) -> String { "single" }
print(p(1), p(1, 2), p())
