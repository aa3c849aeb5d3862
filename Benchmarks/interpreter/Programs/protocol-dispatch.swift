protocol Shape {
  var sides: Int { get }
  func area(_ scale: Int) -> Int
}
struct Square: Shape {
  let side: Int
  var sides: Int { 4 }
  func area(_ scale: Int) -> Int { side * side * scale }
}
struct Box: Shape {
  let width: Int
  let height: Int
  var sides: Int { 4 }
  func area(_ scale: Int) -> Int { width * height * scale }
}
struct Triangle: Shape {
  let base: Int
  let height: Int
  var sides: Int { 3 }
  func area(_ scale: Int) -> Int { base * height * scale / 2 }
}
func run(_ n: Int) -> Int {
  let shapes: [any Shape] = [Square(side: 3), Box(width: 2, height: 5), Triangle(base: 4, height: 6)]
  var sum = 0
  for i in 0..<n {
    for shape in shapes { sum += shape.area(i % 7) + shape.sides }
  }
  return sum
}
