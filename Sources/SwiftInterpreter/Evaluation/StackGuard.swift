import SightlineModel

#if canImport(Glibc)
  import CDispatch
  import Glibc

  /// In glibc, but not in the module that Swift makes of its headers.
  @_silgen_name("pthread_getattr_np")
  private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> CInt
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures how much of the machine's stack is left, so that deep evaluation ends in an error and not in a crash.
enum StackGuard {
  /// Room for what runs between two looks: a host's code, formatting, hashing.
  private static let reserve = 192 * 1024
  /// Evaluation takes no more than this of a deep stack: code without end would make all of it memory in use.
  private static let most = 192 << 20

  /// Distinguishes threads.
  static var thread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #elseif canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      1
    #endif
  }

  /// - Returns: The lowest address that evaluation on this thread may reach.
  static func limit() -> UInt {
    #if canImport(Glibc)
      var attributes = pthread_attr_t()
      guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
      defer { pthread_attr_destroy(&attributes) }
      var base: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &base, &size) == 0, let base else { return 0 }
      return UInt(bitPattern: base) + UInt(max(min(reserve, size / 2), size - most))
    #elseif canImport(Darwin)
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return top - size + UInt(max(min(reserve, Int(size / 2)), Int(size) - most))
    #else
      return 0
    #endif
  }

  @inline(__always)
  static func isNearEnd(_ limit: UInt) -> Bool {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) < limit }
  }
}
