import Foundation
import SwiftInterpreter
import Testing

/// Each program prints what the compiler's program prints; `Scripts/check-language` renews the stored outputs.
struct LanguageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: programs)
  func printsWhatTheCompilerPrints(program: String) throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(program + ".swift"), encoding: .utf8)
    let expected = try String(contentsOf: Self.folder.appendingPathComponent(program + ".txt"), encoding: .utf8)
    let interpreter = Interpreter(hosts: [])
    #expect(interpreter.load([(program + ".swift", source)]).isEmpty)
    try interpreter.runTopLevelCode()
    #expect(interpreter.output == expected)
    #expect(interpreter.unresolved.isEmpty)
  }

  @Test func everyProgramHasItsOutput() {
    #expect(Self.programs.count >= 30)
  }
}
