// What reading and interpreting a project costs beside parsing it with SwiftParser alone, on the same one thread, and
// what is left of it when the cache has seen the same contents before; all in one run:
//   swift run -c release reading-speed [FILES] [ROUNDS]
import Foundation
import SightlineModel
import SwiftParser
import SwiftUIReader

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 500
let rounds = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 9
guard count >= 10, rounds >= 1 else {
  print("usage: reading-speed [FILES, at least 10] [ROUNDS]")
  exit(2)
}
let generated = GeneratedProject(count: count)
if let index = CommandLine.arguments.firstIndex(of: "--write"), index + 1 < CommandLine.arguments.count {
  for (path, text) in generated.files {
    let url = URL(fileURLWithPath: CommandLine.arguments[index + 1]).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  exit(0)
}
let variant = Variant(
  device: Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
    horizontalSizeClass: .compact, verticalSizeClass: .regular))

func seconds(_ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  let (whole, fraction) = (ContinuousClock.now - start).components
  return Double(whole) + Double(fraction) * 1e-18
}

/// Interpretation recurses with the nesting of views and calls.
func onDeepStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
}

onDeepStack {
  var (parsing, loading, reading): ([Double], [Double], [Double]) = ([], [], [])
  var screens: [Screen] = []
  var unresolved = 0
  for _ in 0..<rounds {
    parsing.append(seconds { for file in generated.files { _ = Parser.parse(source: file.text) } })
    var project: SwiftUIProject?
    loading.append(seconds { project = SwiftUIProject(files: generated.files) })
    reading.append(seconds { screens = project!.screens(for: [variant]) })
    unresolved = project!.unresolved.count
  }
  let ratios = zip(parsing, zip(loading, reading)).map { ($1.0 + $1.1) / $0 }.sorted()
  func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  print(
    "\(generated.files.count) files, \(generated.lines) lines, \(generated.bytes) bytes; \(screens.count) screens, "
      + "\(unresolved) unresolved")
  print(
    String(
      format: "parsing alone %.1f ms; read %.1f ms and interpreted %.1f ms: %.2f x parsing (%.2f to %.2f)",
      median(parsing) * 1e3, median(loading) * 1e3, median(reading) * 1e3, median(ratios), ratios.first!, ratios.last!))
}
