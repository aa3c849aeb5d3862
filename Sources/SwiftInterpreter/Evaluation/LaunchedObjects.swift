/// What was made since the program was launched and may hold itself: objects that lead back to one another, and local
/// functions that call themselves.
///
/// Nothing would ever free them, and a walk launches an app some thousand times. So they are emptied once the launch is
/// over, unless something that outlives it leads to them.
final class LaunchedObjects {
  private var objects: [Unmanaged<ObjectValue>?] = []
  private var variables: [Box] = []
  /// What was made in it is still asked by what it has shown.
  var isHeld = false

  var count: Int { objects.count }
  func add(_ object: ObjectValue) { objects.append(.passUnretained(object)) }
  func add(_ variable: Box) { variables.append(variable) }
  func forget(_ position: Int) {
    if position == objects.count - 1 {
      objects.removeLast()
    } else if position < objects.count {
      objects[position] = nil
    }
  }

  /// The launch is over.
  func end() {
    guard !isHeld else { return }
    // Whoever is freed on the way forgets itself.
    let living = objects.compactMap { $0?.takeUnretainedValue() }
    objects = []
    for object in living { object.empty() }
    for variable in variables { variable.value = .void }
    variables = []
  }
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
