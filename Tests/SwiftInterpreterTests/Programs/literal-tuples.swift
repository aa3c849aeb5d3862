let point = (x: 1, y: 2)
print(point.x, point.1, point)
let (a, b) = point
print(a + b)
var pair = (first: "a", second: [1])
pair.second.append(2)
pair.first += "!"
print(pair)
func minMax(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  var result = (min: first, max: first)
  for value in values { result = (Swift.min(result.min, value), Swift.max(result.max, value)) }
  return result
}
if let (low, high) = minMax([3, 1, 4]) { print(low, high) }
print(minMax([]) == nil, (1, "a") == (1, "a"), (1, 2) < (1, 3))
