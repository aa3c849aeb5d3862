var health: UInt8 = 250
health &+= 10
print(health, health &- 5, UInt8.max &* 2)
print(Int8(100).addingReportingOverflow(100).overflow, Int.max &+ 1 == Int.min)

var score = 17
score += 3; score *= 2; score -= 5; score /= 4; score %= 5
print(score, 17 / 5, -17 / 5, -17 % 5, 17 % -5)
var flags = 0b0001
flags |= 0b0100; flags <<= 1; flags ^= 0b0010
print(flags, String(flags, radix: 2))
var text = "Hi"; text += "!"
var list = [1]; list += [2, 3]
print(text, list, 7.5.truncatingRemainder(dividingBy: 2), (-7).quotientAndRemainder(dividingBy: 3))
let age = 20, member: Bool? = nil
print(age > 18 && !(member ?? false) ? "join" : "welcome", (1...3) ~= 2, 3 ... 4 == 3...4)
