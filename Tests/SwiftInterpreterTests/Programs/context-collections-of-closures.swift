typealias Handler = (Int) -> String
let handlers: [String: Handler] = ["double": { "\($0 * 2)" }, "name": { n in "n\(n)" }]
for key in handlers.keys.sorted() { print(key, handlers[key]!(4)) }
func compose(_ steps: [(Double) -> Double]) -> (Double) -> Double { { x in steps.reduce(x) { $1($0) } } }
print(compose([{ $0 + 1 }, { $0 * (1 / 2) }])(3))
func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int { { f(f($0)) } }
print(twice { $0 + 3 }(1), twice(-)(5))
let operations: [(Int, Int) -> Int] = [(+), (-), (*), { a, b in a / b }]
print(operations.map { $0(7, 2) })
