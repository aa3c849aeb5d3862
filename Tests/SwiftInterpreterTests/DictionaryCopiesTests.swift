import Foundation
import SwiftInterpreter
import Testing

/// Copies of a dictionary are their own, however their keys are found.
struct DictionaryCopiesTests {
  /// More entries than are looked through one by one; a copy gets keys before anybody has asked for the positions of all.
  @Test(arguments: [
    ("b[\"x\"] = 1", "9 10"), ("b[\"x\", default: 5] += 1", "9 10"), ("b[\"x\"] = 1; b[\"y\"] = 2", "9 11"),
    ("b[\"x\"] = 1; b[\"k0\"] = nil", "9 9"),
  ])
  func whatOneGetsTheOtherHasNot(change: String, counts: String) throws {
    let interpreter = Interpreter(hosts: [])
    _ = interpreter.load([
      (
        "D.swift",
        """
        struct Sums { var all: [String: Int] = [:] }
        var first = Sums()
        for index in 0..<9 { first.all["k\\(index)"] = index }
        var a = Sums(all: ["k0": 0, "k1": 1, "k2": 2, "k3": 3, "k4": 4, "k5": 5, "k6": 6, "k7": 7, "k8": 8]).all
        var b = a
        \(change)
        _ = b["x"]; _ = b["x"]; _ = b["x"]
        print(a.count, b.count)
        print(a["x"] ?? -1, a["x"] ?? -1, b["x"] ?? -1)
        a["x", default: 7] += 1
        print(a["x"] ?? -1, a["k8"] ?? -1)
        """
      )
    ])
    try interpreter.runTopLevelCode()
    let lines = interpreter.output.split(separator: "\n").map(String.init)
    #expect(lines.first == counts)
    #expect(lines.dropFirst().first?.hasPrefix("-1 -1 ") == true)
    #expect(lines.last == "8 8")
  }
}
