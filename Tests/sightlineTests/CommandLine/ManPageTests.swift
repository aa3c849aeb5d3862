import Foundation
import Testing

@testable import sightline

/// The manual page holds every command and option, and nothing that roff takes for a request.
struct ManPageTests {
  static let text = ManPage(version: "1.2.3").text(CommandTable.commands)

  @Test(arguments: CommandTable.commands.map(\.name))
  func everyCommandIsInIt(name: String) throws {
    #expect(Self.text.contains(".SS \"sightline \(name)"))
    let command = try #require(CommandTable.commands.first { $0.name == name })
    for option in command.options {
      #expect(Self.text.contains("\\-\\-" + option.name.replacingOccurrences(of: "-", with: "\\-")))
    }
  }

  @Test func requestsAreOnlyItsOwn() {
    let requests: Set<String> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"]
    for line in Self.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
