import SightlineModel

/// All types of a program, each stored once.
package final class TypeStore {
  struct Node {
    var kind: TypeKind
    /// 1: holds variables, 2: parameters or associated types, 4: dynamic parts.
    var flags: UInt8
    var count: UInt16
    var head: UInt32
    var start: UInt32
  }

  private(set) var nodes: [Node] = []
  private(set) var children: [TypeID] = []
  private var slots: [UInt32] = Array(repeating: .max, count: 1 << 13)
  private(set) var shapes: [FunctionShape] = []
  private var shapeNumbers: [FunctionShape: UInt32] = [:]
  private(set) var labelLists: [[Symbol?]] = []
  private var labelNumbers: [[Symbol?]: UInt32] = [:]

  init() {
    nodes.append(Node(kind: .none, flags: 0, count: 0, head: 0, start: 0))
    nodes.append(Node(kind: .dynamic, flags: 4, count: 0, head: 0, start: 0))
    let void = tuple([], labels: [])
    let any = existential([])
    precondition(void == .void && any == .any, "The first types have constant numbers.")
  }

  // MARK: Reading

  package var count: Int { nodes.count }
  package func kind(_ type: TypeID) -> TypeKind { nodes[Int(type.id)].kind }
  package func head(_ type: TypeID) -> UInt32 { nodes[Int(type.id)].head }
  func count(_ type: TypeID) -> Int { Int(nodes[Int(type.id)].count) }
  func child(_ type: TypeID, _ index: Int) -> TypeID { children[Int(nodes[Int(type.id)].start) + index] }
  package func arguments(_ type: TypeID) -> ArraySlice<TypeID> {
    let node = nodes[Int(type.id)]
    return children[Int(node.start)..<Int(node.start) + Int(node.count)]
  }
  func hasVariables(_ type: TypeID) -> Bool { nodes[Int(type.id)].flags & 1 != 0 }
  func hasParameters(_ type: TypeID) -> Bool { nodes[Int(type.id)].flags & 2 != 0 }
  func hasDynamic(_ type: TypeID) -> Bool { nodes[Int(type.id)].flags & 4 != 0 }
  func isPlain(_ type: TypeID) -> Bool { nodes[Int(type.id)].flags & 3 == 0 }
  package func shape(_ type: TypeID) -> FunctionShape { shapes[Int(head(type))] }
  package func labels(_ type: TypeID) -> [Symbol?] { labelLists[Int(head(type))] }
  func result(_ function: TypeID) -> TypeID { child(function, count(function) - 1) }
  func parameters(_ function: TypeID) -> ArraySlice<TypeID> { arguments(function).dropLast() }

  // MARK: Making

  func nominal(_ declaration: UInt32, _ arguments: [TypeID]) -> TypeID { make(.nominal, declaration, arguments) }
  func parameter(_ declaration: UInt32) -> TypeID { make(.parameter, declaration, []) }
  func variable(_ number: Int) -> TypeID { make(.variable, UInt32(number), []) }
  func metatype(_ type: TypeID) -> TypeID { make(.metatype, 0, [type]) }
  func inOut(_ type: TypeID) -> TypeID { make(.inOut, 0, [type]) }
  func associated(_ base: TypeID, _ name: Symbol) -> TypeID { make(.associated, name.id, [base]) }
  func opaque(_ number: UInt32, _ parts: [TypeID]) -> TypeID { make(.opaque, number, parts) }
  func existential(_ parts: [TypeID]) -> TypeID { make(.existential, 0, parts) }

  func function(_ parameters: [TypeID], _ result: TypeID, _ shape: FunctionShape) -> TypeID {
    let number: UInt32
    if let known = shapeNumbers[shape] {
      number = known
    } else {
      number = UInt32(shapes.count)
      shapes.append(shape)
      shapeNumbers[shape] = number
    }
    return make(.function, number, parameters + [result])
  }

  /// A tuple of one element without label is that element.
  func tuple(_ elements: [TypeID], labels: [Symbol?]) -> TypeID {
    if elements.count == 1, labels[0] == nil { return elements[0] }
    let number: UInt32
    if let known = labelNumbers[labels] {
      number = known
    } else {
      number = UInt32(labelLists.count)
      labelLists.append(labels)
      labelNumbers[labels] = number
    }
    return make(.tuple, number, elements)
  }

  /// The same type with other children.
  func with(_ type: TypeID, _ arguments: [TypeID]) -> TypeID { make(kind(type), head(type), arguments) }

  private func make(_ kind: TypeKind, _ head: UInt32, _ arguments: [TypeID]) -> TypeID {
    var hash = UInt64(kind.rawValue) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(head)
    for argument in arguments { hash = (hash ^ UInt64(argument.id)) &* 0x100_0000_01B3 }
    hash ^= hash >> 29
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != .max {
      let node = nodes[Int(slots[slot])]
      if node.kind == kind, node.head == head, Int(node.count) == arguments.count,
        children[Int(node.start)..<Int(node.start) + arguments.count].elementsEqual(arguments)
      {
        return TypeID(id: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    var flags: UInt8 = kind == .variable ? 1 : kind == .parameter || kind == .associated ? 2 : 0
    for argument in arguments { flags |= nodes[Int(argument.id)].flags }
    let id = UInt32(nodes.count)
    nodes.append(
      Node(
        kind: kind, flags: flags, count: UInt16(clamping: arguments.count), head: head, start: UInt32(children.count)))
    children.append(contentsOf: arguments)
    slots[slot] = id
    if nodes.count * 2 > slots.count { grow() }
    return TypeID(id: id)
  }

  private func grow() {
    slots = Array(repeating: .max, count: slots.count * 2)
    let mask = slots.count - 1
    for id in nodes.indices.dropFirst(2) {
      let node = nodes[id]
      var hash = UInt64(node.kind.rawValue) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(node.head)
      for index in 0..<Int(node.count) {
        hash = (hash ^ UInt64(children[Int(node.start) + index].id)) &* 0x100_0000_01B3
      }
      hash ^= hash >> 29
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != .max { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
    }
  }
}
