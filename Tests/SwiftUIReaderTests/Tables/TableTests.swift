import SightlineModel
import Testing

@testable import SwiftUIReader

struct TableTests {
  @Test func everyRowOfTheTablesIsRead() {
    #expect(ViewTable.entries.count > 80)
    #expect(ModifierTable.entries.count > 380)
  }

  /// A parameter of a misspelt type would be taken for anything.
  @Test func everyParameterTypeIsKnown() {
    let known: Set<String> = [
      "CGFloat", "Double", "Int", "Bool", "String", "LocalizedStringKey", "Text", "Texts", "Name", "NameSet",
      "Alignment",
      "HorizontalAlignment", "VerticalAlignment", "Edge.Set", "Axis.Set", "ShapeStyle", "Font", "Font.Weight",
      "Font.Design", "DynamicTypeSize", "DynamicTypeSizeRange", "EdgeInsets", "UnitPoint", "CGSize", "CGPoint",
      "CGRect",
      "Angle", "Shape", "Views", "ViewContent", "Children", "GridItems", "IntRange", "ImageResource", "URL", "Format",
      "KeyPath", "UIImage", "Builder", "Action", "Binding", "Animation", "Transition", "SymbolEffect",
      "SymbolEffectOptions", "Any", "Layout", "Data", "Color", "Detents", "Configuration",
    ]
    let views = ViewTable.entries.values.flatMap(\.signatures)
    let modifiers = ModifierTable.entries.values.flatMap(\.signatures)
    let types = Set((views + modifiers).flatMap(\.parameters).map(\.type.rawValue))
    let unknown = types.subtracting(known).filter { !EnumerationTable.styleProtocols.contains($0) }
    #expect(unknown.isEmpty)
  }

  @Test(arguments: [
    ("RoundedBorderTextFieldStyle", "roundedBorder", "TextFieldStyle"),
    ("PlainButtonStyle", "plain", "ButtonStyle"),
    ("PageTabViewStyle", "page", "TabViewStyle"),
    ("SegmentedPickerStyle", "segmented", "PickerStyle"),
    ("WheelDatePickerStyle", "wheel", "DatePickerStyle"),
  ])
  func stylesByTheirType(type: String, name: String, family: String) {
    let style = EnumerationTable.style(ofType: type)
    #expect(style?.name == name)
    #expect(style?.family == family)
  }
}

struct GeneratedSymbolTests {
  @Test(arguments: [
    ("TextPrimary", "textPrimary"), ("Text Primary", "textPrimary"), ("brand-blue", "brandBlue"),
    ("URLBar", "urlBar"), ("primaryColor", "primary"), ("StatBlue", "statBlue"),
    ("EBA72B", "EBA_72_B"), ("A3A3A3", "A_3_A_3_A_3"), ("181818", "_181818"), ("FBFBFB", "FBFBFB"),
    ("FFCB1F", "FFCB_1_F"),
  ])
  func names(asset: String, expected: String) { #expect(GeneratedSymbol.name(ofAsset: asset) == expected) }
}
