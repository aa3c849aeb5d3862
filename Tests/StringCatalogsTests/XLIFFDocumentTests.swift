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
    ("<xliff version=\"2.0\"></xliff>", "XLIFF 2.0 is not read; Xcode exports 1.2"),
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
