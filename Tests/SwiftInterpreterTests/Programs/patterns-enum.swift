enum Shape { case circle(radius: Double), rect(w: Double, h: Double), group([Shape]), none
  var area: Double { switch self { case .circle(let r): 3 * r * r; case let .rect(w, h): w * h; case .group(let all): all.reduce(0) { $0 + $1.area }; case .none: 0 } } }
let g = Shape.group([.circle(radius: 1), .rect(w: 2, h: 1 / 2), .none])
print(g.area)
if case .group(let items) = g, items.count > 2 { print("many") }
guard case .group(let x) = g else { fatalError() }
for case .rect(let w, _) in x { print("w", w) }
for case let .circle(r) in x where r > 0 { print("r", r) }
let o: Int? = 5
if case let v? = o { print(v) }
if case .some(1...9) = o { print("digit") }
switch (o, g) { case (nil, _): print("nil"); case (3?, _): print("three"); case (let n?, .group): print("n\(n)"); default: print("d") }
indirect enum Tree { case leaf(Int), node(Tree, Tree); var sum: Int { switch self { case .leaf(let v): return v; case .node(let l, let r): return l.sum + r.sum } } }
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)
