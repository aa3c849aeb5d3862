import AuditEngine
import Testing

@testable import sightline

struct CommandLineArgumentsTests {
  private let command = CommandSpecification(
    "try", "Tries.",
    argument: ArgumentSpecification(name: "PATH", kind: .path, count: 0...2, summary: "Paths."),
    options: [
      OptionSpecification("size", .choice(["large", "AX1", "AX5"]), repeats: true, "Sizes."),
      OptionSpecification("format", .choice(["text", "json"]), "Formats."),
      OptionSpecification("output", short: "o", .file(placeholder: "FILE"), "A file."),
      OptionSpecification("threads", .integer(1...8, placeholder: "N"), "Threads."),
      OptionSpecification("quiet", short: "q", "Quiet."),
      OptionSpecification("silent", .none, "Quiet.", deprecated: "--quiet"),
    ]
  ) { _, _ in .clean }

  private func parse(_ line: String) throws(UsageError) -> CommandLineArguments {
    try CommandLineArguments(parsing: line.split(separator: " ").map(String.init), command)
  }

  @Test(arguments: ["--size AX1,AX5 a", "--size AX1 a --size AX5", "a --size=AX1 --size=AX5", "--size=AX1,AX5 -- a"])
  func listsRepeatAndMixWithArguments(line: String) throws {
    let arguments = try parse(line)
    #expect(arguments.all("size") == ["AX1", "AX5"])
    #expect(arguments.positional == ["a"])
  }

  @Test func switchesShortNamesAndTheLastValue() throws {
    let arguments = try parse("-q -o x --format text --format json -- --size")
    #expect(arguments.has("quiet"))
    #expect(arguments.value("output") == "x")
    #expect(arguments.value("format") == "json")
    #expect(arguments.positional == ["--size"])
  }

  @Test func whatWillBeDroppedIsTakenWithANoteAndNotShown() throws {
    let arguments = try parse("--silent a")
    #expect(arguments.has("silent"))
    #expect(arguments.notes == ["--silent will be dropped; use --quiet"])
    #expect(try parse("--quiet").notes.isEmpty)
    #expect(!HelpText(width: 80).page(command, isFull: true).contains("--silent"))
    #expect(!BashCompletion.script([command]).contains("--silent"))
  }

  @Test(arguments: [
    ("--sise large", "did you mean '--size'?"), ("--size AX6", "did you mean 'AX1'?"), ("--size", "needs a value"),
    ("--size=", "needs a value"), ("--quiet=1", "takes no value"), ("--threads 9", "a number from 1 to 8"),
    ("--threads x", "a number from 1 to 8"), ("a b c", "'c' is too many"), ("-x", "is not an option"),
    ("--format yaml", "known are text, json"),
  ])
  func mistakesNameTheWayOut(line: String, hint: String) {
    #expect {
      try parse(line)
    } throws: {
      ($0 as? UsageError)?.message.contains(hint) == true
    }
  }
}
