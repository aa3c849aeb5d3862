extension String {
  func filled(_ values: [String]) -> String {
    let utf8 = self.utf8
    guard let first = utf8.firstIndex(of: 0x25) else { return self }
    var result = ""
    result.append(contentsOf: self[..<first])
    var index = first
    var next = 0
    let end = utf8.endIndex
    while index < end {
      if utf8[index] != 0x25 {
        let start = index
        repeat { index = utf8.index(after: index) } while index < end && utf8[index] != 0x25
        result.append(contentsOf: self[start..<index])
        continue
      }
      let mark = utf8.index(after: index)
      if mark == end {
        result.append("%")
        break
      }
      if utf8[mark] == 0x40 {
        result.append(values[next])
        next += 1
      }
      index = utf8.index(after: mark)
    }
    return result
  }
}
print("Season %@, episode %@".filled(["1", "2"]))
print("Größe: %@ €".filled(["4"]))
print("plain".filled([]))
print("half %".filled([]))
let text = "näher:dran"
if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
  print(text[..<colon], text[colon], text.prefix(upTo: colon), text.suffix(from: text.utf8.index(after: colon)))
}
