import Foundation
import SightlineModel
import Testing

/// Not Foundation's.
private typealias Measurement = SightlineModel.Measurement

struct MeasurementTests {
  /// The form in reports, and back.
  @Test(arguments: [
    (Measurement.ratio(2.53, needs: 4.5), #"{"required":4.5,"uncertainty":0,"unit":"ratio","value":2.53}"#),
    (.points(20, needs: 44, uncertainty: 0.5), #"{"required":44,"uncertainty":0.5,"unit":"pt","value":20}"#),
    (.graphemes(3, needs: 0), #"{"required":0,"uncertainty":0,"unit":"graphemes","value":3}"#),
    (.seconds(6.5, needs: 5), #"{"required":5,"uncertainty":0,"unit":"seconds","value":6.5}"#),
    (.count(12.3, needs: 8), #"{"required":8,"uncertainty":0,"unit":"count","value":12.3}"#),
  ])
  fileprivate func json(measured: Measurement, text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(measured), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(Measurement.self, from: Data(text.utf8)) == measured)
  }

  /// A number that fails never reads like the one that is needed.
  @Test(arguments: [
    (Measurement.points(10.96, needs: 11), "10.96", "11"), (.points(10.9, needs: 11), "10.9", "11"),
    (.points(11, needs: 11), "11", "11"), (.ratio(4.4996, needs: 4.5), "4.49:1", "4.5:1"),
    (.seconds(19.99, needs: 20), "19.99", "20"), (.count(2, needs: 1), "2", "1"),
  ])
  fileprivate func words(measured: Measurement, number: String, needed: String) {
    #expect(measured.number == number && measured.needed == needed)
  }

  /// Quantities of two units are not held against each other.
  @Test func unitsAreKeptApart() {
    #expect(Measurement.ratio(2, needs: 4.5).isFurtherOff(than: .ratio(4, needs: 4.5)))
    #expect(!Measurement.ratio(2, needs: 4.5).isFurtherOff(than: .points(40, needs: 44)))
    #expect(!Measurement.points(2, needs: 44).isFurtherOff(than: .ratio(4, needs: 4.5)))
  }

  /// 20 pt beyond the edge is worse than 10 where 4 are let pass; 2:1 is worse than 4:1 where 4.5 are needed.
  @Test(arguments: [
    (Measurement.points(20, needs: 4), Measurement.points(10, needs: 4), true),
    (.points(10, needs: 4), .points(20, needs: 4), false), (.points(10, needs: 44), .points(20, needs: 44), true),
    (.points(20, needs: 44), .points(20, needs: 44), false),
  ])
  fileprivate func theWrongSideDecides(own: Measurement, other: Measurement, isFurther: Bool) {
    #expect(own.isFurtherOff(than: other) == isFurther)
  }
}
