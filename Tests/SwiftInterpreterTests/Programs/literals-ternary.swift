// swift-format-ignore-file
let flag = true
let x = flag ? 1 : 0.5
print(x)
let y: Double = flag ? 2 : 3
print(y)
func show(_ v: Double) { print("v", v) }
show(flag ? 1 : 0)
show(!flag ? 1 : 0.25)
let z = (flag ? 10 : 20) / 4.0
print(z)
let o: Double? = flag ? 4 : nil
print(o ?? -1)
