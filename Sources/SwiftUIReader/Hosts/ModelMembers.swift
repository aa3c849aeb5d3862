import SightlineModel
import SwiftInterpreter

/// What SwiftData and Core Data give to every model that the project declares.
///
/// A model that a view shows is one that is stored, and that nobody has changed since.
struct ModelMembers {
  let interpreter: Interpreter

  /// - Returns: `nil` where the object is no model, or the member none that all models have.
  func member(of object: ObjectValue, _ name: String) -> Value? {
    guard Self.names.contains(name) else { return nil }
    let type = object.typeName
    let isModel = interpreter.conforms(type, to: "PersistentModel")
    guard isModel || interpreter.conforms(type, to: "NSManagedObject") else { return nil }
    switch name {
    case "modelContext": return isModel ? .host(OpaqueValue(hostTypeName: "ModelContext")) : nil
    case "managedObjectContext": return isModel ? nil : .host(HostObject("NSManagedObjectContext"))
    case "id", "persistentModelID":
      return isModel ? .host(ModelIdentifierValue(hostTypeName: "PersistentIdentifier", serial: object.serial)) : nil
    case "objectID":
      return isModel ? nil : .host(ModelIdentifierValue(hostTypeName: "NSManagedObjectID", serial: object.serial))
    default: return .bool(false)
    }
  }

  private static let names: Set<String> = [
    "modelContext", "managedObjectContext", "id", "persistentModelID", "objectID", "isDeleted", "hasChanges", "isFault",
    "isInserted", "isUpdated", "hasPersistentChangedValues",
  ]
}

/// The identity of a stored model.
struct ModelIdentifierValue: PlainHostValue {
  let hostTypeName: String
  let serial: Int
  var equalityText: String? { String(serial) }
}
