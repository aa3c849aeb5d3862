import SightlineModel
import SwiftInterpreter

@testable import SwiftUIReader

/// Reads one file of source, on a phone of 402 × 874 points.
enum Source {
  static let device = Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  static func project(_ text: String, strings: any StringLookup = NoStrings(), colors: any ColorLookup = NoColors())
    -> SwiftUIProject
  {
    SwiftUIProject(files: [("A.swift", "import SwiftUI\n" + text)], strings: strings, colors: colors)
  }

  /// The tree of `struct A: View`.
  static func tree(_ text: String, size: DynamicTypeSize = .large, locale: String = "en") -> ViewNode {
    let project = project(text)
    return project.session(of: "A", for: Variant(size: size, locale: locale, device: device))?.tree
      ?? ViewNode(.unknown)
  }
}

extension ViewNode {
  /// Kinds of the modifiers, innermost first.
  var modifierKinds: [ViewKind] { modifiers.map(\.kind) }
  func modifier(_ kind: ViewKind) -> NamedArguments? { modifiers.first { $0.kind == kind }?.arguments }
  /// The text of this view and of everything in it.
  var texts: [String] {
    (arguments.text("content").map { [$0.string] } ?? []) + children.flatMap(\.texts)
  }
  /// The first view of a kind below.
  func first(_ kind: ViewKind) -> ViewNode? {
    if self.kind == kind { return self }
    for child in children { if let found = child.first(kind) { return found } }
    return nil
  }
}

/// Every colour of the system is there, and grey.
struct NamedSystemColors: ColorLookup {
  var assetNames: [String] { [] }
  func asset(named name: String) -> ColorSpec? { nil }
  func systemColor(_ name: String, platform: Platform) -> ColorSpec? { ColorSpec(light: .black, name: name) }
}

/// What a view shows of an expression.
struct Said {
  var texts: [String]
  /// Why it is not known; `nil` where it is.
  var reason: String?
  /// What was not understood.
  var unresolved: [String]
}

extension Source {
  static func said(_ expression: String, _ declarations: String = "") -> Said {
    let project = project(
      declarations + "\nstruct A: View { var body: some View { Text(verbatim: \"\\(\(expression))\") } }")
    let tree = project.session(of: "A", for: Variant(device: device))?.tree
    return Said(
      texts: tree?.texts ?? [], reason: tree?.arguments.text("content")?.runs.first?.unknownReason,
      unresolved: project.interpreter.unresolved.map(\.what))
  }
}
