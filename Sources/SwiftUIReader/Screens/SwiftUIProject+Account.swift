package import SightlineModel
package import SwiftInterpreter

extension SwiftUIProject {
  /// Views of the project's own that the walk has placed so far.
  package var viewsShown: Set<String> { reading.viewsShown }
  /// Places of the names that were called where views were built, since this was asked last.
  package func takePlacesShown() -> Set<SourceLocation> {
    reading.placesShown(of: interpreter.takeViewCalls())
  }

  /// What is shown from now on is noted anew.
  func forgetShown() {
    reading.forgetViews()
    _ = interpreter.takeViewCalls()
  }

  /// Protocols and superclasses that types in some of the files name and nobody declares.
  package func undeclaredConformances(in files: Set<String>) -> Set<String> {
    Set(
      interpreter.declarations.filter { files.contains($0.location.file) }
        .flatMap { interpreter.unknownConformances(of: $0.name) })
  }

  /// The sources declare a type of the name, or the system does.
  package func isDeclared(_ type: String) -> Bool { interpreter.hasDeclaration(ofType: type) }

  /// Every view that the app's own sources declare.
  ///
  /// - Parameter files: As parsed, in the order of the project.
  package func declaredViews(_ files: [ParsedFile]) -> DeclaredViews {
    // What others put their views into is a view of a package; an app shows its own.
    let kinds = hasApp ? ["View"] : ["View", "ViewModifier"]
    let types = interpreter.declarations.filter { type in
      !type.isStub && type.kind == .structure && kinds.contains(where: type.conformances.contains)
        && !type.conformances.contains("PreviewProvider")
    }
    let samples = reading.samples ?? PreviewSamples(interpreter, files: self.files)
    let views = types.map { type in
      DeclaredView(
        type: type.name, name: screenName(ofType: type.name), location: type.location,
        isPartOfPreview: samples.contains(type.location.file, type.location.line),
        isWidget: options.widgetFiles.contains(type.location.file))
    }
    let own = files.filter { !interpreter.isStub($0.path) }
    let outlines = own.map { SourceOutline($0, configuration: interpreter.configuration) }
    let names = ViewNames(views)
    var passed: PassedArguments?
    if hasApp {
      let structures = interpreter.declarations.filter { !$0.isStub && $0.kind == .structure }
      passed = PassedArguments(
        zip(outlines, own).map { ($0, $1.text) },
        of: Set(structures.compactMap { $0.name.split(separator: ".").last.map(String.init) }))
    }
    let uses = ViewUses(
      outlines, names, neverRun: armsNeverRun(outlines, passed), isPreview: samples.contains)
    let places = ViewPlaces(
      zip(outlines, own).map { ($0, $1.text) }, names, of: interpreter.declarations.filter { !$0.isStub },
      isPreview: samples.contains)
    let drawn = Set(interpreter.typesPassed(to: [ViewUses.renderer], label: "content"))
    var result = DeclaredViews(
      views, uses, places, hasApp: hasApp, drawn: drawn.filter { uses.of($0).count <= 1 },
      unnamed: hasApp ? unnamedOwners(outlines, uses) : [])
    result.passed = passed
    return result
  }

  /// What a `switch` does for cases that nothing makes, by file.
  private func armsNeverRun(_ outlines: [SourceOutline], _ passed: PassedArguments?) -> [String: [Range<Int>]] {
    guard let passed else { return [:] }
    return outlines.reduce(into: [:]) { result, outline in
      let arms = outline.conditions.flatMap(\.cases).filter { arm in
        let names = outline.members.within(arm.pattern).map(\.path)
        return !names.isEmpty && names.allSatisfy { interpreter.isNeverMade(case: $0, among: passed) }
      }
      result[outline.path] = arms.map(\.body)
    }
  }

  /// Controllers, views and cells of UIKit, and styles and modifiers of SwiftUI, that nothing names but they themselves: what
  /// they show nobody sees.
  private func unnamedOwners(_ outlines: [SourceOutline], _ uses: ViewUses) -> Set<String> {
    var unnamed = Set(
      uses.owners.filter { owner in
        guard let type = interpreter.declaredType(owner) else { return false }
        return type.conformances.contains { name in
          type.kind == .object
            ? name.hasPrefix("UI") && ["Controller", "View", "Cell"].contains(where: name.hasSuffix)
            : name.hasSuffix("Style") || name == "ViewModifier"
        }
      }.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    ).subtracting(options.namesElsewhere)
    for outline in outlines where !unnamed.isEmpty {
      let own = outline.declarations.filter { $0.kind == .type || $0.kind == .preview }
      func note(_ name: Substring, at offset: Int) {
        let name = String(name)
        guard unnamed.contains(name) else { return }
        let isItsOwn = own.contains { type in
          type.extent.contains(offset)
            && (type.kind == .preview || type.typeName.split(separator: ".").contains { $0 == name })
        }
        if !isItsOwn { unnamed.remove(name) }
      }
      for reference in outline.references + outline.members + outline.types {
        for part in reference.path.split(separator: ".") { note(part, at: reference.offset) }
      }
      for call in outline.calls { note(Substring(call.name), at: call.nameOffset) }
      // What inherits it is made in its place.
      for type in own { type.attributes.forEach { note(Substring($0), at: type.extent.upperBound) } }
    }
    return unnamed
  }

