import Foundation

/// Order statistics of a list of errors.
struct Statistics {
  private let sorted: [Double]
  init(_ values: [Double]) { sorted = values.sorted() }
  var count: Int { sorted.count }
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let position = share * Double(sorted.count - 1)
    let lower = Int(position)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - Double(lower))
  }
  var median: Double { quantile(0.5) }
  var p95: Double { quantile(0.95) }
}

func format(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }
