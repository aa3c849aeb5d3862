package import AuditEngine
import Foundation
package import SightlineModel
import WorkJournal

extension Gate {
  /// The gate of a project: its baseline, the suppressions in its sources, its floors.
  ///
  /// - Parameter endedEarly: The time was over before everything was looked at: what was not found may still be there.
  /// - Throws: `UnusableInput` for a baseline that is named and cannot be used.
  package init(
    _ project: Project, request: AuditRequest, knownRules: [RuleID], endedEarly: Bool = false
  ) throws(UnusableInput) {
    let configuration = project.configuration
    self.init(
      requiresReason: configuration.requireReason.value,
      isComplete: request.isComplete && project.focus.isEmpty && project.leftOut.isEmpty && !endedEarly,
      floors: configuration.floors.filter { floor in
        // A shard that reports by itself knows the names of its own screens alone.
        guard request.shard.map({ $0.index == 1 && floor.measure != .labels }) ?? true else { return false }
        return floor.measure != .views || request.looksForAllViews(configuration)
      },
      knownRules: Set(knownRules))
    hasStringTables = project.isTranslated
    asksForReduceMotion = false
    for file in project.discovery.files(.swift) {
      // A file that cannot be read is reported by those who need it.
      guard let bytes = try? file.bytes() else { continue }
      let read = WorkJournal.during(.file(file.path)) { SuppressionDirective.all(in: bytes, file: file.path) }
      asksForReduceMotion = asksForReduceMotion || Self.namesReduceMotion(bytes)
      directives += read.directives
      mistakes += read.mistakes
    }
    guard !request.ignoresBaseline else { return }
    baseline = try project.baseline(isRequired: configuration.baseline.origin != .standard)
  }

  /// SwiftUI's `accessibilityReduceMotion`, UIKit's `isReduceMotionEnabled`, or a setting of the app's own of that name.
  private static func namesReduceMotion(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("educeMotion") || text.contains("prefersCrossFadeTransitions")
  }
}

extension Project {
  /// Words of the app's stand in tables, of more than one language where they are not in a catalog.
  fileprivate var isTranslated: Bool {
    if discovery.files.contains(where: { $0.kind == .stringCatalog }) { return true }
    let tables = discovery.files.filter { $0.kind == .strings || $0.kind == .stringsdict }
    let languages = Set(tables.flatMap { $0.path.split(separator: "/").filter { $0.hasSuffix(".lproj") } })
      .subtracting(["Base.lproj"])
    return languages.count > 1 || languages.isEmpty && !tables.isEmpty
  }

  /// Where the baseline is, absolute.
  package var baselinePath: String {
    let path = configuration.baseline.value
    return path.hasPrefix("/") ? path : root + "/" + path
  }

  /// - Returns: `nil` when there is none and none is required.
  package func baseline(isRequired: Bool) throws(UnusableInput) -> Baseline? {
    guard let data = RegularFile.contents(baselinePath) else {
      guard isRequired || FileManager.default.fileExists(atPath: baselinePath) else { return nil }
      throw UnusableInput(
        "\(configuration.baseline.value): the baseline cannot be read; write it with 'sightline baseline update'")
    }
    do {
      return try Baseline.decode([UInt8](data), file: configuration.baseline.value)
    } catch {
      throw UnusableInput(error.description)
    }
  }
}

extension AuditRequest {
  /// The app is walked and no part of it was asked for: every view has its chance to be laid out.
  func looksForAllViews(_ configuration: Configuration) -> Bool {
    (kind == .audit || kind == .gate) && onlyScreen == nil && configuration.screens.value.isEmpty
  }

  /// Files that changed since the revision asked for; `nil` without one.
  func changedFiles(in project: Project) throws(UnusableInput) -> Set<String>? {
    guard let changedSince else { return nil }
    guard let repository = Repository(around: project.root) else {
      throw UnusableInput("--changed-since needs a git repository around \(project.root)")
    }
    return try repository.files(changedSince: changedSince)
  }

  /// Whether every rule was asked about everything: only then a suppression or an entry without a finding is left over.
  package var isComplete: Bool { changedSince == nil && isWhole && shard == nil }

  /// The same, be it of the changed files only.
  var isWhole: Bool {
    (kind == .audit || kind == .gate) && overrides == narrowing(nothing: overrides) && onlyScreen == nil
      && onlyState == nil
  }

  /// The same overrides without those that audit less.
  private func narrowing(nothing overrides: ConfigurationOverrides) -> ConfigurationOverrides {
    var overrides = overrides
    overrides.sizes = []
    overrides.locales = []
    overrides.devices = []
    overrides.appearances = []
    overrides.highContrast = false
    overrides.orientation = nil
    overrides.platform = nil
    overrides.profile = nil
    overrides.rulesVersion = nil
    return overrides
  }
}

extension Configuration {
  /// Floors above nothing.
  var floors: [Gate.Floor] {
    [
      (Gate.Floor.Measure.screens, coverage.screens), (.labels, coverage.labels), (.branches, coverage.branches),
      (.views, coverage.views),
    ].compactMap { measure, setting in
      guard setting.value > 0 else { return nil }
      let standard = SourceLocation(file: file ?? Configuration.fileName, line: 1, column: 1)
      guard case .file(let location) = setting.origin else {
        return Gate.Floor(measure, percent: setting.value, location: standard)
      }
      return Gate.Floor(measure, percent: setting.value, location: location)
    }
  }
}
