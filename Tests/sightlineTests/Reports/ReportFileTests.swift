import Foundation
import Testing

@testable import sightline

/// Reports never take the place of what audits read.
struct ReportFileTests {
  @Test(arguments: [
    "json=V.swift", "html=App/Assets.xcassets/page.html", "text=.sightline.yml", "json=tokens.tokens.json",
  ])
  func namesOfInputsAreRefused(text: String) {
    #expect(throws: UsageError.self) { try ReportFile(text, command: "audit") }
  }

  @Test func othersAreTaken() throws {
    #expect(try ReportFile("json=out/a=b.json", command: "audit").path == "out/a=b.json")
  }

  @Test func aLinkToASourceIsNotWrittenThrough() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
    try FileManager.default.createSymbolicLink(atPath: folder + "/page.html", withDestinationPath: "A.swift")
    let console = Transcript(folder: folder, environment: [:]).console
    #expect(throws: CommandFailure.self) { try console.writeResult("page", to: "page.html") }
    #expect(try String(contentsOfFile: folder + "/A.swift", encoding: .utf8) == "let a = 1")
    try console.writeResult("page", to: "other.html")
    #expect(try String(contentsOfFile: folder + "/other.html", encoding: .utf8) == "page")
  }
}
