import SwiftUI

struct Counter: View {
  private let stars = 1e30
  private let views = Int64.max
  private var exact: Int? { Int(exactly: stars) }
  private var level: String { String(UInt8(clamping: 4_000)) }

  var body: some View {
    VStack {
      Text("Sky counter")
      if let exact { Text(verbatim: String(exact)) } else { Text("More than can be counted") }
      Text(verbatim: String(format: "%lld", views))
      Text(verbatim: level)
      Text(verbatim: String(Int.max &+ 1))
      Text(verbatim: String(format: "%.0e", stars))
      Text(verbatim: String(format: "%d", Int32(truncatingIfNeeded: views)))
      Text(stars, format: .number.precision(.fractionLength(0)))
    }
  }
}
#Preview { Counter() }
