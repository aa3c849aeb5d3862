import AuditEngine
import Foundation
import Testing

@testable import sightline

struct CommandTableTests {
  @Test(arguments: [
    (["audti"], "did you mean 'audit'?"), (["audit", "--formt", "json"], "did you mean '--format'?"),
    (["audit", "--device", "SF"], "did you mean 'SE'?"), (["--size", "AX5"], "a command comes first"),
    (["audit", "/nowhere/at/all"], "no such file or folder"), (["version", "x"], "takes no arguments"),
    (["explain", "contrast-txt"], "did you mean 'contrast-text'?"),
    (["completions", "csh"], "did you mean 'zsh'?"),
    (["baseline", "updat"], "baseline update"), (["audit", "--report", "html"], "NAME=PATH"),
    (["audit", "--report", "htm=x"], "no report format is named 'htm'"), (["render"], "needs -o FILE"),
    (["render", "-o", "x.gif"], "ends in none of"), (["help", "audt"], "did you mean 'audit'?"),
    (["explain", "3f", "--report", "/nowhere.json"], "cannot be read"),
  ])
  func whatCannotBeUsedEndsWithTwoAndAMessageOnTheErrorStream(words: [String], message: String) {
    let shell = Transcript()
    #expect(CommandTable.run(words, shell.console) == .unusable)
    #expect(shell.errors.contains(message), "\(shell.errors)")
    #expect(shell.output.isEmpty)
  }

  @Test(arguments: [
    [], ["--help"], ["help"], ["audit", "-h"], ["audit", "--help"], ["help", "audit"], ["--version"],
  ])
  func helpGoesToTheOutput(words: [String]) {
    let shell = Transcript()
    #expect(CommandTable.run(words, shell.console) == .clean)
    #expect(shell.output.contains("sightline"))
    #expect(shell.errors.isEmpty)
  }

  @Test(arguments: CommandTable.commands.map(\.name))
  func helpNamesEveryOptionWithinTheWidth(name: String) throws {
    let command = try #require(CommandTable.commands.first { $0.name == name })
    let page = HelpText(width: 80).page(command, isFull: true)
    for option in command.options { #expect(page.contains("--\(option.name)")) }
    for line in page.split(separator: "\n") where !command.examples.contains(where: { line.contains($0.line) }) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(CommandTable.commands.map(\.name)).count == CommandTable.commands.count)
    for command in CommandTable.commands {
      #expect(Set(command.options.map(\.name)).count == command.options.count, "\(command.name)")
      #expect(!command.options.contains { $0.name == "help" || $0.short == "h" })
    }
  }
}

/// A console that keeps what is said.
final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var texts = (output: "", errors: "")
  var output: String { lock.withLock { texts.output } }
  var errors: String { lock.withLock { texts.errors } }
  let folder: String
  let environment: [String: String]

  init(folder: String = "/", environment: [String: String] = [:]) {
    self.folder = folder
    self.environment = environment
  }

  var console: Console {
    Console(
      output: .init(write: { text in self.lock.withLock { self.texts.output += text } }, isTerminal: false),
      errors: .init(write: { text in self.lock.withLock { self.texts.errors += text } }, isTerminal: false),
      environment: environment, workingFolder: folder, width: nil)
  }
}
