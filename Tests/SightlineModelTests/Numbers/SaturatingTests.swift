import Foundation
import SightlineModel
import Testing

struct SaturatingTests {
  @Test(arguments: [
    (Double.nan, 0), (.infinity, .max), (-.infinity, .min), (1e300, .max), (-1e300, .min), (0x1p63, .max),
    (-0x1p63, .min), (0x1p63.nextDown, 9_223_372_036_854_774_784), (-0.9, 0), (2.9, 2), (-2.9, -2),
    (0x1p53, 9_007_199_254_740_992),
  ])
  func integersOfDoubles(value: Double, expected: Int) { #expect(Int(saturating: value) == expected) }

  /// Each type at both of its ends and beside them.
  @Test func smallerTypes() {
    func check<T: FixedWidthInteger>(_ type: T.Type) {
      #expect(T(saturating: Double.infinity) == .max)
      #expect(T(saturating: -Double.infinity) == .min)
      #expect(T(saturating: Double(T.max)) == .max)
      #expect(T(saturating: Double(T.min)) == .min)
      #expect(T(saturating: Double(T.min) - 1) == .min)
      #expect(T(saturating: Float.greatestFiniteMagnitude) == .max)
      #expect(T(saturating: Float.nan) == 0)
      #expect(T(saturating: Int.max) == (T.bitWidth < 64 || T.isSigned ? T.max : T(Int.max)))
      #expect(T(saturating: -1) == (T.isSigned ? T(truncatingIfNeeded: -1) : 0))
    }
    check(Int.self)
    check(Int64.self)
    check(Int32.self)
    check(Int16.self)
    check(Int8.self)
    check(UInt.self)
    check(UInt64.self)
    check(UInt32.self)
    check(UInt16.self)
    check(UInt8.self)
  }

  @Test func arithmeticStopsAtTheEnds() {
    #expect(Int.max.adding(saturating: 1) == .max)
    #expect(Int.min.adding(saturating: -1) == .min)
    #expect(3.adding(saturating: -5) == -2)
    #expect(Int.min.subtracting(saturating: 1) == .min)
    #expect(Int.max.subtracting(saturating: -1) == .max)
    #expect(0.subtracting(saturating: Int.min) == .max)
    #expect(Int.max.multiplied(saturating: 2) == .max)
    #expect(Int.max.multiplied(saturating: -2) == .min)
    #expect(Int.min.multiplied(saturating: -1) == .max)
    #expect(UInt8(200).adding(saturating: 100) == 255)
    #expect(UInt8(2).subtracting(saturating: 3) == 0)
  }

  @Test(arguments: [
    (12.0, "12"), (-0.5, "-0.5"), (0, "0"), (1e300, "1e+300"), (.infinity, "inf"), (-.infinity, "-inf"),
    (.nan, "nan"), (999_999_999_999_999, "999999999999999"), (1e17, "1e+17"),
  ])
  func shortTexts(value: Double, expected: String) { #expect(value.shortText == expected) }

  /// Numbers of both kinds, at both ends, are worth what they were after a document.
  @Test(arguments: [
    ArgumentValue.integer(.max), .integer(.min), .integer(0), .integer(9_007_199_254_740_993), .number(3),
    .number(1e300), .number(.infinity), .number(-.infinity),
  ])
  func argumentsSurviveDocuments(value: ArgumentValue) throws {
    let data = try JSONEncoder().encode([value])
    let read = try JSONDecoder().decode([ArgumentValue].self, from: data)
    #expect(read.map(\.number) == [value.number] && read.map(\.integer) == [value.integer])
  }

  @Test func eitherKindIsANumber() {
    let arguments: NamedArguments = [
      "whole": .integer(.max), "wide": .number(1e300), "none": .number(.nan), "text": .string("3"),
    ]
    #expect(arguments.integer("whole") == .max)
    #expect(arguments.number("whole") == 0x1p63)
    #expect(arguments.integer("wide") == .max)
    #expect(arguments.integer("none") == nil)
    #expect(arguments.integer("text") == nil && arguments.number("text") == nil)
  }
}
