import SightlineModel
import Testing

@testable import StringCatalogs

struct XLIFFDocumentTests {
  static let exported = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <!-- <trans-unit id="Commented"> -->
      <file original="App/Localizable.xcstrings" source-language="en" target-language="pt_br" datatype="plaintext">
        <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
        <body>
          <trans-unit id="Save &amp; close" xml:space="preserve">
            <source>Save &amp; close</source>
            <target state="translated">Salvar <g id="1">e</g> fechar</target>
            <note/>
          </trans-unit>
          <trans-unit id="%lld left|==|plural.one" maxwidth="30" size-unit="char">
            <source>%lld left</source>
            <target/>
          </trans-unit>
          <trans-unit id='Pixels' maxwidth="200"><source>Pixels</source></trans-unit>
          <trans-unit id="Empty"/>
        </body>
      </file>
    </xliff>

    """

  private static func document(_ text: String) -> XLIFFDocument {
    XLIFFDocument(bytes: Array(text.utf8), file: "de.xliff")
  }

  @Test func unitsHaveTheKeyTheTableAndTheTextOfTheirCatalogue() {
    let units = Self.document(Self.exported).units
    #expect(units.map(\.key) == ["Save & close", "%lld left", "Pixels"])
    #expect(units.map(\.table) == ["Localizable", "Localizable", "Localizable"])
    #expect(units.map(\.language) == ["pt-BR", "pt-BR", "pt-BR"])
    #expect(units.map(\.source) == ["Save & close", "%lld left", "Pixels"])
    #expect(units.map(\.target) == ["Salvar e fechar", nil, nil])
    #expect(units.map(\.location.line) == [7, 12, 16])
  }

  static let second = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="pt-br">
      <file id="f1" original="App/Localizable.xcstrings">
        <skeleton href="a.skl"/>
        <notes><note>All</note></notes>
        <unit id="u1" name="Save &amp; close">
          <segment><source>Save </source><target>Salvar </target></segment>
          <ignorable><source>&amp; </source></ignorable>
          <segment><source>close</source><target><pc id="1">fechar</pc></target></segment>
        </unit>
        <group id="g"><unit id="%lld left|==|plural.one"><segment><source>%lld left</source></segment></unit></group>
      </file>
      <file id="Other" xmlns:s="urn:oasis:names:tc:xliff:sizerestriction:2.0">
        <s:profiles generalProfile="acme:ems"/>
        <unit id="Ems"><segment><source>Ems</source><target>Eme</target></segment></unit>
      </file>
    </xliff>

    """

  @Test func unitsOfTheSecondVersionAreTheirSegments() {
    let document = Self.document(Self.second)
    #expect(document.problems.isEmpty)
    #expect(document.units.map(\.key) == ["Save & close", "%lld left", "Ems"])
    #expect(document.units.map(\.table) == ["Localizable", "Localizable", "Other"])
    #expect(document.units.map(\.language) == ["pt-BR", "pt-BR", "pt-BR"])
    #expect(document.units.map(\.source) == ["Save & close", "%lld left", "Ems"])
    #expect(document.units.map(\.target) == ["Salvar & fechar", nil, "Eme"])
  }

  /// - Source: XLIFF 2.1: profiles stand behind the skeleton, before notes.
  @Test func limitsOfTheSecondVersionAreCodePoints() {
    let (bytes, left) = Self.document(Self.second).setting { $0.key == "Save & close" ? 18 : $0.key == "Ems" ? 3 : nil }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(left.map(\.key) == ["Ems"])
    #expect(
      text
        == Self.second
        .replacing(
          "trgLang=\"pt-br\"", with: "trgLang=\"pt-br\" xmlns:slr=\"urn:oasis:names:tc:xliff:sizerestriction:2.0\""
        )
        .replacing(
          "<skeleton href=\"a.skl\"/>",
          with: "<skeleton href=\"a.skl\"/><slr:profiles generalProfile=\"xliff:codepoints\"/>"
        )
        .replacing("name=\"Save &amp; close\"", with: "name=\"Save &amp; close\" slr:sizeRestriction=\"18\""))
    // Written once, nothing changes any more; another limit takes its place, and the least stays.
    let again = Self.document(text)
    #expect(again.setting { $0.key == "Save & close" ? 18 : nil }.bytes == bytes)
    let ranged = Self.document(text.replacing("\"18\"", with: "\"4,18\""))
    let raised = String(decoding: ranged.setting { $0.key == "Save & close" ? 20 : nil }.bytes, as: UTF8.self)
    #expect(raised.contains("slr:sizeRestriction=\"4,20\""))
  }

  /// - Source: XLIFF 1.2: the default unit of `maxwidth` is the pixel.
  @Test func limitsAreWrittenInCharactersAndALimitInPixelsStays() {
    let document = Self.document(Self.exported)
    let (bytes, left) = document.setting { $0.key == "Save & close" ? 18 : 12 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(left.map(\.key) == ["Pixels"])
    #expect(
      text
        == Self.exported
        .replacing(
          "<trans-unit id=\"Save &amp; close\" xml:space=\"preserve\">",
          with: "<trans-unit id=\"Save &amp; close\" xml:space=\"preserve\" maxwidth=\"18\" size-unit=\"char\">"
        )
        .replacing("maxwidth=\"30\"", with: "maxwidth=\"12\""))
    // Written once, nothing changes any more.
    let again = Self.document(text).setting { $0.key == "Save & close" ? 18 : 12 }.bytes
    #expect(again == bytes)
    #expect(Self.document(Self.exported).setting { _ in nil }.bytes == Array(Self.exported.utf8))
  }

  static let broken: [(text: String, problem: String)] = [
    ("", "no XLIFF file: there is no <xliff>"),
    ("<plist/>", "no XLIFF file: there is no <xliff>"),
    ("<xliff version=\"3.0\"></xliff>", "XLIFF 3.0 is not read; 1.2, which Xcode exports, and 2 are"),
    ("<xliff version=\"1.2\"><file target-language=\"de", "a tag that does not end"),
    ("<xliff version=\"1.2\"><!-- ", "a tag that does not end"),
    ("<xliff version=\"1.2\"><file a=b>", "a tag that does not end"),
  ]

  @Test(arguments: broken)
  func whatCannotBeReadIsNamed(_ text: String, _ problem: String) {
    #expect(Self.document(text).problems.map(\.message) == [problem])
  }

  /// Whatever is cut off or put in ends in a document, never in a crash.
  @Test func everyPrefixIsRead() {
    let bytes = Array(Self.exported.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      _ = XLIFFDocument(bytes: Array(bytes[..<end]), file: "cut.xliff").setting { _ in 5 }
      _ = XLIFFDocument(bytes: Array(bytes[end...]), file: "cut.xliff").setting { _ in 5 }
    }
  }
}
