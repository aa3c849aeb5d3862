import Foundation
import SightlineModel

/// Wakes when something in a set of folders may have changed.
///
/// Linux says so by itself (inotify); where it can't, because it is another system or the system's watches are used up, and
/// for folders of other machines, of which nothing is said, one looks again after a while.
package final class FileEvents {
  /// -1: nothing is said.
  private let descriptor: Int32
  /// Milliseconds after which one looks anyway.
  private let patience: Int32
  /// Milliseconds without a look.
  private var waited: Int32 = 0

  /// - Parameter usesEvents: Off: only looks again and again.
  package init(folders: [String], usesEvents: Bool = true) {
    var told: Int32 = -1
    #if os(Linux)
      if usesEvents { told = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }
      let kinds = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_DELETE_SELF | IN_MOVE_SELF
      )
      if told >= 0, !folders.allSatisfy({ inotify_add_watch(told, $0, kinds) >= 0 || errno == ENOENT }) {
        close(told)
        told = -1
      }
    #endif
    descriptor = told
    patience = told >= 0 ? 5_000 : 500
  }
  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether the system says what happens.
  package var areTold: Bool { descriptor >= 0 }

  /// Waits until something may have changed, or as long as one may go without looking.
  ///
  /// - Parameter milliseconds: At most.
  /// - Returns: Whether it is time to look. A signal ends the waiting too.
  package func wait(atMost milliseconds: Int32 = .max) -> Bool {
    guard descriptor >= 0 else {
      usleep(UInt32(min(milliseconds, patience)) * 1000)
      return true
    }
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let answer = poll(&question, 1, min(milliseconds, patience))
    if answer > 0 { drain() }
    waited += min(milliseconds, patience)
    guard answer != 0 || waited >= patience else { return false }
    waited = 0
    return true
  }

  /// What happened exactly is seen at the files.
  private func drain() {
    var room = [UInt8](repeating: 0, count: 16 << 10)
    while read(descriptor, &room, room.count) > 0 {}
  }
}
