actor Mailer {
    struct Receipt: Sendable, Equatable { let id: Int, to: String, tick: Int }
    enum Problem: Error { case bounced(String), quota(remaining: Int) }
    private var tick = 0, sent: [Receipt] = []
    let perTick: Int
    init(perTick: Int) { self.perTick = perTick }
    var log: [String] { sent.map { "\($0.id):\($0.to)@\($0.tick)" } }

    func send(to address: String) throws(Problem) -> Receipt {
        guard address.contains("@") else { throw .bounced(address) }
        let used = sent.filter { $0.tick == tick }.count
        guard used < perTick else { throw .quota(remaining: perTick - used) }
        let receipt = Receipt(id: sent.count + 1, to: address, tick: tick)
        sent.append(receipt)
        return receipt
    }
    func advance() { tick += 1 }
    nonisolated func describe() -> String { "mailer(\(perTick)/tick)" }
}

struct Campaign {
    let mailer: Mailer
    var retries = 1
    func run(_ addresses: [String]) async -> (ok: [Int], failed: [String: String]) {
        var ok: [Int] = [], failed: [String: String] = [:]
        for address in addresses {
            var attempt = 0
            retry: while true {
                do {
                    ok.append(try await mailer.send(to: address).id)
                    break retry
                } catch Mailer.Problem.quota where attempt < retries {
                    attempt += 1
                    await mailer.advance()
                } catch let problem as Mailer.Problem {
                    failed[address] = "\(problem)"
                    break
                } catch { break retry }
            }
        }
        return (ok, failed)
    }
}

let mailer = Mailer(perTick: 2)
print(mailer.describe(), await mailer.log.isEmpty)
let (ok, failed) = await Campaign(mailer: mailer).run(["a@x", "b@x", "c@x", "nobody", "d@x", "e@x"])
print(ok, failed.map { "\($0.key) -> \($0.value)" })
let second = await Campaign(mailer: mailer, retries: 0).run(["f@x", "g@x", "h@x"])
print(second.ok, second.failed.keys.sorted(), second.failed["h@x"] ?? "-")
for line in await mailer.log { print(line) }
let outcome = await Task { try await mailer.send(to: "late") }.result
switch outcome {
case .success(let receipt): print(receipt)
case .failure(Mailer.Problem.bounced(let who)): print("bounced", who)
case .failure(let error): print("other", type(of: error))
}
