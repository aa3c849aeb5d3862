import Testing

@testable import SwiftInterpreter

/// Numbers of user code that no integer holds must not end the process.
struct NearestIntTests {
  @Test(arguments: [
    (2.7, 2), (-2.7, -2), (1e30, Int.max), (-1e30, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0),
    (0x1p63, .max),
    (-0x1p63, .min),
  ])
  func ends(number: Double, expected: Int) { #expect(Int(nearest: number) == expected) }
}
