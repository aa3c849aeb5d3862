import SightlineModel
import SwiftInterpreter

/// Pages whose bar or back button is set, or hidden, or that are pushed onto others, and that have no title: neither the view nor
/// whoever shows it gives one.
///
/// A heading, and a bar of the project's own that is handed a title, are taken for one.
struct UntitledPageReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle", "accessibilityHeading"]

  var behaviours: [WrittenBehaviour] {
    var seen: Set<String> = []
    let set = file.calls.compactMap { call -> WrittenBehaviour? in
      guard let how = bar(call), let type = file.type(around: call.nameOffset),
        !seen.contains(type), sources.isOfScreen(call.nameOffset, in: file), isView(type),
        !isTitled(type, byBar: how == .shown)
      else { return nil }
      seen.insert(type)
      return WrittenBehaviour(.untitledPage(how), call.location)
    }
    return set
      + file.outline.declarations.compactMap { type in
        guard type.kind == .type, type.attributes.contains("View"), !seen.contains(type.typeName),
          isPushed(type.typeName), !isTitled(type.typeName), let root = root(of: type)
        else { return nil }
        seen.insert(type.typeName)
        return WrittenBehaviour(.untitledPage(.pushed), root.location)
      }
  }

  /// What its body begins with.
  func root(of type: SourceOutline.Declaration) -> SourceOutline.Call? {
    let body = file.outline.declarations.first {
      $0.kind == .property && $0.name == "body" && $0.typeName == type.typeName
        && type.extent.contains($0.extent.lowerBound)
    }
    return body.flatMap { body in
      file.calls(in: body.extent).first { $0.base == nil && $0.name.first?.isUppercase == true }
    }
  }

  // MARK: Pages that are pushed

  private static let pushing: Set<String> = ["NavigationLink", "navigationDestination"]
  private static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover"]

  /// Made as what a link or a destination leads to, and nothing else is around it there.
  func isPushed(_ type: String) -> Bool {
    let name = BehaviourFile.last(type)
    return sources.files(naming: name + "(").contains { other in
      other.calls.contains { call in
        guard call.name == name, call.base == nil else { return false }
        if isDestination(call, in: other) { return true }
        let around = other.calls(around: call.nameOffset).filter { $0.extent != call.extent }
        guard let push = around.first(where: { Self.pushing.contains($0.name) }) else { return false }
        // A link's label is no page.
        let isLabel = push.name == "NavigationLink" && isLabel(call.nameOffset, of: push, in: other)
        let between = around.filter { $0.extent.count < push.extent.count && push.extent.contains($0.nameOffset) }
        return !isLabel && !between.contains { holds($0, call) }
      }
    }
  }

  /// `NavigationLink(destination: Page()) { … }`, whatever modifiers are on the page.
  private func isDestination(_ page: SourceOutline.Call, in file: BehaviourFile) -> Bool {
    file.calls.contains { link in
      link.name == "NavigationLink"
        && link.arguments.contains {
          $0.label == "destination" && $0.extent.lowerBound == page.extent.lowerBound
        }
    }
  }

  /// A container or a sheet, and no modifier that is put on the page.
  private func holds(_ outer: SourceOutline.Call, _ page: SourceOutline.Call) -> Bool {
    outer.base.map { !$0.contains(page.nameOffset) } ?? (outer.nameOffset != page.nameOffset)
  }

  private func isLabel(_ offset: Int, of link: SourceOutline.Call, in file: BehaviourFile) -> Bool {
    if link.arguments.contains(where: { $0.label == "destination" && $0.extent.contains(offset) }) { return false }
    if link.arguments.contains(where: { $0.label == "label" && $0.extent.contains(offset) }) { return true }
    let leads = link.arguments.contains { $0.label == "destination" || $0.label == "value" }
    if leads { return true }
    guard link.closures.count > 1 else { return false }
    return link.closures[1].contains(offset)
  }

  /// - Returns: What a modifier makes of the bar; `nil` for any other.
  private func bar(_ call: SourceOutline.Call) -> WrittenBehaviour.Bar? {
    let first = call.arguments.first.map { file.slice($0.extent) }
    guard call.base?.isEmpty == false || call.name == "ToolbarItem" else { return nil }
    switch call.name {
    case "navigationBarHidden", "navigationBarBackButtonHidden": return first == nil || first == "true" ? .hidden : nil
    case "toolbar", "toolbarVisibility":
      let isBar = call.arguments.dropFirst().contains { file.slice($0.extent) == ".navigationBar" }
      return first == ".hidden" && isBar ? .hidden : nil
    case "navigationTitle", "navigationBarTitle": return first == "\"\"" ? .empty : nil
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": return .shown
    case "ToolbarItem":
      let isInMiddle = call.arguments.contains {
        $0.label == "placement" && file.slice($0.extent).hasSuffix(".principal")
      }
      let draws = call.closures.contains { content in file.calls(in: content).contains { $0.name == "Text" } }
      return isInMiddle && draws ? .drawn : nil
    default: return nil
    }
  }

  private func isView(_ type: String) -> Bool {
    file.outline.declarations.contains { $0.kind == .type && $0.typeName == type && $0.attributes.contains("View") }
  }

  /// - Parameter isStrict: A page that sets how its bar draws the title means the bar's: headings of what it is made of are
  ///   none.
  private func isTitled(_ type: String, byBar isStrict: Bool = false) -> Bool {
    let name = BehaviourFile.last(type)
    if hasTitle(name, depth: 0, isStrict) { return true }
    return sources.files(naming: name + "(").contains { other in
      other.calls.contains { call in
        Self.titles.contains(call.name)
          && call.base.map { base in
            other.calls(in: base).contains { $0.name == name && $0.base == nil && isOuter(call, of: $0, in: other) }
          } == true
      }
    }
  }

  /// A view has a title, or one of those that its body is made of has.
  private func hasTitle(_ name: String, depth: Int, _ isStrict: Bool) -> Bool {
    sources.types(named: name).contains { type in
      if titles(type.file, type.extent, isStrict: isStrict && depth > 0) { return true }
      guard depth < 3 else { return false }
      return type.file.calls(in: type.extent).contains { part in
        guard part.base == nil, part.name.first?.isUppercase == true, part.name != name,
          !type.file.calls(around: part.nameOffset).contains(where: {
            Self.pushing.union(Self.presenting).contains($0.name)
              && $0.base.map { !$0.contains(part.nameOffset) } ?? true
          })
        else { return false }
        return hasTitle(part.name, depth: depth + 1, isStrict)
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

  private func titles(_ file: BehaviourFile, _ extent: Range<Int>, isStrict: Bool) -> Bool {
    let text = file.slice(extent)
    if text.contains("ToolbarTitle") || !isStrict && text.contains(".isHeader") { return true }
    return file.calls(in: extent).contains { call in
      let first = call.arguments.first.map { file.slice($0.extent) }
      if Self.titles.contains(call.name) { return first != "\"\"" }
      let lower = call.name.lowercased()
      // `.appNavigationBar(title:)` is of the page, `SectionHeader(title:)` of a part of it.
      if isStrict, !lower.contains("nav") { return false }
      return ["nav", "bar", "header", "title"].contains { lower.contains($0) }
        && call.arguments.contains { $0.label?.lowercased().contains("title") == true }
    }
  }
}
