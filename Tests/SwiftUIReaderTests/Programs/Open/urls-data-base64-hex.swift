import Foundation

extension Data {
  init?(hex: some StringProtocol) {
    guard hex.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = [], index = hex.startIndex
    while index < hex.endIndex {
      let next = hex.index(index, offsetBy: 2)
      guard let byte = UInt8(hex[index..<next], radix: 16) else { return nil }
      bytes.append(byte); index = next
    }
    self.init(bytes)
  }
  var hex: String { map { String(format: "%02x", $0) }.joined() }
  var checksum: UInt8 { reduce(0) { $0 &+ $1 } }
  func chunks(_ size: Int) -> [Data] { stride(from: startIndex, to: endIndex, by: size).map { self[$0..<Swift.min($0 + size, endIndex)] } }
  mutating func append(bigEndian value: UInt32) { Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) } }
  func readUInt16(at offset: Int) -> UInt16 { UInt16(self[startIndex + offset]) << 8 | UInt16(self[startIndex + offset + 1]) }
}
let data = Data(hex: "cafe00ff10")!
print(data.count, data.hex, Data(hex: "abc") as Any, Data(hex: "zz") == nil, data.checksum)
print(data.base64EncodedString(), Data(base64Encoded: "yv4A/xA=") == data, Data(base64Encoded: "####") as Any)
let slice = data[1..<4]
print(slice.startIndex, slice.count, slice.first!, slice[1], slice.hex, Data(slice).startIndex, slice == Data([0xfe, 0, 0xff]))
print(data.chunks(2).map(\.hex), data.prefix(2).hex, data.suffix(1).hex, data.dropFirst(3).startIndex, data.readUInt16(at: 0), slice.readUInt16(at: 0))
var buffer = Data("hé".utf8)
buffer.append(bigEndian: 258)
buffer += [7]; buffer.insert(9, at: 0); buffer.removeLast(); buffer[0] ^= 0xff
print(buffer.hex, buffer.firstIndex(of: 0) ?? -1, buffer.range(of: Data([1, 2])) ?? 0..<0, buffer.contains(246))
buffer.replaceSubrange(1..<4, with: [1, 2]); print(Array(buffer), buffer.subdata(in: 1..<3).hex)
print(String(data: Data([0x68, 0x69]), encoding: .utf8) ?? "-", String(data: Data([0xff, 0xfe, 0xfd]), encoding: .utf8) as Any, String(decoding: Data([0x61, 0xff]), as: UTF8.self))
print("é".data(using: .utf8)!.count, "é".data(using: .isoLatin1)!.hex, "é".data(using: .ascii) as Any, "hi".data(using: .utf16BigEndian)!.hex)
print(data.sorted(), data.max()!, data.elementsEqual([202, 254, 0, 255, 16]), data.hashValue == Data(hex: "CAFE00FF10")!.hashValue, Data() .isEmpty)
print("\(data)", data.description == "5 bytes", [data, slice].joined().count, data.withUnsafeBytes { $0.load(as: UInt8.self) }, data.reversed().map { $0 }[0])
