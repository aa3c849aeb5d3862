struct Button { var label: String; var tap: () -> Void; init(action: @escaping () -> Void, label: () -> String) { tap = action; self.label = label() }; init(_ t: String, action: @escaping () -> Void) { label = t; tap = action } }
let b = Button { print("tapped") } label: { "L" }; print(b.label); b.tap(); Button("T") { print("t") }.tap(); Button(action: { print("a") }) { "x" }.tap()
func section(header: () -> String = { "h" }, footer: () -> String = { "f" }, content: () -> String) -> String { header() + content() + footer() }; print(section { "c" }, section(header: { "H" }) { "c" }, section { "c2" } )
func load(then: (Int) -> String, otherwise: ((String) -> String)? = nil) -> String { otherwise.map { $0("e") + then(1) } ?? then(2) }; print(load { "v\($0)" }, load { "v\($0)" } otherwise: { $0 + "!" })
func opt(_ f: ((Int) -> Int)?) -> Int { f?(3) ?? -1 }; print(opt { $0 + 1 }, opt(nil), opt(abs))
