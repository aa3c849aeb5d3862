// swift-format-ignore-file
enum M { case on, off; var flip: M { self == .on ? .off : .on } }
struct C { var mode: M? = nil; var next: [C] = [] }
var c = C(mode: .on)
print(c.mode == .on, c.mode?.flip == .off, c.mode != .off)
c.mode = nil
print(c.mode == .on, c.mode?.flip == nil, (c.mode ?? .off) == .off)
c.mode = .some(.off)
if case .off? = c.mode { print("off?") }
switch c.mode { case .on?: print("on"); case .off?: print("off"); case nil: print("nil") }
let m: M? = .none
print(m == nil)
let arr: [M?] = [.on, .none]
print(arr[1] == nil, arr[0] == .on)
c.next.append(.init(mode: .on))
c.next[0].mode = c.next.first?.mode?.flip
print(c.next[0].mode!)
func f(_ m: M? = .on) -> String { m.map { "\($0)" } ?? "nil" }
print(f(), f(nil), f(.off))
