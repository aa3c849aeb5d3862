import Foundation
import SightlineModel
import Testing

struct FontErrorBandTests {
  /// A result is kept only if it reads back as it is: 0.0079 × 100 ÷ 100 would not.
  @Test(arguments: [0.0079, 0.0078, 0.015, 0.0086, 0.0097, 0.0139, 0.0156, 0.03, 0.003, 1, 0, 0.12345678])
  func readsBackAsItIs(error: Double) throws {
    let band = FontErrorBand(script: "Latn", weight: .regular, maximumSize: 20, relativeError: error, records: 1)
    #expect(try JSONDecoder().decode(FontErrorBand.self, from: JSONEncoder().encode(band)) == band)
  }

  /// Whole shares of a ten thousandth, as the records are rounded.
  @Test func allSharesReadBack() throws {
    for share in 0...400 {
      let error = Double(share) / 10000
      let band = FontErrorBand(script: "Latn", weight: .regular, relativeError: error, records: 1)
      #expect(try JSONDecoder().decode(FontErrorBand.self, from: JSONEncoder().encode(band)).relativeError == error)
    }
  }
}
