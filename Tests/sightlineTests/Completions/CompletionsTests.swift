import Foundation
import Testing

@testable import sightline

/// The scripts, tried in the shells themselves.
struct CompletionsTests {
  static let shells = ["bash", "zsh", "fish"].filter { Self.path($0) != nil }

  static func path(_ shell: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(shell)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ shell: String, _ script: String, _ words: [String] = []) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(shell)))
    process.arguments = (shell == "zsh" ? ["-f"] : []) + ["-c", script] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let expected: [(words: [String], offers: [String], hides: [String])] = [
    (["au"], ["audit"], ["tree"]), (["audit", "--si"], ["--size"], ["--report"]),
    (["audit", "--size", "AX"], ["AX1", "AX5"], ["large"]),
    (["explain", "contrast-t"], ["contrast-text"], ["heading"]),
    (["completions", "z"], ["zsh"], ["bash"]), (["audit", "--format", "sa"], ["sarif"], ["junit"]),
  ]

  @Test(.enabled(if: shells.contains("bash"), "bash is not installed"), arguments: expected)
  func bash(words: [String], offers: [String], hides: [String]) throws {
    let line = (["sightline"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      BashCompletion.script(CommandTable.commands)
      + "\nCOMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _sightline; printf '%s\\n' \"${COMPREPLY[@]}\""
    check(try run("bash", script), offers, hides)
  }

  @Test(.enabled(if: shells.contains("fish"), "fish is not installed"), arguments: expected)
  func fish(words: [String], offers: [String], hides: [String]) throws {
    let script =
      FishCompletion.script(CommandTable.commands)
      + "\ncomplete -C 'sightline \(words.joined(separator: " "))'"
    check(try run("fish", script), offers, hides)
  }

  /// Completion needs a terminal: the script runs in a shell on a pseudo-terminal and the listing is read from there.
  @Test(.enabled(if: shells.contains("zsh"), "zsh is not installed"), arguments: expected)
  func zsh(words: [String], offers: [String], hides: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zsh-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try ZshCompletion.script(CommandTable.commands).write(
      to: folder.appendingPathComponent("_sightline"), atomically: true, encoding: .utf8)
    let script = """
      zmodload zsh/zpty
      zpty -b shell zsh -f -i
      zpty -w shell "PS1='' PS2=''; fpath=('\(folder.path)' \\$fpath); autoload -Uz compinit; compinit -u -D; zstyle ':completion:*' list-colors no=; LISTMAX=10000; bindkey '^I' complete-word; stty columns 200; echo REA''DY"
      text=''
      repeat 600; do zpty -r -t shell part && text+=$part; [[ $text == *READY* ]] && break; sleep 0.05; done
      zpty -w -n shell $'sightline \(words.joined(separator: " "))\\t'
      text=''
      repeat 30; do zpty -r -t shell part && text+=$part; sleep 0.05; done
      print -r -- $text
      zpty -d shell
      """
    check(try run("zsh", script), offers, hides)
  }

  private func check(_ text: String, _ offers: [String], _ hides: [String]) {
    for word in offers { #expect(text.contains(word), "\(text)") }
    for word in hides { #expect(!text.contains(word), "\(text)") }
  }

  @Test func everyCommandAndOptionIsInEveryScript() {
    for script in [
      BashCompletion.script(CommandTable.commands), ZshCompletion.script(CommandTable.commands),
      FishCompletion.script(CommandTable.commands),
    ] {
      for command in CommandTable.commands {
        #expect(script.contains(command.name))
        for option in command.options { #expect(script.contains(option.name)) }
      }
    }
  }
}
