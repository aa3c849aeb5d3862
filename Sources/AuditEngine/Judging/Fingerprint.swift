import ContentDigest
package import SightlineModel

/// Identity of a finding over moved lines and renamed files: no file, line or variant goes in.
package enum Fingerprint {
  /// - Parameters:
  ///   - path: Which element within the symbol.
  ///   - text: As it is written in the source, in any language the same.
  package static func of(rule: RuleID, symbol: String?, path: String, text: String?) -> String {
    let normalised = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return SHA256.hexadecimal(of: [rule.rawValue, symbol ?? "", path, normalised].joined(separator: "\u{1F}"))
  }

  private static let longest = 20_000

  /// What an element says in the source: keys of string tables, literals, symbol names; those of its content for a
  /// control. Not what a language makes of it, so that a part of the matrix finds the same fingerprint as the whole.
  static func sourceText(of node: SceneNode, in scene: Scene) -> String {
    for node in [node] + scene.subtree(of: node) {
      if let text = node.text {
        // Each run of a long text says its whole key: what is beyond tells no element from another.
        var words = ""
        for run in text.content.runs where words.utf8.count < longest {
          words += run.localization?.key ?? run.symbol ?? run.string
        }
        return words
      }
      if let name = node.imageName { return name }
    }
    return ""
  }

  /// Findings with equal fingerprints are distinguished by number, in report order.
  package static func makeUnique(_ findings: inout [Finding]) {
    var seen: [String: Int] = [:]
    for index in findings.indices {
      let fingerprint = findings[index].fingerprint
      let count = seen[fingerprint, default: 0]
      seen[fingerprint] = count + 1
      guard count > 0 else { continue }
      findings[index].fingerprint = SHA256.hexadecimal(of: fingerprint + "#\(count)")
      findings[index].elementFingerprints = findings[index].elementFingerprints?.map {
        SHA256.hexadecimal(of: $0 + "#\(count)")
      }
    }
  }
}
