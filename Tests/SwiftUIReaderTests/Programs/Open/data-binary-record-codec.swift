import Foundation

enum CodecError: Error, CustomStringConvertible { case truncated(needed: Int, left: Int), badMagic(UInt16), badText
  var description: String { switch self { case let .truncated(needed, left): "need \(needed), have \(left)"; case .badMagic(let m): "magic " + String(m, radix: 16); case .badText: "text" } } }
struct Writer { private(set) var data = Data()
  mutating func put<I: FixedWidthInteger>(_ value: I) { for shift in stride(from: I.bitWidth - 8, through: 0, by: -8) { data.append(UInt8(truncatingIfNeeded: value >> shift)) } }
  mutating func put(_ text: String) { put(UInt8(text.utf8.count)); data.append(contentsOf: text.utf8) }
  mutating func put(_ value: Double) { put(value.bitPattern) }
  mutating func put<T>(_ values: [T], _ each: (inout Writer, T) -> Void) { put(UInt16(values.count)); values.forEach { each(&self, $0) } } }
struct Reader { private var rest: Data; init(_ data: Data) { rest = data }
  var left: Int { rest.count }
  mutating func take(_ count: Int) throws -> Data { guard rest.count >= count else { throw CodecError.truncated(needed: count, left: rest.count) }; defer { rest = rest.dropFirst(count) }; return rest.prefix(count) }
  mutating func get<I: FixedWidthInteger>(_: I.Type = I.self) throws -> I { try take(I.bitWidth / 8).reduce(0) { $0 << 8 | I(truncatingIfNeeded: $1) } }
  mutating func get() throws -> String { guard let text = String(data: try take(Int(get() as UInt8)), encoding: .utf8) else { throw CodecError.badText }; return text }
  mutating func get() throws -> Double { Double(bitPattern: try get()) }
  mutating func list<T>(_ each: (inout Reader) throws -> T) throws -> [T] { try (0..<get(UInt16.self)).map { _ in try each(&self) } } }
struct Point: Equatable { var name: String, x: Double, y: Int32, flags: UInt8 = 0
  func write(to w: inout Writer) { w.put(name); w.put(x); w.put(y); w.put(flags) }
  init(_ name: String, _ x: Double, _ y: Int32, flags: UInt8 = 0) { (self.name, self.x, self.y, self.flags) = (name, x, y, flags) }
  init(from r: inout Reader) throws { name = try r.get(); x = try r.get(); y = try r.get(); flags = try r.get() } }
func pack(_ points: [Point]) -> Data { var w = Writer(); w.put(0xCAFE as UInt16); w.put(points) { $1.write(to: &$0) }; return w.data }
func unpack(_ data: Data) throws -> [Point] { var r = Reader(data); let magic: UInt16 = try r.get(); guard magic == 0xCAFE else { throw CodecError.badMagic(magic) }; defer { print("left", r.left) }; return try r.list(Point.init) }
let points = [Point("a", 1.5, -2), Point("é", -0.25, .max, flags: 0b101)]
let data = pack(points)
print(data.count, data.map { String(format: "%02x", $0) }.joined())
print(try unpack(data) == points, try unpack(data + [1, 2]).last!)
for broken in [data.dropLast(2), data.prefix(3), Data([0xBE, 0xEF]), Data()] { do { print(try unpack(broken).count) } catch let error as CodecError { print(error) } }
var bad = data; bad[5] = 0xff; do { _ = try unpack(bad) } catch { print("\(error)") }
var r = Reader(Data([0xff, 0xfe, 0x80])); let signed: Int16 = try r.get(); print(signed, try r.get(Int8.self), r.left)
