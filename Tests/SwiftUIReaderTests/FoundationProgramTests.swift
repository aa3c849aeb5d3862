import Foundation
import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// Programs that use Foundation print what the compiler's programs print; `Scripts/check-language` renews the outputs.
struct FoundationProgramTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: programs)
  func printsWhatTheCompilerPrints(program: String) throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(program + ".swift"), encoding: .utf8)
    let expected = try String(contentsOf: Self.folder.appendingPathComponent(program + ".txt"), encoding: .utf8)
    let project = Source.project("")
    let interpreter = Interpreter(hosts: project.interpreter.hosts)
    #expect(interpreter.load([(program + ".swift", source)]).isEmpty)
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == expected)
    #expect(interpreter.unresolved.isEmpty)
  }

  /// Programs that print something else than the compiler's yet; one that no longer does moves up a folder.
  static let open: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Open").path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: open)
  func openProgramsStillDiffer(program: String) throws {
    let folder = Self.folder.appendingPathComponent("Open")
    let source = try String(contentsOf: folder.appendingPathComponent(program + ".swift"), encoding: .utf8)
    let expected = try String(contentsOf: folder.appendingPathComponent(program + ".txt"), encoding: .utf8)
    let interpreter = Interpreter(hosts: Source.project("").interpreter.hosts)
    let problems = interpreter.load([(program + ".swift", source)])
    let ended: Void? = try? interpreter.runTopLevelCode()
    let isUnderstood = problems.isEmpty && interpreter.unresolved.isEmpty && ended != nil
    #expect(!isUnderstood || interpreter.output != expected)
  }

  @Test func thereAreSeveralPrograms() { #expect(Self.programs.count >= 80) }
}
