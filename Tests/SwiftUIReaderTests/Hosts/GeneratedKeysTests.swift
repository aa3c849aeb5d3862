import SightlineModel
import Testing

@testable import SwiftUIReader

/// Typed keys that the build makes of string tables.
struct GeneratedKeysTests {
  /// `nil`: a text that nobody knows.
  private static let texts: [(view: String, text: String?)] = [
    ("Text(.cartTitle)", "Your cart"), ("Text(.Shop.payNow)", "Pay now"), ("Text(.shop(.payNow))", "Pay now"),
    ("Text(String(localized: .shop(.payNow)))", "Pay now"), ("Text(String(shop: .payNow))", "Pay now"),
    ("Text(.filesLeft(3))", "3 files left"), ("Text(.shop(.greeting(\"Ada\")))", "Hello, Ada"),
    ("Text(.own)", "Own words"), ("Text(.ownResource)", "Own words"),
    ("Text(.nowhere)", nil), ("Text(.shop(.nowhere))", nil),
  ]
  private static let own = """
    extension LocalizedStringKey { static let own: LocalizedStringKey = "Own words" }
    extension LocalizedStringResource { static let ownResource: LocalizedStringResource = "Own words" }
    """

  @Test(arguments: texts) func areTexts(view: String, text: String?) {
    let run = tree(view)?.arguments.text("content")?.runs.first
    #expect((run?.unknownReason != nil) == (text == nil))
    if let text { #expect(run?.string == text) }
  }

  /// Wherever a title is wanted.
  @Test(arguments: [
    ("Button(%) {}", ViewKind.button), ("Toggle(%, isOn: .constant(true))", .toggle),
    ("Label(%, systemImage: \"star\")", .label), ("Picker(%, selection: .constant(1)) {}", .picker),
    ("TextField(%, text: .constant(\"\"))", .textField), ("Menu(%) {}", .menu), ("Section(%) {}", .section),
    ("ContentUnavailableView(%, systemImage: \"star\")", .contentUnavailableView),
  ])
  func areTitles(view: String, kind: ViewKind) {
    for (member, text) in [(".cartTitle", "Your cart"), (".shop(.payNow)", "Pay now"), (".own", "Own words")] {
      let project = project(view.replacing("%", with: member))
      let tree = project.session(of: "A", for: Variant(size: .large, device: Source.device))?.tree
      #expect(tree?.first(kind)?.allTexts.contains(text) == true, "\(view) \(member)")
      #expect(project.unresolved.map(\.what) == [], "\(view) \(member)")
    }
  }

  @Test func areLabels() {
    let label = tree("Button {} label: { Image(systemName: \"star\") }.accessibilityLabel(.shop(.payNow))")?
      .modifier(.accessibilityLabel)?.text("label")?.string
    #expect(label == "Pay now")
  }

  private func project(_ view: String) -> SwiftUIProject {
    Source.project("\(Self.own)\nstruct A: View { var body: some View { \(view) } }", strings: Tables())
  }
  private func tree(_ view: String) -> ViewNode? {
    project(view).session(of: "A", for: Variant(size: .large, device: Source.device))?.tree
  }

  private struct Tables: StringLookup {
    func string(
      forKey key: String, table: String?, locale: String, arguments: [StringArgument], scope: StringScope
    ) -> LookedUpString {
      let texts = [
        "cart.title": "Your cart", "files.left": "%lld files left", "pay.now": "Pay now", "greeting": "Hello, %@",
      ]
      return LookedUpString(format: texts[key] ?? key, state: texts[key] == nil ? .unknownKey : .translated)
    }
    func key(symbol: String, table: String?) -> (table: String, key: String)? {
      switch (table?.lowercased(), symbol) {
      case (nil, "cartTitle"): ("Localizable", "cart.title")
      case (nil, "filesLeft"): ("Localizable", "files.left")
      case ("shop", "payNow"): ("Shop", "pay.now")
      case ("shop", "greeting"): ("Shop", "greeting")
      default: nil
      }
    }
    func hasTable(symbol: String) -> Bool { symbol.lowercased() == "shop" }
  }
}

extension ViewNode {
  /// Titles too.
  fileprivate var allTexts: [String] {
    ["titleKey", "title", "label"].compactMap { arguments.text($0)?.string } + texts
      + (children + (arguments.views("title") ?? [])).flatMap(\.allTexts)
  }
}
