let w = 3.5
print(w > 3, 3 < w, w == 7 / 2, w >= 4, w != 1 / 2)
let n = 3
print(n == 3, n > 2, Double(n) > 5 / 2)
if w > 10 / 3 { print("larger") }
switch w { case 0..<1: print("a"); case 1...4: print("b"); default: print("c") }
switch n { case let x where x > 2: print("x\(x)"); default: print("-") }
while true { if w < 100 { break } }
let inRange = (0...5).contains(w)
print(inRange, (1...3) ~= n, [1, 2, 3].contains(n))
guard w > 1 / 2 else { fatalError() }
print("done")
