import SightlineModel

/// Fits the model, and says how far off it is for texts it was not fitted to.
struct CrossValidation {
  let samples: [CalibrationSample]
  let model: CalibrationModel
  private let rows: [SparseRow]

  init(_ samples: [CalibrationSample]) {
    self.samples = samples
    model = CalibrationModel(samples)
    rows = samples.map(model.row)
  }

  /// Fitted to all lines, and to what did not fit: a line that would come out narrower than the width it exceeded is
  /// added as an equation until none does.
  func fitted(_ strength: CalibrationModel.Strength, overflows: [CalibrationSample]) -> [Double] {
    var equations: [CalibrationSample] = []
    var solution = fitted(strength)
    for _ in 0..<20 {
      let narrow = overflows.filter { model.row($0).value(solution) < $0.target }
      if narrow.isEmpty { break }
      equations += narrow
      solution = fitted(strength, equations: equations)
    }
    return solution
  }

  private func fitted(
    _ strength: CalibrationModel.Strength, equations: [CalibrationSample] = [],
    leavingOut isLeftOut: (Int) -> Bool = { _ in false }
  ) -> [Double] {
    var regression = RidgeRegression(penalties: model.penalties(strength))
    // Errors count relative to the line's length.
    let extents = samples.map(\.extent).sorted()
    let middle = extents[extents.count / 2]
    for index in samples.indices where !isLeftOut(index) {
      regression.add(rows[index], target: samples[index].target, weight: middle / samples[index].extent)
    }
    for sample in equations {
      regression.add(model.row(sample), target: sample.target + 1, weight: 10 * middle / sample.extent)
    }
    return regression.solution()
  }

  /// Relative errors of each sample, from fits that knew no sample with its text: ten parts, split in three ways.
  func errors(_ strength: CalibrationModel.Strength) -> [[Double]] {
    var errors = [[Double]](repeating: [], count: samples.count)
    for seed in 0..<3 {
      let parts = samples.map { Self.part($0.line.text, seed: seed) }
      for part in 0..<10 {
        let solution = fitted(strength) { parts[$0] == part }
        for index in samples.indices where parts[index] == part {
          errors[index].append((rows[index].value(solution) - samples[index].target) / samples[index].extent)
        }
      }
    }
    return errors
  }

  /// FNV-1a of the text: equal texts are in one part.
  private static func part(_ text: String, seed: Int) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(seed)|\(text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int((hash ^ (hash >> 29)) % 10)
  }
}

/// Order statistics of relative errors.
struct ErrorQuantiles {
  private let sorted: [Double]
  init(_ errors: [Double]) { sorted = errors.map(abs).sorted() }
  func quantile(_ share: Double) -> Double {
    guard let last = sorted.last else { return .nan }
    let place = share * Double(sorted.count - 1)
    let lower = sorted[Int(saturating: place)]
    let upper = Int(saturating: place) + 1 < sorted.count ? sorted[Int(saturating: place) + 1] : last
    return lower + (upper - lower) * (place - place.rounded(.down))
  }
}
