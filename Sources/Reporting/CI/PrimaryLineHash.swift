import SightlineModel

/// The hash of the line a result stands on, by which code scanning follows results through edits.
///
/// For each line, the 100 UTF-16 units from its start without spaces and tabs, line ends as one line feed; after the end of
/// the file one unit 65535, then zeros. The hash runs `h = 37·h + c` with 64-bit wrap-around and is printed in hex, with
/// the count of the same hash so far in the file.
/// - Source: GitHub's upload action, `fingerprints`.
struct PrimaryLineHash {
  /// One per line, the first line first; one more for the empty line after a final line feed.
  let hashes: [String]

  init(_ text: String) {
    var units: [UInt64] = []
    var starts: [Int] = [0]
    var previous: UInt16 = 0
    for unit in text.utf16 {
      defer { previous = unit }
      switch unit {
      case 0x20, 0x09: continue
      case 0x0A where previous == 0x0D: continue
      case 0x0A, 0x0D:
        units.append(10)
        starts.append(units.count)
      default: units.append(UInt64(unit))
      }
    }
    units.append(65535)
    // The hash of a window follows from its neighbour's: h(i) = 37·h(i−1) − 37¹⁰⁰·c(i−1) + c(i+99).
    let window = 100
    let power = (0..<window).reduce(UInt64(1)) { value, _ in value &* 37 }
    func unit(_ index: Int) -> UInt64 { index < units.count ? units[index] : 0 }
    var hash = (0..<window).reduce(UInt64(0)) { $0 &* 37 &+ unit($1) }
    var counts: [UInt64: Int] = [:]
    var result: [String] = []
    var position = 0
    for start in starts {
      while position < start {
        hash = hash &* 37 &- power &* unit(position) &+ unit(position + window)
        position += 1
      }
      counts[hash, default: 0] += 1
      result.append(String(hash, radix: 16) + ":" + String(counts[hash]!))
    }
    hashes = result
  }

  subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }
}
