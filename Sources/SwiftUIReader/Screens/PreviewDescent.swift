import SightlineModel
import SwiftInterpreter

/// The way from a preview in to the one view that it shows.
///
/// Xcode shows the views of a group one by one, each in a frame of its own, where they are previews: those of a provider,
/// and those with `previewDevice`, `previewDisplayName` and the like. The group may stand in the body of a view that only
/// wraps what it is given. What lies below the first container is the screen.
final class PreviewDescent {
  private let content: ScreenContent
  private var level = 0
  private var entered: [String] = []
  /// A group with preview modifiers on it gives them to each of its views.
  private var isMarked = false
  private(set) var isOpen = true
  /// Views of the group that the path does not reach into.
  private(set) var memberCount: Int?
  /// Types whose bodies only hold the previews.
  private(set) var wrappers: Set<String> = []
  /// `previewDisplayName`.
  private(set) var name: String?
  /// What the preview sets of what variants set too, in words.
  private(set) var settings: [String: String] = [:]
  private var unsure: [String: String] = [:]

  init(_ content: ScreenContent) { self.content = content }

  func close() { isOpen = false }

  /// The body of a view of the project's own begins.
  func enter(_ typeName: String) {
    guard isOpen else { return }
    entered.append(typeName)
    isMarked = false
  }

  /// - Returns: The one that is meant of views that stand side by side; `nil` where they are one screen.
  func choice(among members: [Value], _ interpreter: Interpreter) -> Int? {
    guard isOpen, members.count > 1, arePreviews(members, interpreter) else { return nil }
    return pick(among: members.count)
  }

  /// - Returns: The one that is meant of so many.
  func pick(among count: Int) -> Int {
    wrappers.formUnion(entered)
    settings.merge(unsure) { $1 }
    unsure = [:]
    guard content.path.indices.contains(level) else {
      memberCount = memberCount ?? count
      return 0
    }
    defer { level += 1 }
    return min(content.path[level], count - 1)
  }

  private func arePreviews(_ members: [Value], _ interpreter: Interpreter) -> Bool {
    if isMarked || content.isOfProvider && entered.isEmpty { return true }
    let modifiers = members.map { $0.host(ViewValue.self)?.modifiers ?? [] }
    if modifiers.contains(where: { $0.contains { Self.marks.contains($0.entry.kind) } }) { return true }
    let schemes = modifiers.map {
      $0.lazy.compactMap { Self.setting($0, interpreter) }.first { $0.key == "colorScheme" }
    }
    return schemes.allSatisfy { $0 != nil } && Set(schemes.map { $0?.value }).count > 1
  }

  /// Notes what a view's modifiers say of the preview.
  ///
  /// - Returns: Those that stay.
  func kept(_ modifiers: [AppliedModifier], isSample: (SourceLocation) -> Bool, _ interpreter: Interpreter)
    -> [AppliedModifier]
  {
    guard isOpen else { return modifiers }
    let isAbove = level < content.path.count
    return modifiers.filter { modifier in
      if Self.marks.contains(modifier.entry.kind) {
        isMarked = true
        if modifier.entry.kind == .previewDisplayName, let text = modifier.arguments.entries.first?.value {
          name = interpreter.text(of: text) ?? name
        }
        return false
      }
      // A frame of the preview's own is none of the app's.
      if Self.frames.contains(modifier.entry.kind), isSample(modifier.location) { return false }
      guard let setting = Self.setting(modifier, interpreter) else { return true }
      let isOfPreview = isAbove || isSample(modifier.location) || wrappers.contains(modifier.symbol ?? "")
      if isOfPreview { settings[setting.key] = setting.value } else { unsure[setting.key] = setting.value }
      return !(isOfPreview && content.ignored.contains(setting.key))
    }
  }

  private static let marks: Set<ViewKind> = [
    .previewDevice, .previewDisplayName, .previewLayout, .previewInterfaceOrientation, .previewContext,
  ]

  private static let frames: Set<ViewKind> = [
    .frame, .flexFrame, .padding, .offset, .position, .scaleEffect, .fixedSize, .layoutPriority,
  ]

  /// What variants set too.
  private static func setting(_ modifier: AppliedModifier, _ interpreter: Interpreter) -> (key: String, value: String)?
  {
    func words(_ value: Value?) -> String { value.map { $0.implicitName ?? interpreter.describe($0) } ?? "" }
    switch modifier.entry.kind {
    case .preferredColorScheme: return ("colorScheme", words(modifier.arguments.entries.first?.value))
    case .dynamicTypeSize: return ("dynamicTypeSize", words(modifier.arguments.entries.first?.value))
    case .environment:
      guard case .keyPath(_, let components)? = modifier.arguments["keyPath"]?.payload, let key = components.first,
        ["colorScheme", "sizeCategory", "dynamicTypeSize", "locale", "layoutDirection"].contains(key)
      else { return nil }
      return (key == "sizeCategory" ? "dynamicTypeSize" : key, words(modifier.arguments["value"]))
    default: return nil
    }
  }
}
