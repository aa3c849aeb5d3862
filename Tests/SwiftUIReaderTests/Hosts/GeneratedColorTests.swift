import SightlineModel
import Testing

@testable import SwiftUIReader

/// The symbols that Xcode makes of colour sets.
struct GeneratedColorTests {
  /// Folders that give their names are types around the symbol; of two sets of one name each is its own.
  @Test(arguments: [
    ("Color(.sea)", "sea"), ("Color(.Brand.textPrimary)", "Brand/text primary"),
    ("Color(ColorResource.Brand.textPrimary)", "Brand/text primary"),
    ("Color(.Old.textPrimary)", "Old/text primary"), ("Color(.BrandColors.sand)", "Brand Colors/sand"),
    ("Color(.Brand.sea)", nil),
  ])
  func areFound(color: String, asset: String?) {
    let project = Source.project(
      "struct A: View { var body: some View { Text(\"a\").foregroundStyle(\(color)) } }", colors: Catalogue())
    let tree = project.session(of: "A", for: Variant(size: .large, device: Source.device))?.tree
    var name: String?
    if case .color(let found)? = tree?.modifier(.foregroundStyle)?.style("primary") { name = found.name }
    #expect(name == asset)
  }

  private struct Catalogue: ColorLookup {
    let assetNames = ["sea", "Old/text primary", "Brand/text primary", "Brand Colors/sand"]
    func asset(named name: String) -> ColorSpec? {
      assetNames.contains(name) ? ColorSpec(light: .black, name: name) : nil
    }
    func systemColor(_ name: String, platform: Platform) -> ColorSpec? { nil }
  }
}
