enum BankError: Error { case insufficient(needed: Int), frozen(String), unknown(String) }
struct Bank {
    private(set) var accounts: [String: Int]
    var frozen: Set<String> = []
    private(set) var journal: [String] = []
    mutating func transaction<R>(_ name: String, _ body: (inout Bank) throws -> R) rethrows -> R {
        let backup = accounts
        journal.append("begin \(name)")
        var committed = false
        defer { journal.append(committed ? "commit \(name)" : "rollback \(name)") }
        do {
            let result = try body(&self)
            committed = true
            return result
        } catch {
            accounts = backup
            throw error
        }
    }
    private func balance(_ id: String) throws(BankError) -> Int {
        guard let balance = accounts[id] else { throw .unknown(id) }
        guard !frozen.contains(id) else { throw .frozen(id) }
        return balance
    }
    mutating func withdraw(_ amount: Int, from id: String) throws(BankError) {
        let balance = try balance(id)
        guard balance >= amount else { throw .insufficient(needed: amount - balance) }
        accounts[id]! -= amount
    }
    mutating func deposit(_ amount: Int, to id: String) throws(BankError) {
        accounts[id] = try balance(id) + amount
    }
    mutating func transfer(_ amount: Int, _ from: String, _ to: String) throws {
        try transaction("\(from)>\(to)") {
            try $0.withdraw(amount, from: from)
            try $0.deposit(amount, to: to)
        }
    }
}
extension Bank { var summary: String { accounts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") } }
var bank = Bank(accounts: ["a": 100, "b": 20, "c": 0], frozen: ["c"])
func attempt(_ label: String, _ work: () throws -> Void) {
    do { try work(); print(label, "ok") }
    catch BankError.insufficient(let n) where n > 50 { print(label, "way short by", n) }
    catch BankError.insufficient(needed: let n) { print(label, "short by", n) }
    catch let error as BankError { print(label, error) }
    catch { print(label, "other") }
}
attempt("1") { try bank.transfer(30, "a", "b") }
attempt("2") { try bank.transfer(75, "a", "b") }
attempt("3") { try bank.transfer(500, "a", "b") }
attempt("4") { try bank.transfer(10, "a", "c") }
attempt("5") { try bank.transfer(10, "a", "z") }
struct Veto: Error {}
attempt("6") { try bank.transaction("outer") { try $0.transfer(50, "b", "a"); print("  inside", $0.summary); throw Veto() } }
let size = bank.transaction("read") { $0.accounts.count }
print(bank.summary, size)
print(bank.journal)
