import Foundation

func kind<T>(_ value: T) -> String { "\(T.self)" }
func scale(_ d: Double) -> String { "d\(d)" }
func scale(_ i: Int) -> String { "i\(i)" }
func half(_ d: Double) -> Double { d / 2 }
func average<T: BinaryFloatingPoint>(_ v: T...) -> T { v.reduce(0, +) / T(v.count) }
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: Numeric { s.reduce(0, +) }

print(kind(1), kind(1.0), kind(1 + 2.5), kind(1 / 2), kind(1 / 2.0), kind(0xFF), kind(1e3), kind(-1), kind([1, 2.5]), kind((1, 2.0)))
print(scale(3), scale(3.0), scale(6 / 4), scale(6 / 4.0), scale(2 * 1.5), scale(-3), scale(1_000))
print(half(3), half(1 / 2), half(7 / 2 + 1), half(Double(7 / 2)), average(1, 2, 4.5), average(1, 2) as Float)
let ratio: Double = 3 / 4, count = 3 / 4, mixed = 3 / 4 * 2.0, grouped: Double = (3 / 4) * 2, whole = Double(3 / 4 as Int)
print(ratio, count, mixed, grouped, whole)
let small: UInt8 = 200, wrapped = small &+ 100, wide = Int(small) + 100, shifted = small >> 3 | 1, mask: UInt8 = ~0b1010_1010
print(wrapped, wide, shifted, mask, small & 0x0F, UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt8(clamping: -5))
print(sum([1, 2, 3]), sum([0.5, 1]), sum([1, 2] as [Float]), sum(1...4), sum([] as [Int]), [1, 2.5, 3].max()!)
let table: [(String, Double)] = [("a", 1), ("b", 2.5), ("c", -3)], dictionary: [String: Double] = ["x": 1, "y": 1 / 4]
print(table.map { $0.1 }, dictionary["x"]!, dictionary["y"]!, dictionary["z", default: 9])
let choice = count == 0 ? 1 : 2.5, nested = [[1], [2.5, 3]], optional: Double? = 4, either: Double = optional ?? 0
print(choice, nested, optional!, either, kind(choice), kind(nested), kind(optional))
let closure = { (x: Double) in x * 2 + 1 }, implicit: (Int) -> Double = { Double($0) / 2 }, constant: () -> Float = { 1 }
print(closure(2), implicit(5), constant(), [1, 2, 3].map { $0 * 2.5 }, [1, 2, 3].map { $0 / 2 }, [1.0, 2].reduce(1) { $0 * $1 })
print(5 % 3, -5 % 3, 5.5.truncatingRemainder(dividingBy: 2), (-7) / 2, -7 / 2.0, 7 / -2, 1 - -1, 2 - 3 * -4)
struct Size { var w: Double = 1, h: Double = 2 / 4; init(_ w: Double = 10 / 4, h: Double? = nil) { self.w = w; if let h { self.h = h } } }
let sizes = [Size(), Size(3), Size(1 / 3, h: 7 / 2)]
print(sizes.map { $0.w + $0.h }, sizes[1].w == 3, sizes.map(\.h).min()!)
var total = 0.0, steps = 0
for step in stride(from: 0, to: 1, by: 0.25) { total += step; steps += 1 }
for n in stride(from: 10, through: 0, by: -5) { total += Double(n); steps += n }
total *= 2; total -= 1 / 2
print(total, steps, kind(stride(from: 0, to: 1, by: 0.5).map { $0 }), kind(0..<2), kind(0.0..<2), (0...1).contains(0.5), 1.0 == 1, 0.1 + 0.2 == 0.3)
print(Int("7")! * 2, Double("7")! / 2, Int(3.99), Int(-3.99), Int(exactly: 3.5) as Any, Double(exactly: 3)!, Int("0x1F") as Any, Int("1f", radix: 16)!, Double("1e-2")!)
