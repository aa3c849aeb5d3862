import SightlineModel
import SwiftInterpreter

/// Typed keys that no source declares, since the build makes them of string tables: `Text(.cartTitle)` and
/// `Text(.Shop.cartTitle)` by Xcode's "Generate String Catalog Symbols", `Text(.shop(.cartTitle))` and
/// `String(shop: .cartTitle)` by tools for packages.
struct GeneratedKeys {
  let reading: Reading

  /// - Parameter member: Stands where a `LocalizedStringResource` is wanted.
  /// - Returns: `nil` where no table has such a key.
  func key(_ member: ImplicitMember) -> LocalizedKey? {
    let links = member.links
    guard let first = links.first, links.count <= 2 else { return nil }
    if links.count == 2 { return key(links[1], table: first.name, member) }
    if let nested = nested(first) { return key(nested, table: first.name, member) }
    return key(first, table: nil, member)
  }

  /// `String(shop: .cartTitle)`.
  func key(_ call: Call) -> LocalizedKey? {
    guard call.arguments.count == 1, let argument = call.arguments.first, let table = argument.label,
      case .implicit(let member) = argument.value.payload, member.links.count == 1
    else { return nil }
    return key(member.links[0], table: table, member)
  }

  /// A text of a key that can't be told: no table has it, or there is no table.
  static func unknown(_ member: ImplicitMember) -> Value {
    let name = member.links.map(\.name).joined(separator: ".")
    return Value(
      .unknown(
        Unknown(
          reason: ".\(name) is made of a string table by the build; no table has such a key",
          location: member.location, typeName: "LocalizedStringResource")))
  }

  /// `.shop(.cartTitle)`: the key within its table.
  private func nested(_ link: ImplicitMember.Link) -> ImplicitMember.Link? {
    guard let call = link.call, call.arguments.count == 1, reading.lookups.hasTable(symbol: link.name),
      case .implicit(let inner) = call.arguments[0].value.payload, inner.links.count == 1
    else { return nil }
    return inner.links[0]
  }

  private func key(_ link: ImplicitMember.Link, table: String?, _ member: ImplicitMember) -> LocalizedKey? {
    guard let found = reading.lookups.key(symbol: link.name, table: table) else { return nil }
    var key = LocalizedKey(hostTypeName: "LocalizedStringResource", segments: [.literal(found.key)])
    // What the build makes names its own bundle.
    key.namesBundle = true
    key.table = found.table == "Localizable" ? nil : found.table
    key.given = link.call?.arguments.map(\.value) ?? []
    key.written = member.location
    return key
  }
}

extension Interpreter {
  /// What an implicit member means where a title is wanted: a static member that the project declares, or a key that the
  /// build makes of a table.
  ///
  /// - Returns: A key, or an unknown text; `nil` where the member is none.
  func implicitTitle(_ value: Value) throws -> Value? {
    guard case .implicit(let member) = value.payload, let name = member.links.first?.name,
      !["none", "init"].contains(name)
    else { return nil }
    for type in ["LocalizedStringKey", "LocalizedStringResource"] {
      let resolved = try resolve(value, as: type)
      if resolved.isUnknown || resolved.host(LocalizedKey.self) != nil { return resolved }
    }
    return nil
  }
}
