public import SightlineModel

/// Identity of a finding over moved lines and renamed files: no file, line or variant goes in.
public enum Fingerprint {
  public static func of(rule: RuleID, symbol: String?, path: String, text: String?) -> String {
    let normalised = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Digest.sha256([rule.rawValue, symbol ?? "", path, normalised].joined(separator: "\u{1F}"))
  }

  /// Findings with equal fingerprints are told apart by number, in report order.
  public static func makeUnique(_ findings: inout [Finding]) {
    var seen: [String: Int] = [:]
    for index in findings.indices {
      let fingerprint = findings[index].fingerprint
      let count = seen[fingerprint, default: 0]
      seen[fingerprint] = count + 1
      if count > 0 { findings[index].fingerprint = Digest.sha256(fingerprint + "#\(count)") }
    }
  }
}
