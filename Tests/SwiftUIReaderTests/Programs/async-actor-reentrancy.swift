import Foundation

struct InsufficientFunds: LocalizedError { let missing: Decimal; var errorDescription: String? { "short by \(missing)" }; var recoverySuggestion: String? { missing > 50 ? nil : "top up" } }
actor Account: CustomStringConvertible {
  nonisolated let owner: String
  private(set) var balance: Decimal { didSet { changes.append(balance - oldValue) } }
  private(set) var changes: [Decimal] = []
  static private(set) var opened = 0
  init(_ owner: String, _ balance: Decimal = 0) { self.owner = owner; self.balance = balance }
  func deposit(_ amount: Decimal) -> Self { balance += amount; return self }
  func withdraw(_ amount: Decimal) throws { guard balance >= amount else { throw InsufficientFunds(missing: amount - balance) }; balance -= amount }
  func transfer(_ amount: Decimal, to other: isolated Account) async throws {
    try await self.withdraw(amount)
    other.balance += amount
  }
  func unsafeSpend(_ amount: Decimal) async -> Bool { let before = balance; await Task.yield(); guard before >= amount else { return false }; balance = before - amount; return true }
  nonisolated var description: String { "Account(\(owner))" }
  subscript(index: Int) -> Decimal? { changes.indices.contains(index) ? changes[index] : nil }
}
extension Account: Equatable, Hashable {
  static func == (a: Account, b: Account) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
let ann = Account("ann", 100), bob = Account("bob")
print(ann, ann.owner, await ann.balance, ann == bob, Set([ann, bob, ann]).count)
try await ann.transfer(30, to: bob); print(await ann.balance, await bob.balance)
for amount in [100, 500] as [Decimal] {
  do { try await ann.transfer(amount, to: bob); print("no") } catch let error as InsufficientFunds { print(error.localizedDescription, error.recoverySuggestion ?? "none") }
}
let chained = await ann.deposit(5).deposit(7.5); print(chained === ann, await ann.changes.map { "\($0)" })
print(await ann[0] ?? 0, await ann[9] as Any, await bob.changes.count)
await withTaskGroup(of: Void.self) { group in for n in 1...10 { group.addTask { _ = await bob.deposit(Decimal(n)) } } }
print(await bob.balance, await bob.changes.dropFirst().reduce(0, +), await bob.changes.dropFirst().sorted().first!)
print(await ann.unsafeSpend(1000), await ann.unsafeSpend(80), await ann.balance)
let accounts = [ann, bob]; var total: Decimal = 0; for account in accounts { total += await account.balance }; print(total)
func audit(_ account: isolated Account) -> String { "\(account.owner): \(account.balance) in \(account.changes.count)" }
print(await audit(ann), await audit(bob)); let read = { (a: Account) async in await a.balance }; print(await read(bob) > 80)
