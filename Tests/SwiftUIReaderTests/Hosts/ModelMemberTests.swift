import Testing

@testable import SwiftUIReader

/// What SwiftData gives to every model.
struct ModelMemberTests {
  static let models = """
    import SwiftData
    @Model final class Trip { var name: String; init(name: String) { self.name = name }
      var isThere: Bool { modelContext != nil && !isDeleted } }
    @Model final class Tag { var id: String; init(id: String) { self.id = id } }
    final class Plain { var name = "" }
    let (trip, other) = (Trip(name: "a"), Trip(name: "b"))
    """

  @Test(arguments: [
    ("trip.modelContext == nil", "false"), ("trip.isDeleted", "false"), ("trip.hasChanges", "false"),
    ("trip.isThere", "true"), ("trip.id == trip.id", "true"), ("trip.id == other.id", "false"),
    ("trip.persistentModelID == other.persistentModelID", "false"), ("Set([trip.id, other.id, trip.id]).count", "2"),
    ("[trip.persistentModelID: 7][trip.id]!", "7"), ("Tag(id: \"own\").id", "own"),
  ])
  func areKnown(expression: String, text: String) {
    let said = Source.said(expression, Self.models)
    #expect(said.texts == [text])
    #expect(said.unresolved.isEmpty)
  }

  @Test func aClassOfAnotherKindHasNone() {
    #expect(Source.said("Plain().isDeleted", Self.models).unresolved == ["Plain.isDeleted"])
  }
}
