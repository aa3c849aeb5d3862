import CHarfBuzz
import CUnicode
import SightlineModel
import Synchronization

/// What one thread needs while it prepares text: ICU's iterators and a HarfBuzz buffer, both reused.
///
/// Owns both C objects; a `WorkbenchPool` hands it to one thread at a time.
final class Workbench: @unchecked Sendable {
  let analyzer: OpaquePointer?
  let buffer: OpaquePointer
  init() {
    analyzer = sl_analyzer_create()
    buffer = hb_buffer_create()  // never NULL: when memory runs out, an inert buffer stands in
  }
  deinit {
    sl_analyzer_destroy(analyzer)
    hb_buffer_destroy(buffer)
  }
}

/// As many workbenches as threads ever worked at once.
final class WorkbenchPool: Sendable {
  private let idle = Mutex<[Workbench]>([])

  func withWorkbench<Result>(_ body: (Workbench) throws -> Result) rethrows -> Result {
    let bench = idle.withLock { $0.popLast() } ?? Workbench()
    defer { idle.withLock { $0.append(bench) } }
    return try body(bench)
  }
}
