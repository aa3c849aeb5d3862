package import Foundation

/// What judging each screen took, kept in a file that all shards of a run read alike.
package struct ScreenCosts: Sendable, Codable, Equatable {
  package private(set) var schemaVersion = "1.0"
  /// By the screen's name.
  package var seconds: [String: Double]

  /// - Parameter seconds: Kept to the millisecond.
  package init(seconds: [String: Double]) { self.seconds = seconds.mapValues { ($0 * 1000).rounded() / 1000 } }

  /// - Parameter name: For the message.
  package static func decode(_ data: Data, name: String) throws(UnusableInput) -> ScreenCosts {
    guard let costs = try? JSONDecoder().decode(ScreenCosts.self, from: data), costs.schemaVersion.hasPrefix("1."),
      costs.seconds.values.allSatisfy({ $0 >= 0 && $0 < .infinity })
    else { throw UnusableInput("\(name) holds no recorded costs; 'sightline merge --costs FILE' writes them") }
    return costs
  }

  package func encoded() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
  }
}
