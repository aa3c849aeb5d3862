import Foundation
import SightlineModel

/// Threads with deep stacks, as deep as the address space allows.
enum DeepThread {
  /// Layout and interpretation recurse with the nesting of views; a worker's default 512 KiB would not hold the 256
  /// levels the parser lets through, modifiers included.
  private static let stackSize = 512 << 20
  /// Below a stack, where nothing may be written: larger than any frame.
  private static let guardSize = 1 << 20
  /// The least that is worth trying.
  private static let smallestStack = 8 << 20

  fileprivate final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread.
  ///
  /// - Parameter count: How many are to run together: where address space is bounded, their stacks take a quarter of it.
  /// - Returns: Whether it could be started.
  static func start(amongst count: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    var size = stackSize
    if let space = addressSpace { size = min(size, space / (4 * max(1, count))) }
    while size >= smallestStack {
      if start(stackSize: size / 65536 * 65536, Work(work)) { return true }
      size /= 2
    }
    return false
  }

  /// Bytes, where `ulimit -v` bounds them.
  private static var addressSpace: Int? {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let resource = RLIMIT_AS
    #endif
    // "Without bound" is a number beyond any.
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < 1 << 62 else { return nil }
    return Int(limit.rlim_cur)
  }

  private static func start(stackSize: Int, _ work: Work) -> Bool {
    // Without its initialiser, which belongs to a module that is not imported here.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { room in
      let attributes = room.baseAddress!
      guard pthread_attr_init(attributes) == 0 else { return false }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      // Stacks lie side by side: a frame larger than the usual page between them would reach into a neighbour's, and the
      // fault would be laid at the wrong thread's door.
      pthread_attr_setguardsize(attributes, guardSize)
      pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
      let context = Unmanaged.passRetained(work)
      #if os(Linux)
        var thread: pthread_t = 0
        let status = pthread_create(&thread, attributes, { run($0!) }, context.toOpaque())
      #else
        var thread: pthread_t?
        let status = pthread_create(&thread, attributes, { run($0) }, context.toOpaque())
      #endif
      if status != 0 { context.release() }
      return status == 0
    }
  }
}

/// Runs what a thread was started for.
private func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<DeepThread.Work>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
