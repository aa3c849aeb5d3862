import SwiftUI

struct Counter {
  let raw: Double
  var exact: String { Int(exactly: raw).map(String.init) ?? "Too many to count" }
  var clamped: String { String(Int16(clamping: 70_000)) }
  var lowBits: String { String(UInt8(truncatingIfNeeded: 300)) }
  var wrapped: String { String(Int32.max &+ 1) }
  var overflows: Bool { Int.max.addingReportingOverflow(1).overflow }
}

struct CounterView: View {
  private let counter = Counter(raw: 1e30)

  var body: some View {
    VStack {
      Text("Followers")
      Text(verbatim: counter.exact)
      Text(verbatim: counter.clamped)
      Text(verbatim: counter.lowBits)
      Text(verbatim: counter.wrapped)
      Text(verbatim: "\(lrint(counter.raw)) of \(llround(counter.raw))")
      if counter.overflows { Text("The counter is full") }
    }
  }
}

#Preview { CounterView() }
