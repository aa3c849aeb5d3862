package import SightlineModel
import SwiftInterpreter

/// Where the app's own bodies, view properties and view functions make a view or give a modifier views.
///
/// Of an `#if` only the part that is built counts; previews and what only they show have no places.
package struct ViewPlaces: Sendable {
  /// By the declared view whose code it is, in order of files and places.
  package private(set) var places: [String: [SourceLocation]] = [:]
  /// In modifiers, styles, apps, bar contents, and functions outside of views.
  package private(set) var others: [SourceLocation] = []
  /// Where nothing but a view of the app's own is made, by its type.
  private var made: [SourceLocation: [String]] = [:]
  /// Where the closures begin that hold them.
  package private(set) var scopes: Set<SourceLocation> = []

  /// Places without those of views that nobody has laid out: their code ran and its result was put aside, or covered.
  package func shown(_ ran: Set<SourceLocation>, in views: Set<String>) -> Set<SourceLocation> {
    places.reduce(into: ran) { shown, entry in
      if !views.contains(entry.key) { shown.subtract(entry.value) }
    }
  }

  /// - Complexity: Linear in the sources.
  init(
    _ files: [(outline: SourceOutline, text: String)], _ names: ViewNames, of types: [DeclaredType],
    isPreview: (String, Int) -> Bool
  ) {
    let viewTypes = Set(types.filter { $0.conformances.contains(where: Self.makesViews) }.map(\.name))
    for (outline, text) in files {
      let declarations = outline.declarations
      let around = declarations.filter { $0.kind == .type }
      let members = declarations.filter { $0.kind == .function || $0.kind == .property }
      let previews = declarations.filter { declaration in
        declaration.kind == .preview
          || declaration.kind == .type && declaration.attributes.contains { $0.hasSuffix("PreviewProvider") }
      }.map(\.extent)
      var isOfViews: [Range<Int>: Bool] = [:]
      for call in outline.calls where Self.makesView(call, names) {
        let offset = call.base.map(\.upperBound) ?? call.extent.lowerBound
        guard !isPreview(outline.path, call.location.line), !previews.contains(where: { $0.contains(offset) })
        else { continue }
        let type = around.filter { $0.extent.contains(offset) }.min { $0.extent.count < $1.extent.count }
        if let scope = outline.scopes.filter({ $0.contains(offset) }).max(by: { $0.lowerBound < $1.lowerBound }) {
          scopes.insert(outline.location(utf8Offset: scope.lowerBound))
        }
        if let type, let view = names.view(ofType: type.typeName, in: outline.path) {
          places[view, default: []].append(call.location)
          if names.has(call.name), call.closures.isEmpty {
            made[call.location] = names.views(named: call.name, from: type.typeName, in: outline.path)
          }
          continue
        }
        if let type, viewTypes.contains(type.typeName) || type.attributes.contains(where: Self.makesViews) {
          others.append(call.location)
          continue
        }
        guard
          let member = members.filter({ $0.extent.contains(offset) }).min(by: { $0.extent.count < $1.extent.count })
        else { continue }
        if isOfViews[member.extent] == nil { isOfViews[member.extent] = Self.declaresViews(member, in: text) }
        if isOfViews[member.extent] == true { others.append(call.location) }
      }
    }
    for view in places.keys { places[view]!.sort() }
    others.sort()
  }

  /// Whether nothing is made there but a view that was laid out elsewhere.
  func isKnown(_ place: SourceLocation, among shown: Set<String>) -> Bool {
    made[place].map { !$0.isEmpty && $0.allSatisfy(shown.contains) } ?? false
  }

  private static func makesView(_ call: SourceOutline.Call, _ names: ViewNames) -> Bool {
    guard call.name.first?.isUppercase == true else {
      return call.base != nil && !call.closures.isEmpty && contentModifiers.contains(call.name)
    }
    if names.has(call.name) { return true }
    return call.base == nil && (call.name == "Text" || ViewTable.entries[call.name] != nil)
  }

  /// Modifiers that take views.
  private static let contentModifiers = Set(
    ModifierTable.entries.values.filter { entry in
      entry.signatures.contains { signature in
        signature.parameters.contains { [.children, .views, .builder].contains($0.type) }
      }
    }.map(\.name))

  /// Protocols whose types make views without being one.
  private static func makesViews(_ protocolName: String) -> Bool {
    protocols.contains(protocolName) || EnumerationTable.styleProtocols.contains(protocolName)
  }
  private static let protocols: Set<String> = [
    "View", "ViewModifier", "AnimatableModifier", "App", "Scene", "ToolbarContent", "CustomizableToolbarContent",
  ]

  /// `func row() -> some View`, `@ViewBuilder var rows: …`: what stands before the body says so.
  private static func declaresViews(_ member: SourceOutline.Declaration, in text: String) -> Bool {
    let head = text.utf8.dropFirst(member.extent.lowerBound).prefix(min(member.extent.count, 1000))
      .prefix { $0 != UInt8(ascii: "{") }
    let words = Substring(head)
    return words.contains("View") || words.contains("ToolbarContent")
  }
}
