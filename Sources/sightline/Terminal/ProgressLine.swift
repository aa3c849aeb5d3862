import AuditPipeline
import Foundation
import SightlineModel

/// How far a run is, on the error stream: one line that rewrites itself on a terminal, a line every ten seconds elsewhere.
final class ProgressLine: @unchecked Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let interval: TimeInterval
  private let started = Date()
  /// Guards everything below.
  private let lock = NSLock()
  private var last = Date.distantPast
  private var isShown = false

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    interval = console.errors.isTerminal ? 0.1 : 10
    // Work that is done within ten seconds needs no line in a log.
    if !console.errors.isTerminal { last = started }
  }

  func report(_ progress: AuditProgress) {
    guard !isQuiet else { return }
    lock.withLock {
      let now = Date()
      guard now.timeIntervalSince(last) >= interval else { return }
      last = now
      var text = progress.step
      if progress.total > 0 { text += " \(progress.done)/\(progress.total)" }
      if console.errors.isTerminal {
        console.errors.write("\r\u{1B}[K" + String(text.prefix(max(20, (console.width ?? 80) - 1))))
        isShown = true
      } else {
        console.errors.write("sightline: \(text) (\(now.timeIntervalSince(started).rounded(.down).shortText) s)\n")
      }
    }
  }

  /// Removes the line; what follows begins at the left.
  func clear() {
    lock.withLock {
      if isShown { console.errors.write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
