extension Sequence<String> {
  /// Equal names told apart by their order: `a`, `b`, `a 2`.
  package var numbered: [String] {
    var counts: [String: Int] = [:]
    return map { name in
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count > 1 ? "\(name) \(count)" : name
    }
  }
}
