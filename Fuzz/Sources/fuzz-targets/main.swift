// Every reader of foreign input, in process, for libFuzzer or a driver of our own: `Fuzz/sanitized` builds and runs it.
//   FUZZ_TARGET=NAME fuzz-targets [FOLDER…] [-runs=N] [-max_total_time=SECONDS] …
import Foundation

#if !PLAIN
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif

let chosen = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
guard let target = FuzzTarget.all.first(where: { $0.name == chosen }) else {
  print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
  exit(chosen.isEmpty ? 0 : 2)
}
FuzzTarget.running = target

// What recurses does so on a deep stack, as in an audit.
let driver = Thread {
  #if PLAIN
    exit(PlainDriver(CommandLine.arguments.dropFirst()).run())
  #else
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { start, count in
        FuzzTarget.running.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  #endif
}
driver.stackSize = 512 << 20
driver.start()
while true { sleep(3600) }
