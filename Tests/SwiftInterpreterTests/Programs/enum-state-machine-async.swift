enum Phase: Equatable { case idle, running(Int), done(String) }
actor Machine { private(set) var phase = Phase.idle; private var log: [String] = []; func start() { guard phase == .idle else { return }; phase = .running(0); log.append("start") }; func step() async -> Bool { guard case .running(let n) = phase else { return false }; if n == 2 { phase = .done("ok") } else { phase = .running(n + 1) }; log.append("step\(n)"); return true }; var history: String { log.joined(separator: ",") } }
let machine = Machine(); print(await machine.step()); await machine.start(); await machine.start(); while await machine.step() {}; print(await machine.phase == .done("ok"), await machine.history)
func run(_ names: [String], _ work: (String) async -> Int) async -> [String: Int] { var result: [String: Int] = [:]; for name in names { result[name] = await work(name) }; return result }
let lengths = await run(["a", "bbb"]) { $0.count }; print(lengths.sorted { $0.key < $1.key }.map(\.value))
