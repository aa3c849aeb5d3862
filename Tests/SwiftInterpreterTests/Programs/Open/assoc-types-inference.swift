protocol Cell { associatedtype Model; associatedtype Output = String; init(_ model: Model); func output() -> Output }
struct TextCell: Cell { let m: String; init(_ m: String) { self.m = m }; func output() -> String { m.uppercased() } }
struct CountCell: Cell { let m: [Int]; init(_ m: [Int]) { self.m = m }; func output() -> Int { m.count } }
struct PairCell<A: Cell, B: Cell>: Cell { let a: A, b: B; init(_ m: (A.Model, B.Model)) { a = A(m.0); b = B(m.1) }; func output() -> (A.Output, B.Output) { (a.output(), b.output()) } }
extension Optional: Cell where Wrapped: Cell { init(_ m: Wrapped.Model?) { self = m.map { Wrapped($0) } }; typealias Output = [Wrapped.Output]; typealias Model = Wrapped.Model?; func output() -> [Wrapped.Output] { map { [$0.output()] } ?? [] } }
protocol Source<Item> { associatedtype Item; associatedtype Rows: Collection where Rows.Element == Item; var rows: Rows { get } }
extension Source { var first: Item? { rows.first }; func cells<C: Cell>(_: C.Type) -> [C] where C.Model == Item { rows.map { C($0) } } }
extension Source where Item: Comparable { var best: Item? { rows.max() } }
struct ArraySource: Source { let rows = ["b", "c", "a"] }
struct RangeSource: Source { let rows = 3..<6 }
struct DictSource: Source { typealias Item = (key: String, value: Int); let rows: KeyValuePairs<String, Int> = ["x": 1, "y": 2] }
struct SlicedSource<S: Source>: Source { let base: S; var rows: S.Rows.SubSequence { base.rows.dropFirst() } }
print(ArraySource().cells(TextCell.self).map { $0.output() })
print(RangeSource().best ?? 0, ArraySource().best ?? "", DictSource().first?.key ?? "", DictSource().rows.map { $0.value })
print(SlicedSource(base: RangeSource()).rows.map { $0 * 10 }, SlicedSource(base: SlicedSource(base: ArraySource())).best as Any)
print(PairCell<TextCell, CountCell>(("hi", [1, 2])).output(), TextCell?("opt").output(), CountCell?(nil).output())
func total<C: Cell>(_ t: C.Type, _ ms: [C.Model]) -> Int where C.Output == Int { ms.map { t.init($0).output() }.reduce(0, +) }
print(total(CountCell.self, [[1], [2, 3]]))
func names(_ s: any Source<String>) -> [String] { Array(s.rows.map { $0 + "?" }) }; print(names(ArraySource()))
func build<C: Cell>(_ m: C.Model) -> C { C(m) }; let t: TextCell = build("inferred"); let c: CountCell = build([]); print(t.output(), c.output())
print(TextCell.Output.self, CountCell.Output.self, PairCell<CountCell, TextCell>.Output.self, ArraySource.Rows.self, RangeSource.Rows.Element.self)
