import AuditPipeline
import Foundation
import Reporting
import SightlineModel

/// How far a run is, on the error stream: one line that rewrites itself on a terminal, a line every few seconds elsewhere.
/// It goes on while a long step says nothing.
final class ProgressLine: @unchecked Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let interval: TimeInterval
  private let started = Date()
  /// Guards everything below.
  private let lock = NSLock()
  private var last = Date.distantPast
  private var isShown = false
  private var now: AuditProgress?
  private var isTicking = false

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    interval = console.errors.isTerminal ? 0.1 : 4
    // Work that is done within seconds needs no line in a log.
    if !console.errors.isTerminal { last = started }
  }

  func report(_ progress: AuditProgress) {
    guard !isQuiet else { return }
    lock.withLock {
      if let found = progress.found { return show(found: found) }
      now = progress
      if !isTicking {
        isTicking = true
        Thread.detachNewThread { [weak self] in
          repeat { Thread.sleep(forTimeInterval: 1) } while self?.tick() ?? false
        }
      }
      show()
    }
  }

  /// - Returns: Whether there is still something to show.
  private func tick() -> Bool {
    lock.withLock {
      guard now != nil else { return false }
      show()
      return true
    }
  }

  private func show() {
    let date = Date()
    guard let progress = now, date.timeIntervalSince(last) >= interval else { return }
    last = date
    var text = Visible.line(progress.step)
    if progress.total > 0 { text += " \(progress.done)/\(progress.total)" }
    text += " (\(date.timeIntervalSince(started).rounded(.down).shortText) s)"
    if console.errors.isTerminal {
      console.errors.write("\r\u{1B}[K" + String(text.prefix(max(20, (console.width ?? 80) - 1))))
      isShown = true
    } else {
      console.errors.write("sightline: \(text)\n")
    }
  }

  /// Stays, above the line that rewrites itself.
  private func show(found: String) {
    let start = console.errors.isTerminal ? "\r\u{1B}[K" : ""
    console.errors.write("\(start)sightline: the first finding, while the audit goes on: \(Visible.line(found))\n")
    isShown = false
  }

  /// Removes the line; what follows begins at the left.
  func clear() {
    lock.withLock {
      if isShown { console.errors.write("\r\u{1B}[K") }
      (isShown, now, isTicking) = (false, nil, false)
    }
  }
}
