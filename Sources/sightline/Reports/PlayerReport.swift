import AuditEngine
import AuditPipeline
import Foundation
import Player
import Rendering
import SightlineModel
import WorkJournal

/// The player as a folder: each state's scenes are laid out, written and let go of.
struct PlayerReport {
  private let outcome: AuditOutcome
  private let threads: Int
  private let console: Console

  init(_ outcome: AuditOutcome, threads: Int, _ console: Console) {
    self.outcome = outcome
    self.threads = threads
    self.console = console
  }

  /// - Throws: `CommandFailure` where a file can't be written, or something else stands in the folder's place.
  func write(to folder: String) throws {
    guard let scenes = outcome.scenes else { return }
    let manifest = PlayerManifest(outcome, scenes)
    let player = PlayerFolder(manifest)
    let variants = scenes.matrix.variants
    let reported = ReportedByVariant(manifest.open)
    struct Part: Sendable {
      var screen: Int
      var state: Int
    }
    let parts = scenes.screens.indices.flatMap { screen in
      scenes.screens[screen].states.indices.map { Part(screen: screen, state: $0) }
    }
    var glyphs: [String: String] = [:], pictures: [String: String] = [:]
    var failure: (any Error)?
    removeEarlierData(in: console.absolute(folder) + "/data")
    Parallel.forEach(parts, threads: threads) { part in
      player.data(screen: part.screen, state: part.state, from: scenes.drawing) { screen, state, variant in
        let shown = variants[variant]
        guard let scene = scenes.scene(screen, state, shown) else { return nil }
        let there = reported.findings(scenes.screens[screen].name, shown.description)
        return PlayerFolder.Judged(
          scene: scene, findings: scenes.seen(there, screen, state, shown).map { ($0.number, $0.finding) })
      }
    } consume: { _, data in
      glyphs.merge(data.shared.glyphs) { first, _ in first }
      pictures.merge(data.shared.pictures) { first, _ in first }
      do {
        if failure == nil { try console.write(data.text, to: folder + "/" + data.path) }
      } catch { failure = error }
    }
    if let failure { throw failure }
    for file in player.files(glyphs: glyphs, pictures: pictures) {
      try console.write(file.text, to: folder + "/" + file.path)
    }
  }

  /// Files of states that may be there no more; what else lies in the folder is left alone.
  private func removeEarlierData(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.wholeMatch(of: /[0-9]+-[0-9]+\.js/) != nil {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}

/// Findings by the screens and variants that they fail in.
private struct ReportedByVariant: Sendable {
  private let byScreen: [String: [(seen: SceneSource.Seen, failing: Set<String>)]]

  init(_ findings: [Finding]) {
    var byScreen: [String: [(seen: SceneSource.Seen, failing: Set<String>)]] = [:]
    for (number, finding) in findings.enumerated() {
      for screen in finding.screens {
        byScreen[screen, default: []].append((.init(number, finding), Set(finding.variants?.failing ?? [])))
      }
    }
    self.byScreen = byScreen
  }

  func findings(_ screen: String, _ variant: String) -> [SceneSource.Seen] {
    (byScreen[screen] ?? []).filter { $0.failing.contains(variant) }.map(\.seen)
  }
}

extension PlayerManifest {
  init(_ outcome: AuditOutcome, _ scenes: SceneSource) {
    let matrix = scenes.matrix
    self.init(
      project: outcome.project.name, version: AuditPipeline.version, screens: scenes.screens.map(Screen.init),
      sizes: matrix.sizes, locales: matrix.locales, devices: matrix.devices, appearances: matrix.appearances,
      variants: matrix.variants.map(\.description))
    findings = outcome.report.findings
    rules = outcome.rules
    flow = outcome.report.flow
    ownStates = scenes.ownStates
  }
}
