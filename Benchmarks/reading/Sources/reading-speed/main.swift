// What reading and interpreting a project costs beside parsing it with SwiftParser alone, on the same one thread, and what
// is left when an audit is served from the cache; all in one run:
//   swift run -c release reading-speed [FILES] [ROUNDS]
//   swift run -c release reading-speed write FOLDER [FILES]     the project it reads
import AuditPipeline
import Foundation
import SightlineModel
import SwiftParser
import SwiftUIReader

var arguments = Array(CommandLine.arguments.dropFirst())
let target = arguments.first == "write" && arguments.count > 1 ? arguments[1] : nil
if target != nil { arguments.removeFirst(2) }
let count = arguments.first.flatMap { Int($0) } ?? 500
let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 9
guard count >= 10, rounds >= 1 else {
  print("usage: reading-speed [FILES, at least 10] [ROUNDS] or reading-speed write FOLDER [FILES]")
  exit(2)
}
let generated = GeneratedProject(count: count)
if let target {
  try generated.write(to: URL(fileURLWithPath: target))
  exit(0)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-reading-\(getpid())")
try generated.write(to: folder.appendingPathComponent("project"))
defer { try? FileManager.default.removeItem(at: folder) }

/// The whole audit of the layout, in one variant.
@Sendable func audit() throws -> AuditOutcome {
  var overrides = ConfigurationOverrides()
  (overrides.sizes, overrides.locales, overrides.devices) = ([.large], ["en"], ["standard"])
  overrides.appearances = [.light]
  var request = AuditRequest(
    kind: .screens, paths: ["project"], workingFolder: folder.path, overrides: overrides, threads: 1)
  request.cacheFolder = folder.appendingPathComponent("cache").path
  return try AuditPipeline(request).run()
}

@Sendable func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let (whole, fraction) = (ContinuousClock.now - start).components
  return Double(whole) + Double(fraction) * 1e-18
}

/// Interpretation recurses with the nesting of views and calls.
func onDeepStack(_ body: @escaping @Sendable () throws -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    do { try body() } catch { print("\(error)") }
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
}

@Sendable func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

onDeepStack {
  let variant = Variant(
    device: Device(
      id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
      horizontalSizeClass: .compact, verticalSizeClass: .regular))
  var (parsing, linking, interpreting, served): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  var shown: [Double] = []
  // What a launch shows, without presuming the branches that it does not take.
  var withoutPresuming = ReaderOptions()
  withoutPresuming.presumptionBudget = 0
  var screens: [Screen] = []
  var unresolved = 0
  let first = try audit()
  // Both sides in turn, so that a busy machine slows both.
  for _ in 0..<rounds {
    parsing.append(seconds { for file in generated.files { _ = Parser.parse(source: file.text) } })
    var project: SwiftUIProject?
    linking.append(seconds { project = SwiftUIProject(files: generated.files) })
    interpreting.append(seconds { screens = project!.screens(for: [variant]) })
    unresolved = project!.unresolved.count
    shown.append(
      seconds { _ = SwiftUIProject(files: generated.files, options: withoutPresuming).screens(for: [variant]) })
    served.append(try seconds { guard try audit().isFromCache else { fatalError("the cache was not used") } })
  }
  func ratio(_ times: [Double]) -> String {
    let ratios = zip(times, parsing).map { $0 / $1 }.sorted()
    return String(format: "%.2f x parsing (%.2f to %.2f)", median(ratios), ratios.first!, ratios.last!)
  }
  let cold = zip(linking, interpreting).map { $0 + $1 }
  print(
    "\(generated.files.count) files, \(generated.lines) lines, \(generated.bytes) bytes; \(screens.count) screens, "
      + "\(unresolved) names unresolved, \(first.report.findings.count) findings")
  print(String(format: "SwiftParser alone        %7.1f ms", median(parsing) * 1e3))
  print(
    String(format: "read and interpreted     %7.1f ms  ", median(cold) * 1e3) + ratio(cold)
      + String(format: ", of which interpreting %.1f ms", median(interpreting) * 1e3))
  print(String(format: "without presuming        %7.1f ms  ", median(shown) * 1e3) + ratio(shown))
  print(String(format: "the audit from the cache %7.1f ms  ", median(served) * 1e3) + ratio(served))
}
