import SightlineModel

/// The modifiers of SwiftUI that the reader knows. Their rows are SwiftUI's signatures with `vocabulary/reading.txt`.
enum ModifierTable {
  static let entries = TableReader.entries(rows).mapValues {
    ModifierEntry(name: $0.name, kind: $0.kind, effect: $0.effect, signatures: $0.signatures)
  }
}

/// What shapes take besides.
enum ShapeTable {
  static let entries = TableReader.entries(rows).mapValues {
    ModifierEntry(name: $0.name, kind: $0.kind, effect: $0.effect, signatures: $0.signatures)
  }
}

/// The views of SwiftUI (and of the frameworks beside it) that the reader knows.
enum ViewTable {
  static let entries = TableReader.entries(rows).mapValues {
    ViewEntry(name: $0.name, kind: $0.kind, effect: $0.effect, signatures: $0.signatures)
  }
}