  /// The sources hold an app, of SwiftUI or of UIKit: what it does not name it does not show.
  var hasApp: Bool {
    interpreter.declarations.contains { type in
      !type.isStub
        && (!type.attributes.filter(["main", "UIApplicationMain"].contains).isEmpty
          || !type.conformances.filter(["App", "UIApplicationDelegate", "UIWindowSceneDelegate"].contains).isEmpty)
    }
  }
}

/// The views that the app's own sources declare, and who shows whom.
package struct DeclaredViews: Sendable {
  package let views: [DeclaredView]
  package let uses: ViewUses
  /// Where their code makes views.
  package let places: ViewPlaces
  /// Views that the app can show, as far as the sources tell: something that is no view names them, or such a view does.
  package let used: Set<String>
  /// Of them those that only controllers show which nothing names.
  let abandoned: Set<String>
  /// Views that are only drawn into pictures.
  package let drawn: Set<String>
  /// Without one all views are there for others.
  package let hasApp: Bool
  /// So many views are named by nothing that something beside the sources has to name them: a list that the build generates.
  /// All are taken to be shown.
  package let areNamedElsewhere: Bool
  /// What the sources pass to views; `nil` where there is no app, and others may pass what they like.
  var passed: PassedArguments?

  /// - Parameters:
  ///   - unnamed: Types that are no views, name views, and are named by nothing.
  ///   - pictures: Views that a local, a property or a function hands to `ImageRenderer`, and nothing else names.
  init(
    _ views: [DeclaredView], _ uses: ViewUses, _ places: ViewPlaces, hasApp: Bool, drawn pictures: Set<String> = [],
    unnamed: Set<String> = []
  ) {
    (self.views, self.uses, self.places, self.hasApp) = (views, uses, places, hasApp)
    let types = Set(views.map(\.type))
    guard hasApp else {
      (used, drawn, abandoned, areNamedElsewhere) = (types, [], [], false)
      return
    }
    func reached(without unnamed: Set<String> = [], _ counts: (ViewUses.Use) -> Bool) -> Set<String> {
      var shown: [String: [String]] = [:]
      var pending: [String] = []
      for view in views {
        for use in uses.of(view.type) where counts(use) {
          if let owner = use.owner, types.contains(owner) {
            shown[owner, default: []].append(view.type)
          } else if !(use.owner?.split(separator: ".").last.map { unnamed.contains(String($0)) } ?? false) {
            pending.append(view.type)
          }
        }
      }
      var reached: Set<String> = []
      while let next = pending.popLast() {
        if reached.insert(next).inserted { pending += shown[next] ?? [] }
      }
      return reached
    }
    let shown = reached { $0.presenter != ViewUses.renderer }.subtracting(pictures)
    drawn = reached { _ in true }.subtracting(shown)
    let own = Set(views.filter { !$0.isPartOfPreview && !$0.isWidget }.map(\.type))
    let others = own.subtracting(shown).subtracting(drawn)
    areNamedElsewhere = others.count >= Self.most && others.count * Self.shareOfMost >= own.count
    used = areNamedElsewhere ? shown.union(others) : shown
    let named = unnamed.isEmpty ? shown : reached(without: unnamed) { $0.presenter != ViewUses.renderer }
    abandoned = shown.subtracting(named)
  }
  /// Views that an app has left behind: no more than this many, or than one in so many.
  private static let (most, shareOfMost) = (20, 3)

  /// Only controllers show it that nothing names: it may be dead.
  package func isAbandoned(_ view: DeclaredView) -> Bool { abandoned.contains(view.type) }

  /// Views to lay out next, as nothing has shown them: those that no other such view would show.
  ///
  /// - Parameters:
  ///   - seen: Views that were laid out, or tried.
  ///   - isLast: All that are left.
  func unreached(beyond seen: Set<String>, isLast: Bool) -> [DeclaredView] {
    let left = views.filter {
      used.contains($0.type) && !seen.contains($0.type) && !$0.isPartOfPreview && !$0.isWidget
    }
    let types = Set(left.map(\.type))
    let first = left.filter { view in
      !uses.of(view.type).contains { $0.owner.map(types.contains) ?? false }
    }
    return first.isEmpty || isLast ? left : first
  }
}

/// A view type of the app's own.
package struct DeclaredView: Sendable {
  package var type: String
  /// As it is shown.
  package var name: String
  package var location: SourceLocation
  package var isPartOfPreview: Bool
  package var isWidget: Bool
}
