import AuditEngine
import Foundation
import Layout
import Rules
import SightlineModel
import Typesetting

@testable import AuditPipeline
@testable import Fixes
@testable import SwiftInterpreter
@testable import SwiftUIReader

extension FuzzTarget {
  /// Swift, and views as screen documents.
  static let sources: [FuzzTarget] = [
    FuzzTarget(name: "parser") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      use(Interpreter(hosts: []).load([("A.swift", text)]))
      use(SuppressionDirective.read(bytes, file: "A.swift"))
    },
    FuzzTarget(name: "program") { bytes in
      let interpreter = Interpreter(hosts: [])
      interpreter.budget.steps = 20_000
      _ = interpreter.load([("A.swift", String(decoding: bytes, as: UTF8.self))])
      try? interpreter.runTopLevelCode()
      use(interpreter.output)
    },
    FuzzTarget(name: "reader") { bytes in
      var options = ReaderOptions(branchBudget: 2)
      options.steps = 20_000
      let project = SwiftUIProject(files: [("A.swift", String(decoding: bytes, as: UTF8.self))], options: options)
      judge(project.screens(for: [Variant(size: .large, locale: "en", device: phone)]))
    },
    FuzzTarget(name: "app") { audit("App.swift", $0) },
    FuzzTarget(name: "screen") { bytes in
      guard let document = try? ScreenDocument.decode(Data(bytes), file: "a.screen.json") else { return }
      judge(document.screens)
      use(try? document.encoded())
    },
  ]

  static let phone = DeviceTable.device("standard")!

  private static let auditor = ScreenAuditor(
    typesetter: Typesetter(fonts: FontLibrary()), rules: RuleRegistry.all, settings: settings, threads: 1)
  private static let settings = RuleRegistry.pages.reduce(into: [RuleID: RuleSetting]()) { settings, page in
    settings[page.id] = RuleSetting(severity: .warning, sources: page.sources)
  }

  private static func judge(_ screens: [Screen]) {
    use(
      auditor.audit(
        screens, matrix: VariantMatrix(sizes: [.large], locales: ["en"], devices: [phone], appearances: [.light])))
  }

  /// A whole audit of one file.
  private static func audit(_ name: String, _ bytes: [UInt8]) {
    let folder = "/dev/shm/sightline-fuzz-\(getpid())"
    let path = folder + "/" + name
    if !FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let budgets = "budgets: {branches: 2, steps: 20000, states: 3, time: 60}\n"
      _ = FileManager.default.createFile(atPath: folder + "/.sightline.yml", contents: Data(budgets.utf8))
    }
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    var request = AuditRequest(paths: ["."], workingFolder: folder)
    request.overrides.sizes = [.large]
    request.overrides.locales = ["en"]
    request.overrides.devices = ["standard"]
    request.overrides.appearances = [.light]
    use(try? AuditPipeline(request).run())
  }
}
