// Twelve programs, interpreted, beside the same work in Python, in one run:
//   swift run -c release interpreter-speed [--rounds N] [--python PATH] [PROGRAM …]
// Ends with status 1 where a program takes more than 5 times what Python takes, or the median more than 3 times.
import Foundation
import SwiftInterpreter

/// How much each program does: enough for Python to take some ten milliseconds.
let sizes: [(name: String, size: Int)] = [
  ("calls", 20), ("loops", 200_000), ("arrays-of-structs", 20_000), ("dictionaries", 40_000), ("strings", 40_000),
  ("closures", 50_000), ("protocol-dispatch", 15_000), ("generics", 40_000), ("enums", 40_000), ("class-graphs", 3_000),
  ("sorted", 4_000), ("string-building", 40_000),
]
let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Programs")

struct Options {
  var rounds = 3
  var python = "/usr/bin/python3"
  var names: [String] = []
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let next = rest.popFirst() {
      switch next {
      case "--rounds": rounds = rest.popFirst().flatMap { Int($0) } ?? rounds
      case "--python": python = rest.popFirst() ?? python
      default: names.append(next)
      }
    }
  }
}

/// CPU time of the thread that runs.
func cpuSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The run alone, without parsing and linking: what it printed, and how long it took.
func interpreted(_ name: String, _ size: Int) throws -> (output: String, seconds: Double) {
  let source = try String(contentsOf: programs.appendingPathComponent(name + ".swift"), encoding: .utf8)
  let interpreter = Interpreter(hosts: [])
  interpreter.budget.steps = 1_000_000_000
  _ = interpreter.load([(name + ".swift", source + "\nprint(run(\(size)))\n")])
  let start = cpuSeconds()
  try interpreter.runTopLevelCode()
  let seconds = cpuSeconds() - start
  for item in interpreter.unresolved { print("\(name): \(item)") }
  return (interpreter.output, seconds)
}

/// The same in Python, which times its own run.
func python(_ name: String, _ size: Int, _ path: String) throws -> (output: String, seconds: Double) {
  let source = try String(contentsOf: programs.appendingPathComponent(name + ".py"), encoding: .utf8)
  let timed = """
    import time
    start = time.process_time()
    print(run(\(size)))
    print(time.process_time() - start)
    """
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = ["-c", source + "\n" + timed]
  process.standardOutput = pipe
  try process.run()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let lines = text.split(separator: "\n")
  guard lines.count == 2, let seconds = Double(lines[1]) else { throw CocoaError(.fileReadCorruptFile) }
  return (lines[0] + "\n", seconds)
}

func measure(_ options: Options) throws -> Bool {
  var ratios: [Double] = []
  var holds = true
  for (name, size) in sizes where options.names.isEmpty || options.names.contains(name) {
    var (ours, theirs) = (Double.infinity, Double.infinity)
    for _ in 0..<options.rounds {
      let (mine, other) = try (interpreted(name, size), python(name, size, options.python))
      if mine.output != other.output {
        print("\(name): \(mine.output) is not \(other.output)")
        holds = false
      }
      (ours, theirs) = (min(ours, mine.seconds), min(theirs, other.seconds))
    }
    ratios.append(ours / theirs)
    let padded = name.padding(toLength: 20, withPad: " ", startingAt: 0)
    print(padded + String(format: "%8.1f ms %8.1f ms %8.2f x", ours * 1000, theirs * 1000, ours / theirs))
  }
  let sorted = ratios.sorted()
  guard let most = sorted.last else { return false }
  print(String(format: "median %.2f x, most %.2f x", sorted[sorted.count / 2], most))
  return holds && most <= 5 && sorted[sorted.count / 2] <= 3
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
/// Interpretation recurses with the nesting of calls.
let thread = Thread {
  do { exit(try measure(options) ? 0 : 1) } catch {
    print("\(error)")
    exit(2)
  }
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(60) }
