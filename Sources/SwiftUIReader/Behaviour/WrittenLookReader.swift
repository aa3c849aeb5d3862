import SightlineModel
import SwiftInterpreter

/// How texts and symbols look that are never laid out: a size that does not follow the reader's, a colour of the system's that
/// is too faint on the usual ground. What a modifier further out changes is not seen here; rules ask, and do not fail.
struct WrittenLookReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] { modified + file.calls.compactMap(ofUIKit) }

  /// `titleLabel.font = .systemFont(ofSize: 14)`: without `UIFontMetrics` it stays at that size.
  private func ofUIKit(_ call: SourceOutline.Call) -> WrittenBehaviour? {
    guard Self.systemFonts.contains(call.name), let base = call.base,
      base.isEmpty || file.slice(base) == "UIFont", let size = call.arguments.first, size.label == "ofSize",
      let points = Double(file.slice(size.extent)), isOfUIKit(call.nameOffset)
    else { return nil }
    let around = file.calls(handing: call.nameOffset).map(\.name)
    let line = file.line(around: call.nameOffset)
    // A font within SwiftUI's is told of there; bars, pickers and images keep to their size.
    guard
      !around.contains(where: { ["scaledFont", "Font", "setTitleTextAttributes", "SymbolConfiguration"].contains($0) }),
      !["metrics", "Metrics", "TextAttributes", "Appearance"].contains(where: line.contains)
    else { return nil }
    let target = file.outline.assignments.last { assigned in
      assigned.offset < call.nameOffset && file.outline.location(utf8Offset: assigned.offset).line == call.location.line
    }
    let owner = target?.path.split(separator: ".").first { $0 != "self" }.map(String.init) ?? ""
    return WrittenBehaviour(.fixedFont(points, of: owner), call.location)
  }
  private static let systemFonts: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]

  /// In a view, a cell or a controller of UIKit, or in what SwiftUI shows of one.
  private func isOfUIKit(_ offset: Int) -> Bool {
    sources.isOfScreen(offset, in: file)
      || file.outline.declarations.contains { declaration in
        declaration.kind == .type && declaration.extent.contains(offset)
          && declaration.attributes.contains { $0.hasPrefix("UI") }
      }
  }

  private var modified: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard ["font", "foregroundColor", "foregroundStyle"].contains(call.name), let base = call.base, !base.isEmpty,
        call.arguments.count == 1, let root = file.root(of: base),
        root.name == "Text" || root.name == "Image" && root.arguments.first?.label?.hasPrefix("system") == true,
        sources.isOfScreen(call.nameOffset, in: file)
      else { return nil }
      let argument = file.slice(call.arguments[0].extent)
      let words = root.name == "Text" ? root.arguments.first.map { file.slice($0.extent) } ?? "" : ""
      switch call.name {
      case "font":
        return fixedSize(argument).map {
          WrittenBehaviour(.fixedSize($0, words: words, isSymbol: root.name == "Image"), root.location)
        }
      case "foregroundColor", "foregroundStyle":
        guard root.name == "Text", let color = color(argument), !isOnGround(call, root) else { return nil }
        return WrittenBehaviour(.systemColor(color, words: words, isLarge: isLarge(root)), root.location)
      default: return nil
      }
    }
  }

  /// Of `.system(size: 14)`; a text style, `relativeTo:` and a variable may follow the reader's size.
  private func fixedSize(_ argument: String) -> Double? {
    for start in [".system(size:", "Font.system(size:", "SwiftUI.Font.system(size:"] where argument.hasPrefix(start) {
      let number = argument.dropFirst(start.count).drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      let rest = argument.dropFirst(start.count).drop { $0 == " " }.dropFirst(number.count)
      guard rest.hasPrefix(",") || rest.hasPrefix(")") else { return nil }
      return Double(number)
    }
    return nil
  }

  /// `gray` of `.gray`, `Color.gray` and `Color(.systemGray)`.
  private func color(_ argument: String) -> String? {
    var name = Substring(argument)
    for start in ["Color(uiColor: .", "Color(UIColor.", "Color(.", "Color.", "."] where name.hasPrefix(start) {
      name = name.dropFirst(start.count)
      if start.hasPrefix("Color(") {
        guard name.hasSuffix(")") else { return nil }
        name = name.dropLast()
      }
      return name.allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
    }
    return nil
  }

  /// The modifiers of the same chain.
  private func chain(of root: SourceOutline.Call) -> [SourceOutline.Call] {
    file.calls.filter { $0.base?.lowerBound == root.extent.lowerBound }
  }

  /// A ground of its own, or of what stands around it within the same file.
  private func isOnGround(_ call: SourceOutline.Call, _ root: SourceOutline.Call) -> Bool {
    let grounds: Set<String> = [
      "background", "overlay", "listRowBackground", "containerBackground", "buttonStyle", "tint",
    ]
    return file.calls.contains { other in
      guard let base = other.base, base.contains(call.nameOffset) || base.lowerBound == root.extent.lowerBound else {
        return other.name == "ZStack" && other.extent.contains(call.nameOffset)
      }
      return grounds.contains(other.name)
    }
  }

  /// Drawn as a title: 3:1 is enough.
  private func isLarge(_ root: SourceOutline.Call) -> Bool {
    chain(of: root).contains { modifier in
      guard modifier.name == "font", let argument = modifier.arguments.first.map({ file.slice($0.extent) }) else {
        return false
      }
      if let size = fixedSize(argument) { return size >= 18 }
      return argument.contains("itle") || argument.contains("isplay") || argument.contains("(size")
    }
  }
}
