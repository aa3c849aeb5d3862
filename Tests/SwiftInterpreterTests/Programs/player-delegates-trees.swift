// classes, delegates, weak, lazy, closures stored, observers
protocol PlayerDelegate: AnyObject { func player(_ p: Player, didChange state: Player.State); func playerDidFinish(_ p: Player) }
extension PlayerDelegate { func playerDidFinish(_ p: Player) { print("default finish") } }
final class Player { enum State: Equatable { case idle, playing(track: Int), paused }
  weak var delegate: PlayerDelegate?; private(set) var state: State = .idle { didSet { guard oldValue != state else { return }; delegate?.player(self, didChange: state); observers.forEach { $0.value(state) } } }
  private var observers: [Int: (State) -> Void] = [:]; private var nextID = 0
  lazy var title: String = { "Player \(ObjectIdentifier(self) == ObjectIdentifier(self))" }()
  @discardableResult func observe(_ f: @escaping (State) -> Void) -> () -> Void { let id = nextID; nextID += 1; observers[id] = f; f(state); return { [weak self] in self?.observers[id] = nil } }
  func play(_ n: Int) { state = .playing(track: n) }; func pause() { if case .playing = state { state = .paused } }; func stop() { state = .idle; delegate?.playerDidFinish(self) } }
final class Screen: PlayerDelegate { var log: [String] = []; let player: Player; init(player: Player) { self.player = player; player.delegate = self }; func player(_ p: Player, didChange state: Player.State) { switch state { case .idle: log.append("idle"); case let .playing(track) where track > 5: log.append("late \(track)"); case .playing(let t): log.append("t\(t)"); case .paused: log.append("paused") } } }
let player = Player(); let screen = Screen(player: player); let stop = player.observe { print("seen", $0) }
player.play(1); player.play(1); player.pause(); stop(); player.play(9); player.stop(); print(screen.log, player.title)
class Base { let id: Int; class var kind: String { "base" }; var label: String { "\(Self.kind)#\(id)" }; required init(id: Int) { self.id = id; setUp() }; func setUp() {}; convenience init() { self.init(id: 7) } }
class Sub: Base { var extra = "e"; override class var kind: String { "sub" }; override func setUp() { extra += "!" }; override var label: String { super.label + extra } }
print(Base().label, Sub().label, Sub(id: 2).label, (Sub() as Base).label); let types: [Base.Type] = [Base.self, Sub.self]; print(types.map { $0.init(id: 1).label }, types.map { $0.kind })
final class Node { var value: Int; var children: [Node] = []; weak var parent: Node?; init(_ v: Int, _ c: [Node] = []) { value = v; children = c; c.forEach { $0.parent = self } }; var depth: Int { (parent?.depth ?? -1) + 1 }; func walk(_ f: (Node) -> Void) { f(self); children.forEach { $0.walk(f) } }; var sum: Int { value + children.map(\.sum).reduce(0, +) } }
let tree = Node(1, [Node(2, [Node(3)]), Node(4)]); var seen: [String] = []; tree.walk { seen.append("\($0.value)@\($0.depth)") }; print(seen, tree.sum, tree.children.first?.children.first?.parent?.value ?? 0)
var handlers: [String: () -> Int] = [:]; for i in 1...3 { handlers["h\(i)"] = { i * 10 } }; print(handlers.keys.sorted().compactMap { handlers[$0]?() }); func counter() -> (inc: () -> Int, get: () -> Int) { var n = 0; return ({ n += 1; return n }, { n }) }; let c = counter(); _ = c.inc(); _ = c.inc(); print(c.get())
