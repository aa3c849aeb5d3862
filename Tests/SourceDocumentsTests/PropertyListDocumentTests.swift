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

  /// Xcode writes an Info.plist without keys so.
  @Test(arguments: [("<dict/>", "{}"), ("<array/>", "[]"), ("<string/>", "")])
  func theRootMayBeEmpty(element: String, words: String) {
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\">\n\(element)\n</plist>"
    let (value, problems) = PropertyListDocument.parse(bytes: Array(text.utf8), file: "Info.plist")
    #expect(problems.isEmpty, "\(problems)")
    switch words {
    case "{}": #expect(value?.object?.isEmpty == true)
    case "[]": #expect(value?.array?.isEmpty == true)
    default: #expect(value?.string == words)
    }
  }

  /// Foundation is the reference for what the XML means.
  @Test func agreesWithFoundation() throws {
    let plist = try PropertyListSerialization.propertyList(from: Data(Self.xml.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    let fromBinary = try #require(PropertyListDocument.parse(bytes: Array(binary), file: "b").value)
    let fromXML = try #require(PropertyListDocument.parse(bytes: Array(Self.xml.utf8), file: "x").value)
    #expect(fromBinary.equals(fromXML))
  }

  /// Each kind of value, as Foundation writes it.
  @Test func binaryValuesAreReadAsFoundationReadsThem() throws {
    let plist: [String: Any] = [
      "int": 200, "large": 70_000, "negative": -5, "real": 1.25, "float": Float(0.5), "yes": true, "no": false,
      "text": "plain", "wide": "äöü 👍", "data": Data([1, 2, 3]), "date": Date(timeIntervalSinceReferenceDate: 10),
      "list": (0..<300).map { "item \($0)" }, "empty": [String: Any](), "nested": ["a": [["b": 1]]],
    ]
    let bytes = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    let (value, problems) = PropertyListDocument.parse(bytes: Array(bytes), file: "b")
    #expect(problems.isEmpty && value?.object?.members.count == plist.count)
    #expect(value?.object?.members.map(\.key) == plist.keys.sorted())
    let numbers = ["int", "large", "negative", "real", "float"].map { value?[$0]?.number }
    #expect(numbers == [200, 70_000, -5, 1.25, 0.5])
    #expect(value?["text"]?.string == "plain" && value?["wide"]?.string == "äöü 👍")
    #expect(value?["data"]?.string == "AQID" && value?["date"]?.string == "978307210.0")
    #expect(value?["list"]?.array?.count == 300 && value?["list"]?[299]?.string == "item 299")
    #expect(value?["nested"]?["a"]?[0]?["b"]?.number == 1)
  }

  /// A list that holds the next one twice, sixty deep, is some 200 bytes and 2⁶⁰ values.
  @Test func sharedValuesAreCountedAtEachUse() {
    func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
      var (bytes, places): ([UInt8], [UInt8]) = (Array("bplist00".utf8), [])
      for object in objects {
        places.append(UInt8(bytes.count))
        bytes += object
      }
      let table = bytes.count
      let numbers = [objects.count, Int(top), table].flatMap { number in
        (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
      }
      return bytes + places + [0, 0, 0, 0, 0, 0, 1, 1] + numbers
    }
    let doubling = (0..<50).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] } + [[0x09]]
    var limits = DocumentLimits()
    limits.expandedValues = 1_000
    for (objects, limits, message) in [
      (doubling, limits, "more than 1000 values"), ([[0xA1, 0]], DocumentLimits(), "nested deeper than 512 levels"),
      ([[0xA1, 9]], DocumentLimits(), "not a binary property list"),
      ([[0xD1, 1, 1], [0x10, 5]], DocumentLimits(), "not a binary property list"),
      ([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], DocumentLimits(), "not a binary property list"),
    ] {
      let problems = PropertyListDocument.parse(bytes: list(objects), file: "b", limits: limits).problems
      #expect(problems.contains { $0.message.contains(message) }, "\(problems)")
    }
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
