import Foundation
import SightlineModel

extension PeerCase {
  private static let words = "Some text in English"
  private static func text(_ ink: String, on paper: String, _ more: String = "") -> String {
    "Text(\"\(words)\")\(more).foregroundStyle(\(ink)).padding().background(\(paper))"
  }
  private static func grey(_ value: String) -> String {
    "Color(red: 0x\(value) / 255.0, green: 0x\(value) / 255.0, blue: 0x\(value) / 255.0)"
  }

  /// - Source: ACT afw4f7, examples as numbered in act-rules/act-rules.github.io d77d6fc; axe-core 57cb1ef,
  ///   test/integration/rules/link-in-text-block; ATF c65cab0, TextContrastCheck (4.5, 3.0 from 18 sp or 14 sp bold,
  ///   tolerance 0.01) and ImageContrastCheck (3.0). What has no counterpart is left out: shadow trees, SVG text.
  static let contrast: [PeerCase] = [
    PeerCase("ACT afw4f7, passed 1", "contrast-text", .passes, text(grey("33"), on: ".white")),
    PeerCase(
      "ACT afw4f7, passed 2", "contrast-text", .passes,
      ours: (
        .fails,
        "ACT asks for the best place of a gradient, we for the worst one behind the words: #333333 on pure blue is 1.5:1"
      ),
      text(
        grey("33"),
        on:
          "LinearGradient(colors: [.white, Color(red: 0, green: 0, blue: 1)], startPoint: .leading, endPoint: .trailing)"
      )),
    PeerCase(
      "ACT afw4f7, passed 3", "contrast-text", .passes,
      ours: (.review, "what a photograph shows is not in the source; a person looks"),
      """
      ZStack { Image("hole").resizable().accessibilityHidden(true); Text("Black hole sun").foregroundStyle(\(grey("CC"))) }
      """),
    PeerCase(
      "ACT afw4f7, passed 4", "contrast-text", .passes,
      ours: (.fails, "ACT counts a white shadow as what lies behind; without it #000000 on #737373 is 4.43:1"),
      "Text(\"\(words)\").foregroundStyle(.black).shadow(color: .white, radius: 3).padding().background(\(grey("73")))"),
    PeerCase(
      "ACT afw4f7, passed 5", "contrast-text", .passes,
      text(".black", on: grey("66"), ".font(.system(size: 24))")),
    PeerCase(
      "ACT afw4f7, passed 6", "contrast-text", .passes,
      text(".black", on: grey("66"), ".font(.system(size: 18.67, weight: .bold))")),
    PeerCase(
      "ACT afw4f7, passed 7", "contrast-text", .passes,
      ours: (
        .fails, "ACT takes a lone X for a picture, which needs 3:1; drawn as text it is held to 4.5:1 and has 3.66:1"
      ),
      "Button {} label: { \(text(grey("66"), on: ".black")) }.buttonStyle(.plain).accessibilityLabel(\"Close\")"
        .replacingOccurrences(of: words, with: "X")),
    PeerCase("ACT afw4f7, passed 8", "contrast-text", .passes, "Text(\"\(words)\")"),
    PeerCase(
      "ACT afw4f7, passed 11", "contrast-text", .passes,
      "Text(\"My button!\").padding().onTapGesture {}.accessibilityAddTraits(.isButton)"),
    PeerCase("ACT afw4f7, failed 1", "contrast-text", .fails, text(grey("AA"), on: ".white")),
    PeerCase(
      "ACT afw4f7, failed 2", "contrast-text", .fails,
      text(
        grey("AA"),
        on:
          "LinearGradient(colors: [.white, Color(red: 0, green: 0, blue: 1)], startPoint: .leading, endPoint: .trailing)"
      )),
    PeerCase(
      "ACT afw4f7, failed 3", "contrast-text", .fails,
      ours: (.review, "what a photograph shows is not in the source; a person looks"),
      """
      ZStack { Image("hole").resizable().accessibilityHidden(true); Text("Black hole sun").foregroundStyle(\(grey("55"))) }
      """),
    PeerCase("ACT afw4f7, failed 4", "contrast-text", .fails, text("Color.black.opacity(0.3)", on: ".white")),
    PeerCase(
      "ACT afw4f7, failed 5", "contrast-text", .fails,
      "ZStack { Color.white; Text(\"\(words)\").foregroundStyle(.black).opacity(0.3) }"),
    PeerCase(
      "ACT afw4f7, failed 7", "contrast-text", .fails,
      """
      Text("Hello world").foregroundStyle(Color(red: 90 / 255.0, green: 90 / 255.0, blue: 90 / 255.0).opacity(0.8))
        .background(LinearGradient(stops: [.init(color: .white, location: 0.5), .init(color: .black, location: 0.5)],
          startPoint: .leading, endPoint: .trailing))
      """),
    PeerCase("ACT afw4f7, failed 8", "contrast-text", .fails, text(grey("77"), on: grey("EE"))),
    PeerCase(
      "ACT afw4f7, failed 9", "contrast-text", .fails,
      "Button {} label: { \(text(grey("77"), on: grey("EE"))) }.buttonStyle(.plain)"),
    PeerCase(
      "ACT afw4f7, failed 10", "contrast-text", .fails,
      "\(text(grey("77"), on: grey("EE"))).onTapGesture {}.accessibilityAddTraits(.isButton)"),
    PeerCase(
      "ACT afw4f7, failed 11", "contrast-text", .fails,
      ours: (
        .passes, "ACT counts the grey shadow as what lies behind; we compare #666666 with the white below it, 5.74:1"
      ),
      """
      Text("\(words)").foregroundStyle(\(grey("66"))).shadow(color: \(grey("AA")), radius: 4).padding().background(.white)
      """),
    PeerCase(
      "ACT afw4f7, inapplicable 1", "contrast-text", .passes,
      "VStack { Text(\"Shown\"); Text(\"\(words)\").foregroundStyle(\(grey("DD"))).hidden() }"),
    PeerCase(
      "ACT afw4f7, inapplicable 2", "contrast-text", .passes,
      "VStack { Text(\"Shown\"); Text(\"\(words)\").foregroundStyle(\(grey("DD"))).offset(y: -999) }"),
    PeerCase(
      "ACT afw4f7, inapplicable 3", "contrast-text", .passes,
      ours: (
        .fails, "words in the colour of their ground are drawn and take room: more likely a mistake than a secret"
      ),
      text(".white", on: ".white", ".accessibilityHidden(true)")),
    PeerCase(
      "ACT afw4f7, inapplicable 6", "contrast-text", .passes,
      "Toggle(isOn: .constant(true)) { Text(\"My name\").foregroundStyle(\(grey("88"))) }.disabled(true)"),
    PeerCase(
      "ACT afw4f7, inapplicable 8", "contrast-text", .passes,
      """
      VStack { Text("My name").foregroundStyle(\(grey("88"))); TextField("", text: .constant("")) }.disabled(true)
      """),
    PeerCase(
      "ACT afw4f7, inapplicable 10", "contrast-text", .passes,
      "Button {} label: { \(text(grey("77"), on: grey("EE"))) }.buttonStyle(.plain).disabled(true)"),
    PeerCase("ATF TextContrast, 4.49:1", "contrast-text", .fails, text(grey("77"), on: ".white")),
    PeerCase("ATF TextContrast, 4.54:1", "contrast-text", .passes, text(grey("76"), on: ".white")),
    PeerCase(
      "ATF TextContrast, 18 sp", "contrast-text", .passes,
      ours: (
        .fails,
        "ATF takes 18 sp as large, the strict profile 24 pt: WCAG's 18 points of print are 24 CSS pixels, as ACT reads it"
      ), text(grey("80"), on: ".white", ".font(.system(size: 18))")),
    PeerCase(
      "ATF ImageContrast, 2.3:1", "contrast-non-text", .fails,
      """
      Button {} label: { Image(systemName: "trash").foregroundStyle(\(grey("AA"))).frame(width: 48, height: 48) }
        .accessibilityLabel("Delete").background(Color.white)
      """),
    PeerCase(
      "ATF ImageContrast, 4.5:1", "contrast-non-text", .passes,
      """
      Button {} label: { Image(systemName: "trash").foregroundStyle(\(grey("76"))).frame(width: 48, height: 48) }
        .accessibilityLabel("Delete").background(Color.white)
      """),
    PeerCase(
      "axe link-in-text-block, colour alone", "link-color", .fails,
      "Text(\"Read the [terms](https://example.com) before you go on.\").tint(.primary)"),
    PeerCase(
      "axe link-in-text-block, underlined", "link-color", .passes,
      "(Text(\"Read the \") + Text(\"[terms](https://example.com)\").underline() + Text(\" first.\")).tint(.primary)"),
  ]
}
