#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a launch makes that has an identity and changes: objects, the state of views, timers, publishers.
///
/// Each has a `LaunchPlace`, and holds it from the end of its initialiser on.
package protocol LaunchedThing: AnyObject {
  /// - Returns: What puts back all that it holds now.
  func kept() -> () -> Void
  /// Lets go of what it holds, which may hold it.
  func empty()
}
extension LaunchedThing {
  package func empty() {}
}

/// The place of a thing among all that the launch has made; given back with the thing.
package struct LaunchPlace: ~Copyable {
  private let launch: LaunchedObjects?
  private let position: Int
  /// Counts what the launch has made: later things have greater ones.
  package let number: Int

  /// - Parameter launch: `nil` for what no launch made.
  init(in launch: LaunchedObjects?) {
    self.launch = launch
    position = launch?.newPosition() ?? 0
    number = launch?.made ?? 0
  }
  /// Of the launch that runs on this thread.
  package init() { self.init(in: LaunchedObjects.running) }
  deinit { launch?.forget(position) }

  package borrowing func hold(_ thing: any LaunchedThing) { launch?.hold(thing, at: position) }
}

/// What was made since the program was launched.
///
/// Much of it may hold itself: objects that lead back to one another, and local functions that call themselves. Nothing
/// would ever free them, and a walk launches an app some thousand times. So they are emptied once the launch is over,
/// unless something that outlives it leads to them.
final class LaunchedObjects {
  private struct Reference { unowned(unsafe) let thing: any LaunchedThing }
  private var things: [Reference?] = []
  /// How many things it has made so far.
  private(set) var made = 0
  /// Places of what is gone.
  private var free: [Int] = []
  private var variables: [Box] = []
  /// Variables that closures share with the code around them.
  private var captured: [WeakBox] = []
  private var capturedLimit = 64
  /// What was made in it is still asked by what it has shown.
  var isHeld = false
  /// Moments of it that somebody may go back to.
  private var moments = 0
  private var isOver = false

  private struct WeakBox { weak var box: Box? }

  // MARK: The launch of a thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in held.map { Unmanaged<LaunchedObjects>.fromOpaque($0).release() } }
    return key
  }()
  /// The one that runs on this thread, which keeps it: who ran it may be gone, on another thread.
  static var running: LaunchedObjects? {
    pthread_getspecific(key).map { Unmanaged<LaunchedObjects>.fromOpaque($0).takeUnretainedValue() }
  }
  /// From here on things that are made on this thread belong to it.
  func run() {
    let before = pthread_getspecific(Self.key)
    guard before != Unmanaged.passUnretained(self).toOpaque() else { return }
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
    before.map { Unmanaged<LaunchedObjects>.fromOpaque($0).release() }
  }

  // MARK: What it has made

  /// Of what is there still.
  var count: Int { things.count - free.count }
  fileprivate func newPosition() -> Int {
    made += 1
    if let place = free.popLast() { return place }
    things.append(nil)
    return things.count - 1
  }
  fileprivate func hold(_ thing: any LaunchedThing, at position: Int) {
    if position < things.count { things[position] = Reference(thing: thing) }
  }
  fileprivate func forget(_ position: Int) {
    guard position < things.count else { return }
    things[position] = nil
    free.append(position)
  }
  func add(_ variable: Box) { variables.append(variable) }
  /// A variable that changes is shared with a closure, which may outlive the code around it.
  func share(_ variable: Box) {
    if captured.count >= capturedLimit {
      captured.removeAll { $0.box == nil }
      capturedLimit = 2 * max(captured.count, 32)
    }
    captured.append(WeakBox(box: variable))
  }

  /// The launch is over.
  func end() {
    isOver = true
    guard !isKept else { return }
    // Whoever is freed on the way forgets itself.
    let living = things.compactMap { $0?.thing }
    (things, free) = ([], [])
    for thing in living { thing.empty() }
    for variable in variables { variable.value = .void }
    (variables, captured) = ([], [])
  }
  var isKept: Bool { isHeld || moments > 0 }

  // MARK: Going back

  /// - Returns: What puts everything back that the launch has made so far.
  func kept() -> [() -> Void] {
    var changes = things.compactMap { $0?.thing.kept() }
    assert(changes.count == count, "a thing does not hold its place")
    for box in variables + captured.compactMap(\.box) {
      let value = box.value
      changes.append { box.value = value }
    }
    return changes
  }
  /// Empties what was made after a moment: whoever goes back to it will not meet it again.
  ///
  /// - Parameters:
  ///   - living: Positions of what there was.
  ///   - count: Of the variables that there were.
  func empty(apartFrom living: Set<Int>, variables count: Int) {
    guard !isHeld else { return }
    let later = things.indices.filter { !living.contains($0) }.compactMap { things[$0]?.thing }
    for thing in later { thing.empty() }
    for variable in variables.dropFirst(count) { variable.value = .void }
    variables.removeSubrange(min(count, variables.count)...)
  }
  var positions: Set<Int> { Set(things.indices.filter { things[$0] != nil }) }
  var variableCount: Int { variables.count }
  func hold() { moments += 1 }
  func release() {
    moments -= 1
    if isOver { end() }
  }
  /// It goes on.
  func resume() { isOver = false }
}

