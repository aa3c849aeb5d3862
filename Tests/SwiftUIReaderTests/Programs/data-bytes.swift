import Foundation

extension Data {
  mutating func appendUInt16(_ value: UInt16) {
    self.append(UInt8((value >> 8) & 0xFF))
    append(UInt8(value & 0xFF))
  }
  func readUInt8(at offset: inout Int) -> UInt8? {
    guard offset < count else { return nil }
    defer { offset += 1 }
    return self[offset]
  }
  var hex: String { map { String(format: "%02x", $0) }.joined() }
  init?(hex: String) {
    var data = Data(capacity: hex.count / 2)
    var index = hex.startIndex
    while index < hex.endIndex {
      let next = hex.index(index, offsetBy: 2)
      guard let byte = UInt8(hex[index..<next], radix: 16) else { return nil }
      data.append(byte)
      index = next
    }
    self = data
  }
}

struct Packet {
  var body = Data()
  mutating func add(_ text: String) {
    guard let bytes = text.data(using: .utf8) else { return }
    body.append(UInt8(bytes.count))
    body.append(bytes)
  }
}

// Growing
var data = Data()
data.reserveCapacity(16)
data.append(7)
data.append(contentsOf: [1, 2, 3])
data.append(Data([9, 8]))
data.appendUInt16(0x1234)
data += [5]
data += Data([6])
print(data.hex, data.count, data.isEmpty)
var packet = Packet()
packet.add("hé")
packet.add("")
print(packet.body.hex, packet.body == Data([3, 0x68, 0xc3, 0xa9, 0]))

// Places
print(data.startIndex, data.endIndex, data.indices)
print(data[0], data[data.endIndex - 1], data.first!, data.last!)
let end = data.index(data.startIndex, offsetBy: 4)
print(end, data.distance(from: data.startIndex, to: end), data.index(after: end), data.index(before: end))
print(data.index(0, offsetBy: 99, limitedBy: data.endIndex) == nil)
let slice = data[2..<5]
print(slice.startIndex, slice.endIndex, slice.count, slice[2], Data(slice).startIndex, Array(slice))
print(data.subdata(in: 1..<3).hex, data[..<2].hex, data[7...].hex, data.prefix(2).hex, data.suffix(3).hex)
print(data.dropFirst(8).startIndex, data.dropLast(8).hex, data.prefix(upTo: 1).hex, data.suffix(from: 8).hex)

// Changing
data[0] = 0xff
data[1] += 4
data.insert(0xaa, at: 1)
data.remove(at: 2)
data.removeFirst()
data.removeLast(2)
print(data.startIndex, data.hex)
data = Data(data)
data.replaceSubrange(0..<1, with: [1, 2])
data.removeSubrange(3..<4)
print(data.hex)
data.resetBytes(in: 0..<2)
print(data.hex, data.popLast()!, data.hex)
var copy = data
copy.removeAll()
print(copy.isEmpty, data.isEmpty, copy == Data())
copy.removeAll(keepingCapacity: true)
var rest = Data([1, 2, 3, 4])
while let byte = rest.popFirst() { print(byte, terminator: " ") }
print(rest.count)

// As collections
let bytes = Data([3, 1, 2, 3])
print(bytes.sorted(), bytes.max()!, bytes.filter { $0 > 2 }.count, bytes.reduce(0) { $0 + Int($1) })
print(bytes.firstIndex(of: 2)!, bytes.contains(9), bytes.allSatisfy { $0 < 4 }, bytes.starts(with: [3, 1]))
print(bytes.reversed().map { $0 }, bytes.enumerated().map { $0.offset * Int($0.element) })
print([UInt8](bytes), Array(bytes).count, Set(bytes).count)
for (index, byte) in bytes.enumerated() where index > 1 { print(index, byte) }
var offset = 1
print(bytes.readUInt8(at: &offset)!, offset)
print(Data([1, 2]) + Data([3]), (Data([1, 2]) + [3]).hex, bytes.elementsEqual([3, 1, 2, 3]))
print(bytes.range(of: Data([1, 2]))!, bytes.range(of: Data([7])) == nil)
print(bytes.split(separator: 1).map(\.count), Data(bytes.lazy.map { $0 * 2 }).hex)

// Texts
print(String(data: Data("größe".utf8), encoding: .utf8)!, String(decoding: [0x61, 0x62] as [UInt8], as: UTF8.self))
print(String(data: Data([0xff, 0xfe]), encoding: .utf8) == nil, String(decoding: Data("ok".utf8).prefix(1), as: UTF8.self))
print("héllo".data(using: .ascii) == nil, "abc".data(using: .ascii)!.hex, "é".data(using: .isoLatin1)!.hex)
print(String(data: Data([0xe9]), encoding: .isoLatin1)!, String(bytes: [0x7a], encoding: .utf8)!)
print(Data(hex: "00ff10")!.hex, Data(hex: "zz") == nil, Data(base64Encoded: "AQID")!.hex)
print(Data("a".utf8) == Data("a".utf8), Set([Data([1]), Data([1]), Data([2])]).count, [Data([1]): "x"][Data([1])]!)
print(data.description, "\(bytes)")

// Numbers
let port: UInt16 = 0x1234
let swapped = port.bigEndian
print(swapped == 0x3412 || swapped == 0x1234, port.littleEndian == port, UInt16(bigEndian: port.bigEndian), port.byteSwapped)
print(withUnsafeBytes(of: port.bigEndian) { Data($0) }.hex, withUnsafeBytes(of: UInt32(1).bigEndian, Array.init))
let number = Data([0, 0, 1, 2]).withUnsafeBytes { $0.load(as: UInt32.self).bigEndian }
print(number, Data([1, 2, 3]).withUnsafeBytes { $0.count }, Data([4, 5]).withUnsafeBytes { (raw: UnsafeRawBufferPointer) in raw[1] })
let whole = Data([0x12, 0x34, 0x56]).prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
print(whole, UInt8(200).nonzeroBitCount, asinh(1.0) > 0.88, cosh(0.0), tanh(0.0), exp2(3.0), log1p(0.0), cbrt(8.0))
