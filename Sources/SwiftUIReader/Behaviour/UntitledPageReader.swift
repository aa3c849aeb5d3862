import SightlineModel
import SwiftInterpreter

/// Pages whose bar or back button is set, or hidden, and that have no title: neither the view nor whoever shows it gives one.
///
/// A heading, and a bar of the project's own that is handed a title, are taken for one.
struct UntitledPageReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle", "accessibilityHeading"]

  var behaviours: [WrittenBehaviour] {
    var seen: Set<String> = []
    return file.calls.compactMap { call in
      guard call.base?.isEmpty == false, let how = bar(call), let type = file.type(around: call.nameOffset),
        !seen.contains(type), sources.isOfScreen(call.nameOffset, in: file), isView(type), !isTitled(type)
      else { return nil }
      seen.insert(type)
      return WrittenBehaviour(.untitledPage(how), call.location)
    }
  }

  /// - Returns: What a modifier makes of the bar; `nil` for any other.
  private func bar(_ call: SourceOutline.Call) -> WrittenBehaviour.Bar? {
    let first = call.arguments.first.map { file.slice($0.extent) }
    switch call.name {
    case "navigationBarHidden", "navigationBarBackButtonHidden": return first == nil || first == "true" ? .hidden : nil
    case "toolbar", "toolbarVisibility":
      let isBar = call.arguments.dropFirst().contains { file.slice($0.extent) == ".navigationBar" }
      return first == ".hidden" && isBar ? .hidden : nil
    case "navigationTitle", "navigationBarTitle": return first == "\"\"" ? .empty : nil
    case "navigationBarTitleDisplayMode": return .shown
    default: return nil
    }
  }

  private func isView(_ type: String) -> Bool {
    file.outline.declarations.contains { $0.kind == .type && $0.typeName == type && $0.attributes.contains("View") }
  }

  private func isTitled(_ type: String) -> Bool {
    let name = BehaviourFile.last(type)
    if sources.types(named: name).contains(where: { titles($0.file, $0.extent) }) { return true }
    return sources.files(naming: name + "(").contains { other in
      other.calls.contains { call in
        Self.titles.contains(call.name)
          && call.base.map { base in
            other.calls(in: base).contains { $0.name == name && $0.base == nil && isOuter(call, of: $0, in: other) }
          } == true
      }
    }
  }

  /// The title is of the view itself or of a stack around it, and not of a page that has a link to it.
  private func isOuter(_ title: SourceOutline.Call, of view: SourceOutline.Call, in file: BehaviourFile) -> Bool {
    title.extent.lowerBound == view.extent.lowerBound
      || !file.calls(around: view.nameOffset).contains { around in
        ["NavigationLink", "sheet", "fullScreenCover", "navigationDestination", "TabView", "Tab"].contains(around.name)
          && title.base?.contains(around.nameOffset) == true
      }
  }

  private func titles(_ file: BehaviourFile, _ extent: Range<Int>) -> Bool {
    let text = file.slice(extent)
    if text.contains(".isHeader") || text.contains("ToolbarTitle") { return true }
    return file.calls(in: extent).contains { call in
      let first = call.arguments.first.map { file.slice($0.extent) }
      if Self.titles.contains(call.name) { return first != "\"\"" }
      let lower = call.name.lowercased()
      return ["nav", "bar", "header", "title"].contains { lower.contains($0) }
        && call.arguments.contains { $0.label?.lowercased().contains("title") == true }
    }
  }
}
