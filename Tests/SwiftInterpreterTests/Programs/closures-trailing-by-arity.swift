struct Row { let text: String; let action: (Row) -> String; var badge: (() -> Int)?
  init(_ text: String, badge: (() -> Int)? = nil, action: @escaping (Row) -> String = { "default " + $0.text }) { self.text = text; self.badge = badge; self.action = action } }
print(Row("b") { $0.text.uppercased() }.action(Row("c")), Row("a").action(Row("d")), Row("e", badge: { 3 }) { _ in "z" }.badge!())
func run(_ a: () -> Void = {}, then: (Int) -> Void) { a(); then(2) }; run { print("got", $0) }
