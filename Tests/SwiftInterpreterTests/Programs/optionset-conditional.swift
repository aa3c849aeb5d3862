// swift-format-ignore-file
struct Opts: OptionSet { let rawValue: Int
  static let a = Opts(rawValue: 1 << 0), b = Opts(rawValue: 1 << 1), c = Opts(rawValue: 4)
  static let all: Opts = [.a, .b, .c] }
var o: Opts = [.a, .c]
print(o.contains(.a), o.contains(.b), o.rawValue, Opts.all.rawValue)
o.insert(.b); o.remove(.a)
print(o.rawValue, o == [.b, .c], o.isEmpty, ([] as Opts).isEmpty, o.union(.a).rawValue)
#if DEBUG_NOT_SET
print("no")
#elseif os(iOS) || os(Linux)
print("platform")
#else
print("else")
#endif
if #available(macOS 10, *) { print("available") } else { print("old") }
func f() -> Int {
  #if swift(>=5)
  return 1
  #else
  return 0
  #endif
}
print(f())
struct Name: ExpressibleByStringLiteral { let v: String; init(stringLiteral s: String) { v = s } }
func hi(_ n: Name) { print("hi", n.v) }
hi("lit")
let ns: [Name] = ["x", "y"]
print(ns.map(\.v))
struct Len: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { let d: Double; init(floatLiteral f: Double) { d = f }; init(integerLiteral i: Int) { d = Double(i) } }
let l: Len = 3, m: Len = 2.5
print(l.d, m.d)
