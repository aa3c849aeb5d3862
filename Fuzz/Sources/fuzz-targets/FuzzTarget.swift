/// One kind of input, and what reads it.
struct FuzzTarget: Sendable {
  enum Form: Sendable {
    /// Words and brackets, changed as such.
    case words
    /// Changed byte by byte.
    case bytes
  }
  var name: String
  var form = Form.words
  var run: @Sendable (_ bytes: [UInt8]) -> Void

  /// Set once, before anything runs.
  nonisolated(unsafe) static var running = all[0]

  #if READERS
    /// What reads foreign files without an audit around it: few modules, which CI can afford to build with sanitizers.
    static let all: [FuzzTarget] = documents + strings + assets + messages
  #else
    static let all: [FuzzTarget] = documents + strings + assets + messages + project + servers + sources
  #endif
}

/// Keeps the compiler from leaving out what nobody asks for.
@inline(never)
func use(_ value: some Any) {}
