import Foundation

enum CRC32 { private static let table: [UInt32] = (0..<256).map { n in (0..<8).reduce(UInt32(n)) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ (c >> 1) : c >> 1 } }
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 { ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) } } }
struct FNV: Hashable { private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325; mutating func combine(_ bytes: some Sequence<UInt8>) { for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 } }
  static func hash(_ texts: String...) -> UInt64 { var h = FNV(); texts.forEach { h.combine($0.utf8) }; return h.value } }
struct BitWriter { private(set) var bytes = Data(), bit = 0
  mutating func write(_ value: some FixedWidthInteger & UnsignedInteger, bits: Int) { for i in (0..<bits).reversed() { if bit == 0 { bytes.append(0) }; if value >> i & 1 == 1 { bytes[bytes.endIndex - 1] |= 0x80 >> bit }; bit = (bit + 1) & 7 } } }
struct BitReader { let bytes: Data; var position = 0; mutating func read<T: FixedWidthInteger>(_ bits: Int, as: T.Type = T.self) -> T? { guard position + bits <= bytes.count * 8 else { return nil }; defer { position += bits }; return (position..<position + bits).reduce(0) { $0 << 1 | T(bytes[bytes.startIndex + $1 / 8] >> (7 - $1 % 8) & 1) } } }
enum VarInt { static func encode(_ value: UInt64) -> [UInt8] { var v = value, out: [UInt8] = []; repeat { let low = UInt8(v & 0x7F); v >>= 7; out.append(v == 0 ? low : low | 0x80) } while v != 0; return out }
  static func decode(_ bytes: inout ArraySlice<UInt8>) -> UInt64? { var value: UInt64 = 0, shift: UInt64 = 0; while let byte = bytes.popFirst() { value |= UInt64(byte & 0x7F) << shift; if byte < 0x80 { return value }; shift += 7 }; return nil }
  static func zigzag(_ n: Int64) -> UInt64 { UInt64(bitPattern: n << 1 ^ n >> 63) }; static func unzigzag(_ n: UInt64) -> Int64 { Int64(bitPattern: n >> 1) ^ -Int64(bitPattern: n & 1) } }
func base32(_ data: Data) -> String { let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"); var reader = BitReader(bytes: data + Data(count: 4)), out = ""; for _ in 0..<(data.count * 8 + 4) / 5 { out.append(alphabet[reader.read(5, as: Int.self)!]) }; return out.padding(toLength: (out.count + 7) / 8 * 8, withPad: "=", startingAt: 0) }
func runLength(_ text: String) -> String { text.reduce(into: [(Character, Int)]()) { if $0.last?.0 == $1 { $0[$0.count - 1].1 += 1 } else { $0.append(($1, 1)) } }.map { $1 > 1 ? "\($1)\($0)" : "\($0)" }.joined() }
print(String(CRC32.checksum("123456789".utf8), radix: 16), CRC32.checksum(Data()), CRC32.checksum([0xFF, 0]) == CRC32.checksum(Data([255, 0])), String(format: "%08X", CRC32.checksum("é".utf8)))
print(String(FNV.hash("a"), radix: 16), FNV.hash("ab") == FNV.hash("a", "b"), FNV.hash() == FNV().value, FNV() == FNV())
var writer = BitWriter(); writer.write(5 as UInt8, bits: 3); writer.write(1023 as UInt16, bits: 10); writer.write(0 as UInt, bits: 2); writer.write(UInt32.max, bits: 5); print(writer.bytes.map { String(format: "%02x", $0) }, writer.bit)
var reader = BitReader(bytes: writer.bytes.dropFirst(0)); print(reader.read(3, as: UInt8.self)!, reader.read(10) as Int?? as Any, reader.read(2, as: Int8.self) ?? -1, reader.read(5, as: UInt64.self) ?? 0, reader.read(5, as: Int.self) as Any, reader.position)
print([0, 1, 127, 128, 300, UInt64.max].map { VarInt.encode($0).map { String($0, radix: 16) }.joined(separator: " ") })
var stream = ([1, 300, 0, 70_000] as [UInt64]).flatMap(VarInt.encode)[...]; var back: [UInt64] = []; while let v = VarInt.decode(&stream) { back.append(v) }; print(back, stream.isEmpty); var cut: ArraySlice<UInt8> = [0x80, 0x80]; print(VarInt.decode(&cut) as Any)
print([0, -1, 1, -2, .max, .min].map(VarInt.zigzag), [0, -1, 1, -2, .max, .min].map { VarInt.unzigzag(VarInt.zigzag($0)) } == [0, -1, 1, -2, Int64.max, .min])
print(["", "f", "fo", "foobar"].map { base32(Data($0.utf8)) }, runLength("aaabccdddd"), runLength(""), runLength("👍🏽👍🏽e\u{301}é"))
let value: UInt32 = 0xDEAD_BEEF; print(String(value.byteSwapped, radix: 16), value.nonzeroBitCount, value.leadingZeroBitCount, UInt16(truncatingIfNeeded: value), Int8(bitPattern: UInt8(value & 0xFF)), UInt8(clamping: value), value.bigEndian == UInt32(bigEndian: value).littleEndian, withUnsafeBytes(of: value.littleEndian) { Array($0) }, value &<< 36 == value << 4, value << 36)
