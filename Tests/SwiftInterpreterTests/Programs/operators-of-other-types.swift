class Model { var version = 1 }
struct Foot { var length = 1 }
enum Plan { case free, pro }
struct Amount: Equatable { var n = 1 }

func == (a: Model, b: Model) -> Bool { a.version == b.version }
func < (a: Foot, b: Foot) -> Bool { a.length > b.length }
func - (a: Foot, b: Foot) -> Int { 99 }
func + (a: Amount, b: Amount) -> Amount { Amount(n: a.n * 10 + b.n) }
func += (a: inout Amount, b: Amount) { a.n += b.n }

let plan = Plan.free
print(plan == .free, plan != .pro)
print([3, 1, 2].sorted(by: <), 2 < 1, 5 - 3)
print(Foot(length: 1) < Foot(length: 2), Foot() - Foot())
print([Foot(length: 1), Foot(length: 3)].sorted(by: <).map(\.length))
print((Amount(n: 2) + Amount(n: 3)).n, Model() == Model())
var amount = Amount(n: 2)
amount += Amount(n: 5)
var total = 2
total += 5
print(amount.n, total)
