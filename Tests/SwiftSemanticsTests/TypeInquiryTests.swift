import Foundation
import SwiftParser
import Testing

@testable import SwiftSemantics

/// Questions about single places are answered as if the whole program had been typed.
@Suite struct TypeInquiryTests {
  private static let source = """
    protocol Named { init(); static var word: String { get } }
    struct Cat: Named { static let word = "cat"; enum Mood { case calm, wild } }
    struct Box<Item> { var items: [Item] }
    func fresh<T: Named>() -> T { T() }
    func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
    protocol Shelf { associatedtype Item; var first: Item { get } }
    struct Library: Shelf { var first = Cat() }
    struct Crate<Kind>: Shelf { var first: [Kind] }
    struct Room {
      let cat: Cat = fresh()
      func both() -> Int {
        let made = pair(Cat.Mood.calm, 2.5)
        let box = Box(items: [Cat()])
        let hash: UInt32 = 5
        return word(3) + Int(hash &* 16777619) + box.items.count + made.0.hashValue
      }
      func outer<T: Named>(_ value: T) { let again: T = fresh() }
      func word(_ number: Int) -> Int { number }
      func word(_ text: String) -> Int { 0 }
    }
    """

  private func inquiry() -> TypeInquiry {
    TypeInquiry([("A.swift", Parser.parse(source: Self.source))], configuration: BuildConfiguration())
  }
  /// Where a piece of the source begins.
  private func offset(_ piece: String, in part: String? = nil) throws -> Int {
    let whole = try #require(Self.source.range(of: part ?? piece))
    let range = try #require(Self.source.range(of: piece, options: .backwards, range: whole))
    return Self.source.utf8.distance(from: Self.source.startIndex, to: range.lowerBound)
  }

  @Test(arguments: [
    ("fresh", "cat: Cat = fresh", ["T": "Cat"]),
    ("pair", "made = pair", ["A": "Cat.Mood", "B": "Double"]),
    ("Box", "box = Box", ["Item": "Cat"]),
    ("fresh", "again: T = fresh", ["T": "T"]),
    ("word", "return word", [:]),
  ])
  func genericArguments(name: String, part: String, expected: [String: String]) throws {
    #expect(inquiry().genericArguments(ofCallAt: try offset(name, in: part), in: "A.swift") == expected)
  }

  @Test func anOverloadIsToldByItsTypes() throws {
    let found = inquiry().declaration(meantAt: try offset("word", in: "return word"), in: "A.swift")
    #expect(found?.path == "A.swift")
    #expect(found?.offset == (try offset("func word(_ number")))
  }

  @Test(arguments: [("Library", "Cat"), ("Crate", "[Kind]"), ("Room", nil)])
  func associatedTypes(type: String, expected: String?) throws {
    let place = try offset("struct \(type)")
    #expect(inquiry().associatedType("Item", ofTypeAt: place, in: "A.swift") == expected)
  }

  @Test func operandsHaveTheirWidth() throws {
    #expect(inquiry().operandType(besideOperandAt: try offset("16777619"), in: "A.swift") == "UInt32")
  }

  /// What is not there has no type, and no file that is not known has places.
  @Test func nothingIsGuessed() throws {
    #expect(inquiry().type(ofExpressionAt: 0, in: "A.swift") == nil)
    #expect(inquiry().type(ofExpressionAt: try offset("cat: Cat"), in: "B.swift") == nil)
    #expect(inquiry().declaration(meantAt: 1_000_000, in: "A.swift") == nil)
  }
}
