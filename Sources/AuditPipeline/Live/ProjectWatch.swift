import AuditEngine
import Foundation

/// Waits for a change of what an audit reads: a file that was saved, came or went. What else is written into the project's
/// folders, reports among it, is none.
package struct ProjectWatch {
  private let pipeline: AuditPipeline
  private let usesEvents: Bool
  private var project: Project
  private var files: FileWatch
  private var events: FileEvents
  private var paths: Set<String>
  /// Milliseconds of quiet after which a change counts as done.
  private static let quiet: Int32 = 150
  /// Looks in a row after which nobody waits for quiet any more.
  private static let mostLooks = 20

  /// - Throws: When the configuration or the path is of no use.
  package init(_ pipeline: AuditPipeline, usesEvents: Bool = true) throws(UnusableInput) {
    self.pipeline = pipeline
    self.usesEvents = usesEvents
    project = try pipeline.project()
    files = project.watch()
    events = FileEvents(folders: files.folders, usesEvents: usesEvents)
    paths = Set(project.discovery.files.map(\.path))
  }

  package var count: Int { paths.count }
  package var areTold: Bool { events.areTold }

  /// Looks, and waits a moment for what may come.
  ///
  /// - Parameter milliseconds: At most.
  /// - Returns: What changed, relative to the folder, sorted, once nothing changes any more; empty where nothing did.
  package mutating func changes(within milliseconds: Int32) -> [String] {
    guard events.wait(atMost: milliseconds) else { return [] }
    var changed = changesNow()
    guard !changed.isEmpty else { return [] }
    // An editor saves several files, a branch is checked out: all of it is one change.
    for _ in 0..<Self.mostLooks {
      _ = events.wait(atMost: Self.quiet)
      let more = changesNow()
      if more.isEmpty { break }
      changed.formUnion(more)
    }
    return changed.sorted()
  }

  private mutating func changesNow() -> Set<String> {
    let seen = files.changes()
    guard !seen.isEmpty else { return [] }
    var changed = Set(seen.filter(isRead))
    // In a folder something came or went; it may be nothing that is read. While the configuration can't be read, what was
    // read last is watched.
    if let now = try? pipeline.project() {
      let found = Set(now.discovery.files.map(\.path))
      changed.formUnion(found.symmetricDifference(paths))
      (project, paths) = (now, found)
      let watched = files.folders
      // New stamps first, then a last look at the old ones: what is saved in between is seen by one of the two.
      let next = now.watch()
      changed.formUnion(files.changes().filter(isRead))
      files = next
      if files.folders != watched { events = FileEvents(folders: files.folders, usesEvents: usesEvents) }
    }
    return changed
  }

  private func isRead(_ path: String) -> Bool {
    paths.contains(path) || path == Configuration.fileName || isInCatalog(path)
  }

  private func isInCatalog(_ path: String) -> Bool {
    project.discovery.files.contains { $0.kind == .assetCatalog && path.hasPrefix($0.path + "/") }
  }
}
