import Foundation
import SightlineModel
import Testing
import Typesetting

struct BreakingTests {
  static let typesetter = Typesetter(fonts: FontLibrary())
  static func lines(_ paragraph: Paragraph, _ width: Double?) -> [String] {
    typesetter.measure(paragraph, width: width).lines.map(\.text)
  }

  /// iOS moved "for" down: one word never stays alone on the second of two lines.
  @Test(arguments: [Paragraph.Host.uilabel, .swiftui]) func noWordStaysAloneOnTheSecondLine(host: Paragraph.Host) {
    var paragraph = Paragraph(
      runs: [.init(string: "Accessibility path is ignored entirely for sorting", font: FontSpec(.system(size: 17)))],
      host: host)
    #expect(Self.lines(paragraph, 330) == ["Accessibility path is ignored entirely", "for sorting"])
    // The extent is that of the lines.
    let extent = Self.typesetter.measure(paragraph, width: 330).size
    let widest = Self.typesetter.measure(paragraph, width: 300).size
    #expect(extent == widest)
    // No room beside it, a third line, a line feed: it stays.
    paragraph.runs[0].string = "Short incomprehensibilities internationalisation"
    #expect(Self.lines(paragraph, 240).last == "internationalisation")
    paragraph.runs[0].string = "Accessibility path is ignored entirely for sorting"
    #expect(Self.lines(paragraph, 180).count == 3)
    #expect(Self.lines(paragraph, 180).last == "sorting")
    paragraph.runs[0].string = "Accessibility path is\nignored"
    #expect(Self.lines(paragraph, 330) == ["Accessibility path is", "ignored"])
  }

  @Test func softHyphensAppearWhereTheyBreak() {
    let paragraph = Paragraph(runs: [.init(string: "Rechts\u{AD}schutz\u{AD}versicherung", font: .body)], locale: "de")
    #expect(Self.lines(paragraph, 150).last == "versicherung")
    let line = Self.typesetter.measure(paragraph, width: 150).lines[0]
    #expect(line.breaksWord && line.text.hasSuffix("\u{2010}"))
    #expect(Self.typesetter.measure(paragraph, width: nil).lines.count == 1)
  }

  @Test func onlyAWordWiderThanTheLineIsBroken() {
    let paragraph = Paragraph(runs: [.init(string: "an incomprehensibility", font: .body)])
    #expect(Self.lines(paragraph, 160) == ["an", "incomprehensibility"])
    #expect(Self.typesetter.measure(paragraph, width: 60).lines.dropFirst().dropLast().allSatisfy { $0.breaksWord })
  }

  /// As iOS 17 broke them at AX sizes: De-fault, (Sys-tem), Authentica-tor.
  @Test(
    .enabled("hyphen-en-us is not installed") {
      FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")
    })
  func accessibilitySizesHyphenate() {
    var paragraph = Paragraph(runs: [.init(string: "Default", font: .body)], contentSize: .ax5)
    #expect(Self.lines(paragraph, 150) == ["De\u{2010}", "fault"])
    paragraph.runs[0].string = "Authenticator"
    #expect(Self.lines(paragraph, 268) == ["Authentica\u{2010}", "tor"])
    paragraph.lineLimit = 1
    #expect(Self.lines(paragraph, 268).allSatisfy { !$0.contains("\u{2010}") })
    paragraph.lineLimit = nil
    paragraph.contentSize = .xxxLarge
    #expect(Self.lines(paragraph, 100).allSatisfy { !$0.contains("\u{2010}") })
  }

  @Test func aLineFeedAtTheEndOpensALine() {
    var paragraph = Paragraph(runs: [.init(string: "a\n\nb\n", font: .body)])
    #expect(Self.lines(paragraph, nil) == ["a", "", "b", ""])
    paragraph.runs[0].string = ""
    #expect(Self.typesetter.measure(paragraph, width: 10).size == Size(width: 0, height: 61.0 / 3))
  }

  @Test func rightToLeftStandsAtTheRight() {
    let paragraph = Paragraph(
      runs: [.init(string: "שלום עולם, זהו טקסט", font: .body)], locale: "he", direction: .rightToLeft)
    let text = Self.typesetter.measure(paragraph, width: 100)
    for line in text.lines { #expect(abs(line.x + line.width - text.size.width) < 0.001) }
    let first = text.lines[0].glyphs
    #expect(first.first!.offset > first.last!.offset)
  }

  // MARK: Laws

  static let texts = [
    "The quick brown fox jumps over the lazy dog", "Donaudampfschifffahrtsgesellschaft und andere",
    "データのバックアップとリストアをiCloudで自動的に実行します", "افتح تطبيق Sightline على iPhone ثم اختر",
    "การตั้งค่าการแจ้งเตือนสำหรับแอปพลิเคชันนี้", "a\nb\n\nc d", "👨‍👩‍👧‍👦👩🏾‍💻🇩🇪 ok", "   leading and trailing   ",
  ]

  @Test(arguments: texts) func linesTileTheText(text: String) {
    for width in stride(from: 0.0, through: 300, by: 12) {
      for limit in [nil, 2] {
        let paragraph = Paragraph(runs: [.init(string: text, font: .body)], lineLimit: limit)
        let lines = Self.typesetter.measure(paragraph, width: width).lines
        #expect(lines.first?.start == 0)
        #expect(lines.last?.end == text.utf8.count)
        for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.end == next.start) }
      }
    }
  }

  @Test(arguments: texts) func aWiderLineNeverWrapsMoreAndSizeAgrees(text: String) {
    var before = Int.max
    for width in stride(from: 20.0, through: 400, by: 7) {
      let paragraph = Paragraph(runs: [.init(string: text, font: .body)])
      let measured = Self.typesetter.measure(paragraph, width: width)
      #expect(measured.lines.count <= before)
      before = measured.lines.count
      let quick = Self.typesetter.size(of: paragraph, width: width)
      #expect(quick == TextExtent(size: measured.size, lineCount: measured.lines.count, isTruncated: false))
    }
  }

  @Test(arguments: texts) func theFrameAsProposedGivesTheSameLines(text: String) {
    for size in DynamicTypeSize.allCases {
      let paragraph = Paragraph(runs: [.init(string: text, font: .body)], contentSize: size)
      let ideal = Self.typesetter.measure(paragraph, width: nil)
      let again = Self.typesetter.measure(paragraph, width: ideal.size.width, height: ideal.size.height)
      #expect(again.size == ideal.size && !again.isTruncated)
    }
  }

  @Test func manyThreadsGiveOneAnswer() async {
    let typesetter = Typesetter(fonts: FontLibrary())
    let answers = await withTaskGroup(of: [MeasuredText].self) { group in
      for _ in 0..<8 {
        group.addTask {
          Self.texts.map { typesetter.measure(Paragraph(runs: [.init(string: $0, font: .body)]), width: 120) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for answer in answers { #expect(answer.map(\.size) == answers[0].map(\.size)) }
  }
}
