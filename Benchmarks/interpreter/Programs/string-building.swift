func run(_ n: Int) -> Int {
  var text = ""
  for i in 0..<n {
    text += "line \(i): "
    text.append(i % 2 == 0 ? "even" : "odd")
    text += "\n"
  }
  return text.count
}
