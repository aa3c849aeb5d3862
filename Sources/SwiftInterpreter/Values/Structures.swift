package import SightlineModel

/// The names of an instance's fields and their places: one for all instances of a type.
package final class FieldLayout {
  let names: [String]
  private let index: [String: Int]
  init(_ names: [String]) {
    self.names = names
    index = names.count > 8 ? Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first } : [:]
  }
  func position(of name: String) -> Int? { names.count > 8 ? index[name] : names.firstIndex(of: name) }
}

extension Value {
  /// Of the fields of an instance: one for all instances of a type.
  var layout: Unmanaged<FieldLayout>? {
    switch payload {
    case .structure(let structure): .passUnretained(structure.storage.fields.layout)
    case .object(let object): .passUnretained(object.fields.layout)
    default: nil
    }
  }
  @inline(__always)
  func hasLayout(_ layout: Unmanaged<FieldLayout>) -> Bool {
    switch payload {
    case .structure(let structure):
      Unmanaged.passUnretained(structure.storage.fields.layout).toOpaque() == layout.toOpaque()
    case .object(let object): Unmanaged.passUnretained(object.fields.layout).toOpaque() == layout.toOpaque()
    default: false
    }
  }
}

/// Values by name, in the order of their declaration. What has no value yet is none of them.
package struct Fields: Sequence, ExpressibleByDictionaryLiteral {
  package typealias Element = (key: String, value: Value)
  private(set) var layout: FieldLayout
  var values: [Value?]

  package init(dictionaryLiteral elements: (String, Value)...) {
    layout = FieldLayout(elements.map(\.0))
    values = elements.map(\.1)
  }
  package init(_ values: [String: Value]) {
    let sorted = values.sorted { $0.key < $1.key }
    layout = FieldLayout(sorted.map(\.key))
    self.values = sorted.map(\.value)
  }
  init(_ layout: FieldLayout) {
    self.layout = layout
    values = Array(repeating: nil, count: layout.names.count)  // checked: as many as there are names
  }
  init(_ layout: FieldLayout, _ values: [Value?]) { (self.layout, self.values) = (layout, values) }

  package subscript(name: String) -> Value? {
    get { layout.position(of: name).flatMap { values[$0] } }
    _modify {
      let position = place(of: name)
      yield &values[position]
    }
  }
  package subscript(name: String, default other: @autoclosure () -> Value) -> Value {
    get { self[name] ?? other() }
    _modify {
      let position = place(of: name)
      var value = values[position] ?? other()
      values[position] = nil
      defer { values[position] = value }
      yield &value
    }
  }
  /// A field that the layout lacks is added at the end.
  private mutating func place(of name: String) -> Int {
    if let position = layout.position(of: name) { return position }
    layout = FieldLayout(layout.names + [name])
    values.append(nil)
    return values.count - 1
  }

  package var count: Int { values.count { $0 != nil } }
  package var keys: [String] { map(\.key) }
  package func makeIterator() -> AnyIterator<Element> {
    var position = 0
    return AnyIterator {
      while position < values.count {
        defer { position += 1 }
        if let value = values[position] { return (layout.names[position], value) }
      }
      return nil
    }
  }
}

/// An instance of a struct of the project's own. Copying copies the fields, when one of the copies is changed.
package struct StructureValue {
  final class Storage {
    var typeName: String
    var fields: Fields
    var typeArguments: TypeArguments?
    var call: Spot.Unowned?
    init(typeName: String, fields: Fields, typeArguments: TypeArguments?, call: Spot.Unowned? = nil) {
      (self.typeName, self.fields, self.typeArguments, self.call) = (typeName, fields, typeArguments, call)
    }
  }
  private(set) var storage: Storage

  package init(typeName: String, fields: Fields = [:]) {
    storage = Storage(typeName: typeName, fields: fields, typeArguments: nil)
  }
  @inline(__always)
  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(
      typeName: storage.typeName, fields: storage.fields, typeArguments: storage.typeArguments, call: storage.call)
  }
  /// The call that made it; copies keep it.
  package var madeAt: SourceLocation? { storage.call?.spot.location }
  @inline(__always)
  func note(madeAt spot: Spot) {
    guard storage.call == nil, spot.written != nil else { return }
    storage.call = spot.retained()
  }
  package var typeName: String {
    get { storage.typeName }
    set {
      makeUnique()
      storage.typeName = newValue
    }
  }
  /// Stored properties in declaration order; wrapped ones hold the wrapper's storage.
  package var fields: Fields {
    get { storage.fields }
    _modify {
      makeUnique()
      yield &storage.fields
    }
  }
  /// Takes a field's value out, for it to be changed in place; nothing stays in what had none.
  @inline(__always)
  mutating func take(_ position: Int, into value: inout Value) {
    makeUnique()
    guard storage.fields.values[position] != nil else { return }
    var other: Value? = .void
    swap(&other, &storage.fields.values[position])
    if let other { value = other }
  }
  var typeArguments: TypeArguments? {
    get { storage.typeArguments }
    set {
      makeUnique()
      storage.typeArguments = newValue
    }
  }
}

extension Value {
  /// The call that made an instance of a struct of the project's own, where it stands in a source.
  package var madeAt: SourceLocation? {
    if case .structure(let structure) = payload { structure.madeAt } else { nil }
  }
  @inline(__always)
  func made(at spot: Spot) -> Value {
    if case .structure(let structure) = payload { structure.note(madeAt: spot) }
    return self
  }
}

/// An instance of a class or actor of the project's own.
package final class ObjectValue: LaunchedThing {
  package let typeName: String
  package var fields: Fields
  /// Order of creation: identity that is equal from run to run.
  package let serial: Int
  var typeArguments: TypeArguments?
  /// What the class inherits from one that is not the program's keeps, by name.
  package var inherited: [String: Value] = [:]
  /// What the present views were made from.
  var reads = FieldReads()
  private let place: LaunchPlace
  package init(typeName: String, serial: Int, fields: Fields = [:]) {
    self.typeName = typeName
    self.serial = serial
    self.fields = fields
    place = LaunchPlace(in: nil)
  }
  init(typeName: String, serial: Int, fields: Fields, in objects: LaunchedObjects) {
    self.typeName = typeName
    self.serial = serial
    self.fields = fields
    place = LaunchPlace(in: objects)
    place.hold(self)
  }
  package func empty() {
    fields = Fields(fields.layout)
    inherited = [:]
  }
  package func kept() -> () -> Void {
    let (fields, inherited, reads) = (fields, inherited, reads)
    return { (self.fields, self.inherited, self.reads) = (fields, inherited, reads) }
  }
}
