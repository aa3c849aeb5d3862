import Foundation
import SightlineModel
import SourceDocuments
import Testing

struct PropertyListDocumentTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- fonts -->
    <dict>
      <key>UIAppFonts</key>
      <array><string>A &amp; B&#x2D;Bold.otf</string><string/></array>
      <key>n</key><integer>12</integer>
      <key>r</key><real>-1.5</real>
      <key>t</key><true/>
      <key>c</key><string><![CDATA[<x>]]></string>
      <key>e</key><dict/>
    </dict>
    </plist>
    """

  @Test func elementsKnowTheirPlace() {
    let (value, problems) = PropertyListDocument.parse(bytes: Array(Self.xml.utf8), file: "Info.plist")
    #expect(problems.isEmpty, "\(problems)")
    #expect(value?["UIAppFonts"]?[0]?.string == "A & B-Bold.otf")
    #expect(value?["UIAppFonts"]?[0]?.location == SourceLocation(file: "Info.plist", line: 7, column: 10))
    #expect(value?["UIAppFonts"]?[1]?.string == "")
    #expect(value?["r"]?.number == -1.5)
    #expect(value?["c"]?.string == "<x>")
    #expect(value?["e"]?.object?.isEmpty == true)
  }

  /// Foundation is the reference for what the XML means.
  @Test func agreesWithFoundation() throws {
    let plist = try PropertyListSerialization.propertyList(from: Data(Self.xml.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    let fromBinary = try #require(PropertyListDocument.parse(bytes: Array(binary), file: "b").value)
    let fromXML = try #require(PropertyListDocument.parse(bytes: Array(Self.xml.utf8), file: "x").value)
    #expect(fromBinary.equals(fromXML))
  }

  @Test(arguments: [
    ("", "no property list"), ("hello", "not a property list"),
    ("<plist><dict><key>a</key></dict></plist>", "has no value"),
    ("<plist><dict><string>a</string></dict></plist>", "without <key>"),
    ("<plist><dict><key>a</key><integer>x</integer></dict></plist>", "not a number"),
    ("<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>", "stands twice"),
    ("<plist><dict><key>a</key><str", "ends inside"),
    ("<plist><array><foo/></array></plist>", "no property list element"),
    ("<plist><string>a & b</string></plist>", "&amp;"), ("<plist><string>&nope;</string></plist>", "no entity"),
  ])
  func whatIsWrongIsSaid(text: String, message: String) {
    let problems = PropertyListDocument.parse(bytes: Array(text.utf8), file: "a.plist").problems
    #expect(problems.contains { $0.message.contains(message) }, "\(problems)")
  }

  @Test func levelsBeyondTheLimitEndInAMessage() {
    let text = "<plist>" + String(repeating: "<array>", count: 100_000)
    let problems = PropertyListDocument.parse(bytes: Array(text.utf8), file: "deep.plist").problems
    #expect(problems.contains { $0.message.contains("nested deeper than 512") })
  }
}
