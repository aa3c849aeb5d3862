enum Size: Int, Comparable, CaseIterable { case small = 1, medium, large
  static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue } }
let size = Size.medium
print(size == .medium, size != .large, size < .large, .small < size, size >= .medium)
print(Size.allCases.filter { $0 > .small }, Size.allCases.max()!)
let chosen: Size = size == .large ? .small : .large
print(chosen)
switch size { case .small: print("s"); case .medium, .large: print("ml") }
if case .medium = size { print("yes") }
print([Size.large, .small].sorted(), (Size.small...Size.medium).contains(.large))
let x: Size = .allCases.first!
print(x, Size(rawValue: 3)!, Size(rawValue: 9) as Any)
