import Foundation
import SourceDocuments
import Testing

/// The shell of `action.yml`, run as the runner does, with a binary that only says how it was called.
struct ActionTests {
  struct Case: CustomTestStringConvertible {
    var inputs: [String: String]
    var called: [String]
    var testDescription: String { called.joined(separator: " ") }
  }

  private static let cases = [
    Case(inputs: [:], called: ["gate", ".", "--report", "html=sightline.html"]),
    Case(inputs: ["path": "My App", "report": ""], called: ["gate", "My App"]),
    Case(
      inputs: ["sarif": "out/a b.sarif", "arguments": "--strict --changed-since origin/main", "report": ""],
      called: ["gate", ".", "--report", "sarif=out/a b.sarif", "--strict", "--changed-since", "origin/main"]),
  ]

  @Test(arguments: cases) func theGateIsCalledWithWhatWasAsked(try example: Case) throws {
    let bytes = try Data(contentsOf: ShownCommandLinesTests.project.appendingPathComponent("action.yml"))
    let action = try #require(YAMLDocument.parse(bytes: [UInt8](bytes), file: "action.yml").value)
    let step = try #require(action["runs"]?["steps"]?.array?.last)
    let script = try #require(step["run"]?.string)

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("action \(UUID().uuidString)")
    let binary = folder.appendingPathComponent(".build/release/sightline")
    try FileManager.default.createDirectory(
      at: binary.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try WrittenProgram.write("#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit 1\n", to: binary)

    // Each variable of the step is one input, or its default.
    var environment = ["PATH": "/usr/bin:/bin", "GITHUB_ACTION_PATH": folder.path, "SIGHTLINE_PROGRAM": binary.path]
    for member in try #require(step["env"]?.object).members {
      let expression = try #require(member.value.string)
      let input = expression.replacingOccurrences(of: "${{ inputs.", with: "").replacingOccurrences(of: " }}", with: "")
      let standard = try #require(action["inputs"]?[input]?["default"]?.string, "no input '\(input)'")
      environment[member.key] = example.inputs[input] ?? standard
    }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said.split(separator: "\n").map(String.init) == example.called)
    #expect(process.terminationStatus == 1, "a finding fails the step")
  }

  enum Download: String, CaseIterable { case sound, damaged, unchecked }

  /// An archive is used only where its checksum is the one that was asked for.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "needs curl"),
    arguments: Download.allCases)
  func anArchiveIsTakenByItsChecksum(download: Download) throws {
    let bytes = try Data(contentsOf: ShownCommandLinesTests.project.appendingPathComponent("action.yml"))
    let action = try #require(YAMLDocument.parse(bytes: [UInt8](bytes), file: "action.yml").value)
    let script = try #require(action["runs"]?["steps"]?.array?.first?["run"]?.string)
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("archive \(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let bin = folder.appendingPathComponent("sightline-1/bin")
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    try Data("program".utf8).write(to: bin.appendingPathComponent("sightline"))
    let archive = folder.appendingPathComponent("a.tar.gz").path
    func run(_ script: String, _ environment: [String: String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script]
      process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { first, _ in first }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, said)
    }
    let paths = ["FOLDER": folder.path, "ARCHIVE": archive]
    let packed = try run(
      #"tar -czf "$ARCHIVE" -C "$FOLDER" sightline-1; sha256sum "$ARCHIVE" | cut -d ' ' -f 1"#, paths)
    let sum = packed.output.trimmingCharacters(in: .whitespacesAndNewlines)
    if download == .damaged { try Data("other".utf8).write(to: URL(fileURLWithPath: archive)) }
    let noted = folder.appendingPathComponent("environment").path
    let installed = try run(
      script,
      [
        "RUNNER_TEMP": folder.path, "GITHUB_ENV": noted, "GITHUB_ACTION_PATH": folder.path,
        "SIGHTLINE_ARCHIVE": URL(fileURLWithPath: archive).absoluteString,
        "SIGHTLINE_CHECKSUM": download == .unchecked ? "" : sum,
      ])
    let program = folder.appendingPathComponent("sightline/bin/sightline").path
    #expect((installed.status == 0) == (download == .sound), "\(installed.output)")
    #expect(files.fileExists(atPath: program) == (download == .sound))
    if download == .sound {
      #expect(try String(contentsOfFile: noted, encoding: .utf8) == "SIGHTLINE_PROGRAM=\(program)\n")
    }
  }
}
