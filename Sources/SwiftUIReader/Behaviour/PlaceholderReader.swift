import SightlineModel
import SwiftInterpreter

/// Grey stand-ins for what is still loading, which VoiceOver reads as if they were there: `.redacted(reason: .placeholder)`.
struct PlaceholderReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "redacted", call.base != nil, !isToldOtherwise(call),
        call.arguments.contains(where: { file.slice($0.extent).hasSuffix("placeholder") }),
        sources.isOfScreen(call.nameOffset, in: file) || isView(call)
      else { return nil }
      // Redacted only while something loads counts as well: `isLoading ? .placeholder : []`.
      var behaviour = WrittenBehaviour(.spokenPlaceholder, call.location)
      behaviour.parts = uses(of: call)
      return behaviour
    }
  }

  /// `extension Cell { static let placeholder: some View = … }`.
  private func isView(_ call: SourceOutline.Call) -> Bool {
    file.member(around: call.nameOffset).map { file.slice($0.extent).contains("some View") } ?? false
  }

  /// A modifier of the same view, or of what holds it, hides it, names it or makes it one element.
  private func isToldOtherwise(_ call: SourceOutline.Call) -> Bool {
    file.calls.contains { other in
      NamedParts.names.contains(other.name) || other.name == "accessibilityElement"
        ? other.base.map { $0.contains(call.nameOffset) } == true
          || call.base.map { $0.contains(other.nameOffset) && $0.lowerBound == other.extent.lowerBound } == true
        : false
    }
  }

  /// Where a static member that is such a stand-in is shown.
  private func uses(of call: SourceOutline.Call) -> [SourceLocation] {
    guard let member = file.member(around: call.nameOffset), member.name != "body",
      let type = member.typeName.split(separator: ".").last.map(String.init), !type.isEmpty
    else { return [] }
    return sources.files(with: ["\(type).\(member.name)"]).flatMap { other in
      other.outline.references.filter { reference in
        reference.path == "\(type).\(member.name)" && !other.isInPreview(reference.offset)
      }.map { other.outline.location(utf8Offset: $0.offset) }
    }
  }
}
