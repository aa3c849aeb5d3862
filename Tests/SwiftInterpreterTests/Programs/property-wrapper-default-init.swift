@propertyWrapper struct Stored { let key: String; static var store: [String: Int] = [:]
  var wrappedValue: Int { get { Self.store[key, default: -1] } nonmutating set { Self.store[key] = newValue } }
  init(_ key: String) { self.key = key } }
struct View { @Stored("a") var a; @Stored("b") private var b; func bump() { a += 10; b = a * 2 }; var sum: Int { a + b } }
let v = View(); print(v.sum); v.bump(); print(v.a, v.sum)
@propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.filter { $0 != " " } } }; init() {}; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Form { @Trimmed var name: String; @Trimmed var city = " Rome " }
var f = Form(); f.name = " A B "; print(f.name, f.city)
func local() { @Trimmed var x = " q "; print(x); x = "w w"; print(x) }
local()
