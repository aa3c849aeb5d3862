func pad(_ length: Double) { print("pad", length) }
func frame(width: Double? = nil, height: Double? = nil) { print("frame", width ?? -1, height ?? -1) }
struct Box {
  var scale: Double
  var ratio: Double = 3 / 4
  init(scale: Double) { self.scale = scale }
}
pad(1 / 2)
frame(width: 7 / 2, height: 1 / 4 + 1)
print(Box(scale: 5 / 2).scale, Box(scale: 1).ratio)
let whole: Int = 7 / 2
print(whole, 7 / 2, 7.0 / 2, 7 / 2 * 1.0)
let parts: [Double] = [1 / 2, 3 / 4, 1]
print(parts)
let table: [String: Double] = ["half": 1 / 2, "third": 1 / 4]
print(table["half"]!, table["third"]!)
