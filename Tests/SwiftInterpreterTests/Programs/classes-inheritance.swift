// swift-format-ignore-file
class Animal {
  let name: String
  var legs: Int { 4 }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "anon") }
  func sound() -> String { "..." }
  func describe() -> String { "\(name) says \(sound()) on \(legs)" }
}
class Dog: Animal {
  var tricks: [String] = []
  override func sound() -> String { "woof" }
  func learn(_ t: String) { tricks.append(t) }
}
class Bird: Animal {
  let wings: Int
  init(wings: Int) { self.wings = wings; super.init(name: "bird") }
  override var legs: Int { 2 }
  override func sound() -> String { "tweet+" + super.sound() }
}
let d = Dog(name: "Rex")
d.learn("sit")
let same = d
same.learn("roll")
print(d.tricks, d === same, d.describe())
print(Bird(wings: 2).describe(), Animal().describe())
let list: [Animal] = [d, Bird(wings: 2), Animal()]
for a in list {
  if let b = a as? Bird { print("wings", b.wings) } else if a is Dog { print("dog") } else { print("other") }
}