/// A moment of a program that runs: everything that the launch has made, as it was then.
///
/// Belongs to the interpreter's thread. While it is there, nothing of the launch is emptied.
package final class LaunchMoment {
  private let launch: LaunchedObjects
  private let changes: [() -> Void]
  private let putBackProgram: () -> Void
  /// What there was.
  private let positions: Set<Int>
  private let variableCount: Int

  fileprivate init(_ interpreter: Interpreter) {
    launch = interpreter.launched
    launch.hold()
    changes = launch.kept()
    (positions, variableCount) = (launch.positions, launch.variableCount)
    putBackProgram = interpreter.keptProgram()
  }
  deinit { launch.release() }

  /// Everything is as it was.
  ///
  /// - Parameter isEmptying: What was made since is let go of; nobody goes back to a later moment.
  package func putBack(emptying isEmptying: Bool = false) {
    putBackProgram()
    launch.resume()
    if isEmptying { launch.empty(apartFrom: positions, variables: variableCount) }
    for change in changes { change() }
    launch.run()
  }
}

extension Interpreter {
  /// The present moment of the launch, to go back to: nothing of the program may be running.
  package func moment() -> LaunchMoment { LaunchMoment(self) }

  fileprivate func keptProgram() -> () -> Void {
    let launched = launched
    let (globals, tuples, instanceTuples, hostDefaults) = (globals, tuples, instanceTuples, hostDefaults)
    let boxes = globals.values.map { (box: $0, value: $0.value, readIn: $0.readIn, looked: $0.looked) }
    let (answered, serial, output, decisions) = (answered, serial, output, decisions)
    let (putBackLedger, putBackViewObjects) = (ledger.kept(), viewObjects.kept())
    return {
      if self.launched !== launched { self.launched.end() }
      self.launched = launched
      (self.globals, self.tuples, self.instanceTuples) = (globals, tuples, instanceTuples)
      self.hostDefaults = hostDefaults
      for (box, value, readIn, looked) in boxes { (box.value, box.readIn, box.looked) = (value, readIn, looked) }
      (self.answered, self.serial, self.output, self.decisions) = (answered, serial, output, decisions)
      putBackLedger()
      putBackViewObjects()
    }
  }

  /// A variable that changes is shared with a closure.
  func share(_ variable: Box) { if hasMoments { launched.share(variable) } }

  /// What is made on this thread from here on belongs to the program's launch.
  package func runLaunch() { launched.run() }
}

extension Interpreter {
  /// Keeps everything that this launch has made: what it shows asks it later.
  package func holdLaunch() { launched.isHeld = true }
  /// The same where a value leads to anything that a launch has made.
  package func holdLaunch(of value: Value) { if !value.isSelfContained { holdLaunch() } }

  func newObject(_ typeName: String, _ fields: Fields) -> ObjectValue {
    serial += 1
    return ObjectValue(typeName: typeName, serial: serial, fields: fields, in: launched)
  }
}

extension Value {
  /// Leads to nothing but itself: to no object, no closure and nothing of a host's that has identity.
  package var isSelfContained: Bool {
    switch payload {
    case .void, .none, .bool, .int, .double, .string, .type, .keyPath, .unknown: true
    case .tuple(let elements): elements.allSatisfy(\.value.isSelfContained)
    case .array(let values), .set(let values): values.allSatisfy(\.isSelfContained)
    case .dictionary(let dictionary):
      dictionary.entries.allSatisfy { $0.key.isSelfContained && $0.value.isSelfContained }
    case .range(let range): range.lower?.isSelfContained != false && range.upper?.isSelfContained != false
    case .structure(let structure): structure.fields.values.allSatisfy { $0?.isSelfContained != false }
    case .enumeration(let enumeration): enumeration.payload.allSatisfy(\.value.isSelfContained)
    case .implicit(let member): member.links.allSatisfy { $0.call == nil }
    case .host(let host): host.isSelfContained
    case .interpolation, .function, .object: false
    }
  }
}
