/// The name that was probably meant.
///
/// - Returns: The candidate with the fewest edits (insert, delete, replace, swap of neighbours; letter case is free),
///   within a third of the length; of several the first in sorted order. Else the shortest that begins with it, from three
///   letters on. `nil` when none is near.
/// - Complexity: Candidates × name length × allowed edits.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  var limit = max(1, wanted.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let count = candidate.unicodeScalars.count
    guard abs(count - wanted.count) <= limit else { continue }
    guard let distance = editDistance(wanted, Array(candidate.lowercased().unicodeScalars), limit: limit) else {
      continue
    }
    if best.map({ distance < $0.distance || distance == $0.distance && candidate < $0.name }) ?? true {
      best = (distance, candidate)
      limit = distance
    }
  }
  return best?.name ?? beginning(with: name, in: candidates)
}

/// The shortest candidate that begins with what was written of it.
private func beginning(with name: String, in candidates: some Sequence<String>) -> String? {
  guard name.count >= 3 else { return nil }
  return candidates.filter { $0 != name && $0.lowercased().hasPrefix(name.lowercased()) }
    .min { ($0.count, $0) < ($1.count, $1) }
}

/// Optimal string alignment distance, or `nil` when above the limit.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1] + Array(repeating: limit + 1, count: b.count)
    let (low, high) = (max(0, i - limit), min(b.count - 1, i + limit))
    guard low <= high else { return b.isEmpty && i + 1 <= limit ? i + 1 : nil }
    for j in low...high {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = cost
    }
    if row.min()! > limit { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
