import Foundation
import Testing

/// The same sources give the same bytes, whoever reads them, where and in what order, and whether or not it is kept.
struct SameBytesTests {
  private static let formats = ["json", "html", "sarif", "junit", "markdown", "gitlab"]
  private static let more = Dictionary(
    uniqueKeysWithValues: (0..<6).map { number in
      (
        "App/Screen\(number).swift",
        """
        import SwiftUI
        struct Screen\(number): View {
          @State private var isOn = false
          var body: some View {
            List {
              Toggle("Sound \(number)", isOn: $isOn)
              if isOn { Text("Loud").foregroundStyle(\(ContainedProgram.faint)) }
              Button { } label: { Image("icon-\(number)").frame(width: 12, height: 12) }
            }
          }
        }
        #Preview { Screen\(number)() }

        """
      )
    })

  /// - Parameter order: Of the files in their folder.
  private func project(order: (String, String) -> Bool = { $0 < $1 }) throws -> ContainedProgram {
    let project = try ContainedProgram(with: [:])
    let configuration = try String(contentsOfFile: project.folder + "/.sightline.yml", encoding: .utf8)
    try project.write("name: Same\n" + configuration, to: ".sightline.yml")
    for (path, text) in Self.more.sorted(by: { order($0.key, $1.key) }) { try project.write(text, to: path) }
    return project
  }

  /// All reports of one run, as one text.
  private func reports(
    _ project: ContainedProgram, threads: Int = 2, words: [String] = ["--no-cache"], environment: [String: String] = [:]
  ) throws -> String {
    let out = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: out) }
    let written = Self.formats.flatMap { ["--report", "\($0)=\(out)/\($0)"] }
    let result = try project.run(
      ["audit", ".", "--quiet", "--threads", "\(threads)"] + words + written, environment: environment)
    #expect(result.status == 1 && !result.isSignal, "\(result.errors)")
    return try Self.formats.map { try String(contentsOfFile: "\(out)/\($0)", encoding: .utf8) }
      .joined(separator: "\n=====\n")
  }

  @Test func whateverTheSurroundings() throws {
    let one = try project()
    let expected = try reports(one)
    #expect(expected.contains("Screen5") && expected.contains("contrast-text"))
    func same(_ text: String, _ what: String) {
      guard text != expected else { return }
      let differing = zip(text.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
      Issue.record("\(what): \(differing.map { String($0.0.prefix(300)) } ?? "longer")")
    }
    for threads in [1, 7, 16] { same(try reports(one, threads: threads), "\(threads) threads") }

    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let elsewhere = ["HOME": home + "/nobody", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"]
    same(try reports(one, environment: elsewhere), "another HOME")

    // Another folder, whose files were made in another order, with others between them that are gone.
    let other = try project { $0 > $1 }
    for number in 0..<40 { try other.write("struct Gone\(number) { }\n", to: "App/Gone\(number).swift") }
    for name in ["App/Screen3.swift", "App/Screen0.swift"] {
      try FileManager.default.removeItem(atPath: other.folder + "/" + name)
    }
    for number in 0..<40 { try FileManager.default.removeItem(atPath: other.folder + "/App/Gone\(number).swift") }
    for name in ["App/Screen3.swift", "App/Screen0.swift"] { try other.write(Self.more[name]!, to: name) }
    same(try reports(other, threads: 7), "another folder, in another order")

    let kept = ["SIGHTLINE_CACHE": home + "/cache"]
    same(try reports(one, words: [], environment: kept), "to be kept")
    same(try reports(one, threads: 7, words: [], environment: kept), "kept")
  }
}
