import AuditEngine
import AuditPipeline
import SightlineModel
import Testing

@testable import sightline

/// Help is short where it is asked for in passing, and whole where it is asked for by name.
struct HelpTextTests {
  private func output(_ words: String...) -> [Substring] {
    let shell = Transcript()
    #expect(CommandTable.run(words, shell.console) == .clean)
    return shell.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: CommandTable.commands.map(\.name)) func helpOfACommandIsShort(name: String) throws {
    let lines = output(name, "--help")
    #expect(lines.count <= 45, "\(lines.count) lines")
    let command = try #require(CommandTable.commands.first { $0.name == name })
    #expect(command.examples.count >= 3)
    for example in command.examples.prefix(3) { #expect(lines.contains("  \(example.line)")) }
    let whole = output("help", name).joined(separator: "\n")
    for option in command.options { #expect(whole.contains("--\(option.name)")) }
    for example in command.examples { #expect(whole.contains(example.line)) }
  }

  @Test func whatIsLeftOutIsSaid() {
    #expect(output("audit", "--help").contains { $0.contains("sightline help audit") })
    #expect(output("measure", "--help").contains { $0.contains("Keys of a line") })
    for name in CommonOptions.usual {
      #expect(CommandTable.commands.contains { $0.option(name) != nil }, "\(name) is no option")
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name)) func topicsFitTheTerminal(name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    for line in HelpText(width: 100).page(topic).split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(!CommandTable.commands.contains { $0.name == name }, "a topic has a name of its own")
    #expect(output("help").contains { $0.hasPrefix("  \(name)") })
    #expect(output("help", name).first == Substring(topic.summary))
  }

  @Test func listsOfTopicsAreThoseOfTheProgram() {
    func text(_ name: String) -> String { output("help", name).joined(separator: "\n") }
    for size in DynamicTypeSize.allCases { #expect(text("sizes").contains(size.rawValue)) }
    for format in ReportFormat.names { #expect(text("formats").contains("  \(format) ")) }
    for key in ["sources", "rulesVersion", "budgets"] { #expect(text("configuration").contains("  \(key) ")) }
    for device in DeviceListing.all { #expect(text("devices").contains(device.id)) }
  }

  @Test func doctorIsShort() {
    let lines = MachineHealth().summary.split(separator: "\n")
    #expect(lines.count <= 10, "\(lines.count) lines")
    #expect(lines[0].contains(AuditPipeline.version))
  }
}
