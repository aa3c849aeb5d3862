let small: UInt8 = 250, negative: Int8 = -100, wide = Int.max
print(small.addingReportingOverflow(10).overflow, small.addingReportingOverflow(10).partialValue, small.addingReportingOverflow(5).overflow)
print(negative.subtractingReportingOverflow(50).partialValue, wide.addingReportingOverflow(1).overflow, wide.multipliedReportingOverflow(by: 1).partialValue == wide)
let (sum, didOverflow) = small.addingReportingOverflow(6)
print(sum, didOverflow, ~small, ~negative, ~5, small & ~1)
print(MemoryLayout<Int>.size, MemoryLayout<UInt16>.size, MemoryLayout<Bool>.stride, MemoryLayout<Double>.alignment, MemoryLayout<String>.size, MemoryLayout<Character>.alignment)
extension Optional { func or(_ other: Wrapped) -> Wrapped { self ?? other } }
let missing: Double? = nil, there: Double? = 1.5
print(missing.or(2), there.or(2), Optional(3).or(1))
struct Cache {
  private var store: [String: Int] = [:]
  private(set) var misses = 0
  subscript(key: String) -> Int {
    mutating get {
      if let known = store[key] { return known }
      misses += 1
      store[key] = key.count
      return key.count
    }
  }
}
final class Owner { var cache = Cache() }
var cache = Cache(); let owner = Owner()
for key in ["a", "bb", "a", "bb"] { print(cache[key], owner.cache[key], terminator: " ") }
print(cache.misses, owner.cache.misses)
let attempt = try? Int("4").map { $0 }; print(attempt as Any)
