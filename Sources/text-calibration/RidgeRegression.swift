/// One equation: few columns have a factor.
struct SparseRow {
  var terms: [(column: Int, factor: Double)]
  func value(_ solution: [Double]) -> Double { terms.reduce(0) { $0 + $1.factor * solution[$1.column] } }
}

/// Least squares with a penalty on each column's square.
struct RidgeRegression {
  private let count: Int
  private var matrix: [Double]
  private var right: [Double]

  init(penalties: [Double]) {
    count = penalties.count
    matrix = [Double](repeating: 0, count: count * count)
    right = [Double](repeating: 0, count: count)
    for column in 0..<count { matrix[column * count + column] = penalties[column] }
  }

  mutating func add(_ row: SparseRow, target: Double, weight: Double) {
    let square = weight * weight
    for (a, first) in row.terms {
      for (b, second) in row.terms where b <= a { matrix[a * count + b] += square * first * second }
      right[a] += square * first * target
    }
  }

  /// By Cholesky's decomposition; the penalties make the matrix positive definite. Cost: count³ / 6.
  consuming func solution() -> [Double] {
    let count = count
    var solution = right
    matrix.withUnsafeMutableBufferPointer { m in
      for j in 0..<count {
        for i in j..<count {
          var sum = m[i * count + j]
          for k in 0..<j { sum -= m[i * count + k] * m[j * count + k] }
          m[i * count + j] = i == j ? sum.squareRoot() : sum / m[j * count + j]
        }
      }
      for i in 0..<count {
        for k in 0..<i { solution[i] -= m[i * count + k] * solution[k] }
        solution[i] /= m[i * count + i]
      }
      for i in (0..<count).reversed() {
        for k in (i + 1)..<count { solution[i] -= m[k * count + i] * solution[k] }
        solution[i] /= m[i * count + i]
      }
    }
    return solution
  }
}
