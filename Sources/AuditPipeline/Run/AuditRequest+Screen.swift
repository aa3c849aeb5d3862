import SightlineModel
import SourceDocuments

extension AuditRequest {
  /// Says at once that a screen cannot be there: no source names such a type or preview, and the configuration no such
  /// screen. Reading and walking the app to find that out would take its time.
  ///
  /// - Throws: With the nearest name of a type that a source declares.
  func checkScreenIsNamed(_ inputs: ProjectInputs, _ configuration: Configuration) throws(UnusableInput) {
    guard let wanted = onlyScreen, inputs.screenDocuments.isEmpty, wanted != "App" else { return }
    // `HomeView (Settings)` is the one of that folder.
    let stem = wanted.firstRange(of: " (").map { String(wanted[..<$0.lowerBound]) } ?? wanted
    let named = configuration.screens.value.flatMap { [$0.name, $0.type] }
    guard !named.contains(wanted) else { return }
    var types: Set<String> = []
    for source in inputs.sources {
      if Self.names(source.text, wanted)
        || stem.split(separator: ".").allSatisfy({ Self.names(source.text, String($0)) })
      {
        return
      }
      types.formUnion(source.text.matches(of: /\bstruct\s+(\w+)/).map { String($0.1) })
    }
    let nearest = nearestName(to: wanted, in: (types + named).sorted()).map { "did you mean '\($0)'?" }
    throw UnusableInput(
      "no screen is named '\(wanted)'; " + (nearest ?? "no source declares such a view, see 'sightline views'"))
  }

  /// The name stands in the text, and is no part of a longer one.
  private static func names(_ text: String, _ name: String) -> Bool {
    var rest = text[...]
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    while let found = rest.firstRange(of: name) {
      let before = found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : nil
      let after = found.upperBound < text.endIndex ? text[found.upperBound] : nil
      if !isPart(before), !isPart(after) { return true }
      rest = text[found.upperBound...]
    }
    return false
  }
}
