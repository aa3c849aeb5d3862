struct Account { var balance: Int; var log: [String] = []; var limit: Int { get { balance / 2 } set { log.append("set limit \(newValue)"); balance = newValue * 2 } } }
func add(_ n: inout Int, _ k: Int) { n += k }
func twice(_ f: (inout Int) -> Void, on n: inout Int) { f(&n); f(&n) }
func transfer(_ amount: Int, _ a: inout Account, _ b: inout Account) -> Bool { guard a.balance >= amount else { return false }; a.balance -= amount; b.balance += amount; return true }
var a = Account(balance: 10), b = Account(balance: 0)
print(transfer(4, &a, &b), transfer(40, &a, &b), a.balance, b.balance)
add(&a.limit, 5); print(a.balance, a.log)
twice({ $0 *= 3 }, on: &b.balance); print(b.balance)
var observed = 0 { didSet { print("observed", oldValue, observed) } }
add(&observed, 0); add(&observed, 2); twice({ $0 += 1 }, on: &observed)
var arr = [1, 2, 3]; add(&arr[1], 10); twice({ $0 -= 1 }, on: &arr[2]); print(arr)
var dict: [String: Int] = [:]; add(&dict["x", default: 5], 1); add(&dict["x", default: 5], 1); print(dict)
func early(_ n: inout Int) throws { n = 1; defer { n += 100 }; if n == 1 { throw E.x }; n = 2 }; enum E: Error { case x }
var e = 0; try? early(&e); print(e)
func replace(_ s: inout String?, with t: String) -> String? { defer { s = t }; return s }
var s: String? = "old"; print(replace(&s, with: "new") as Any, s as Any); print(replace(&s, with: "newer")!, s!)
func update<T>(_ value: T, _ change: (inout T) -> Void) -> T { var v = value; change(&v); return v }
let acc = update(a) { $0.balance = 1; $0.log.append("copy") }; print(acc.balance, acc.log.count, a.balance, a.log.count)
func modify<T, V>(_ t: inout T, _ k: WritableKeyPath<T, V>, _ f: (inout V) -> Void) { f(&t[keyPath: k]) }
modify(&a, \.log) { $0.removeAll() }; modify(&a, \.limit) { $0 += 1 }; modify(&arr, \.[0]) { $0 = 77 }; print(a.balance, a.log, arr)
var pair = (1, 2); pair = (pair.1, pair.0); print(pair); var m = [[1, 2], [3]]; add(&m[0][1], 5); m[1].append(m[0].removeLast()); print(m); func outer() -> Int { var n = 1; func inc() { n += 1 }; inc(); twice({ $0 *= 2 }, on: &n); inc(); return n }; print(outer())
