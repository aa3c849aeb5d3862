import SightlineModel

/// `$name` of a `@TaskLocal static var name`: gives it a value while something runs.
final class TaskLocalValue: HostValue {
  let hostTypeName = "TaskLocal"
  let property: PropertyDecl
  let owner: TypeDecl?
  init(_ property: PropertyDecl, owner: TypeDecl?) {
    self.property = property
    self.owner = owner
  }
}

extension Interpreter {
  /// What `$name` stands for, where `name` is a task-local static of a type.
  func taskLocal(_ typeName: String, _ name: String) -> Value? {
    guard name.hasPrefix("$"),
      let property = members(of: typeName, String(name.dropFirst()), isStatic: true).properties.first,
      property.attributes.contains(where: { $0.name == "TaskLocal" })
    else { return nil }
    return Value(.host(TaskLocalValue(property, owner: property.owner)))
  }

  func taskLocalMember(_ local: TaskLocalValue, _ name: String, _ arguments: Arguments?, at node: Expression) throws
    -> Value?
  {
    switch name {
    case "get", "wrappedValue": return try readGlobal(local.property, owner: local.owner, at: node.location)
    case "withValue":
      guard let given = arguments?.values.first, case .function(let body)? = arguments?.values.last?.value.payload
      else {
        return nil
      }
      let before = try readGlobal(local.property, owner: local.owner, at: node.location)
      let value = try local.property.type.map { try coerce(given.value, to: $0, nil) } ?? finalised(given.value)
      globals[ObjectIdentifier(local.property)]?.value = value
      taskLocals.append(TaskLocalBinding(property: local.property, value: value, before: before))
      defer {
        taskLocals.removeLast()
        globals[ObjectIdentifier(local.property)]?.value = before
      }
      return try apply(body, [])
    default: return nil
    }
  }
}
