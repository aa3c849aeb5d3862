// property wrappers without an initialiser of their own
@propertyWrapper struct Palette { private var shade = 2; var wrappedValue: String { "palette \(shade)" } }
@propertyWrapper struct Counter { var wrappedValue = 7 }
@propertyWrapper struct Empty { var wrappedValue: String { "empty" } }
@propertyWrapper final class Shared { var count = 1; var wrappedValue: Int { get { count } set { count = newValue } } }
struct Row { @Palette private var palette; let title: String; var text: String { title + " " + palette } }
struct Bare { @Palette private var palette; @Empty private var empty; var text: String { palette + empty } }
struct Counting { @Counter var count: Int; var name = "n" }
struct Holder { @Shared var shared: Int; @Empty var empty }
print(Row(title: "a").text, Bare().text)
print(Counting().count, Counting(name: "m").name)
var holder = Holder(); holder.shared += 4; print(holder.shared, holder.empty)
