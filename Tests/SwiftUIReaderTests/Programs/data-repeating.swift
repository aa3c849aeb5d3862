import Foundation
var data = Data(repeating: 1, count: 4)
print(data.count, data.base64EncodedString(), Data(count: 3).count, Data(capacity: 9).count)
data.append(Data(repeating: 255, count: 2))
print(data.count, data.map { String(format: "%02x", $0) }.joined())
for _ in 0..<3 { data = Data(data.base64EncodedString().utf8) }
print(data.count)
