import SightlineModel
import SwiftInterpreter

/// Sheets that only a swipe closes: neither the view in them nor what stands around it there has anything that does.
///
/// Followed is a view of the project by its name; of others nothing is said.
struct OpenSheetReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  /// Whatever may close it, or hand on what does.
  private static let closing = [
    "dismiss", "presentationmode", "close", "cancel", "done", "router", "coordinator", "@binding", "-> void", "-> ()",
  ]
  /// iOS's own controllers bring their own way out.
  private static let ofSystem = ["Representable", "SafariView", "ActivityView", "ShareSheet", "ImagePicker", "Mail"]
  private static let mostViews = 40

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "sheet", call.base != nil,
        call.arguments.contains(where: { $0.label == "isPresented" || $0.label == "item" }),
        let content = call.closures.last, call.closureLabels.last != .some("onDismiss")
      else { return nil }
      // What hands a binding or a closure over may be closed from within.
      let words = file.slice(content)
      guard !words.contains("$"), !Self.mayClose(words) else { return nil }
      let shown = file.calls(in: content).filter { $0.base == nil && $0.name.first?.isUppercase == true }
      guard let view = shown.map(\.name).first(where: { !Self.wrapping.contains($0) }), let place = body(of: view),
        shown.allSatisfy({ $0.closures.isEmpty || Self.wrapping.contains($0.name) }),
        shown.allSatisfy({ Self.wrapping.contains($0.name) || !mayClose(view: $0.name) })
      else { return nil }
      return WrittenBehaviour(.openSheet(view: view), place)
    }
  }

  private func body(of view: String) -> SourceLocation? {
    let declared = sources.files(with: ["struct \(view)"]).filter { !$0.extents(ofType: view).isEmpty }
    guard declared.count == 1, let file = declared.first,
      let body = file.properties(of: view).first(where: { $0.name == "body" })
    else { return nil }
    return file.outline.location(utf8Offset: body.extent.lowerBound)
  }
  private static let wrapping: Set<String> = ["NavigationStack", "NavigationView", "Group", "VStack", "ZStack"]

  private static func mayClose(_ words: String) -> Bool {
    let lower = words.lowercased()
    return closing.contains(where: lower.contains) || ofSystem.contains(where: words.contains)
  }

  private func mayClose(view name: String) -> Bool {
    var seen: Set<String> = []
    return mayClose(view: name, seen: &seen)
  }

  /// - Returns: `true` as well where the view is not the project's own, or shows so much that it was not followed.
  private func mayClose(view name: String, seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return false }
    let declared = sources.files(with: ["struct \(name)", "extension \(name)"]).flatMap { file in
      file.extents(ofType: name).map { (file, $0) }
    }
    guard !declared.isEmpty, seen.count <= Self.mostViews else { return true }
    if declared.contains(where: { Self.mayClose($0.0.slice($0.1)) }) { return true }
    let views = declared.flatMap { file, extent in
      file.calls(in: extent).filter { $0.base == nil && $0.name.first?.isUppercase == true }.map(\.name)
    }
    return views.contains { view in
      !sources.files(with: ["struct \(view)"]).isEmpty && mayClose(view: view, seen: &seen)
    }
  }
}
