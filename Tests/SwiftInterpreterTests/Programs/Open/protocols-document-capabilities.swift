protocol Document: AnyObject {
    var title: String { get set }
    init(title: String)
}
protocol Editable: Document {
    associatedtype Body: BidirectionalCollection & RangeReplaceableCollection
    var body: Body { get set }
}
protocol Versioned: AnyObject { var history: [String] { get set } }
protocol Exportable { static var fileExtension: String { get }; func export() -> String }
typealias Archive = Document & Versioned & Exportable

extension Document { var slug: String { title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") } }
extension Exportable where Self: Document { var filename: String { "\(slug).\(Self.fileExtension)" } }
extension Editable {
    func append(_ element: Body.Element) { body.append(element) }
    func replaceLast(_ n: Int, with new: some Sequence<Body.Element>) { body.removeLast(Swift.min(n, body.count)); body.append(contentsOf: new) }
}
extension Editable where Self: Versioned {
    func append(_ element: Body.Element) { history.append("+\(element)"); body.append(element) }
}
extension Exportable where Self: Editable, Body: StringProtocol { func export() -> String { "# \(title)\n\(body)" } }
extension Exportable where Self: Editable, Body.Element: CustomStringConvertible { func export() -> String { "\(title): " + body.map(\.description).joined(separator: ",") } }

final class Note: Editable, Exportable {
    var title: String, body = ""
    init(title: String) { self.title = title }
    static let fileExtension = "md"
    func export() -> String { "\(title)/\(body)" }
}
class Sheet: Editable, Versioned, Exportable {
    var title: String, body: [Double] = [], history: [String] = []
    required init(title: String) { self.title = title }
    class var fileExtension: String { "csv" }
}
final class TabSheet: Sheet {
    override class var fileExtension: String { "tsv" }
    func export() -> String { body.map { "\($0)" }.joined(separator: "\t") }
}

let note = Note(title: "Hello, World 2!")
for c in "abc" { note.append(c) }
note.replaceLast(2, with: "XYZ")
print(note.filename, note.export())
let sheet = Sheet(title: "Q3 — Sales"), tab = TabSheet(title: "Tabs")
sheet.append(1.5); sheet.append(2); tab.append(3); sheet.replaceLast(9, with: [7, 8])
print(sheet.filename, sheet.history, sheet.export())
print(tab.filename, tab.history, tab.export().count, (tab as any Exportable).export())
let archives: [any Archive] = [sheet, tab]
print(archives.map(\.filename), archives.flatMap(\.history))
let all: [any Document] = [note] + archives
for document in all {
    let abilities = [("versions", document is any Versioned), ("exports", document is any Exportable), ("edits", document is any Editable)]
    print(document.slug, abilities.filter(\.1).map(\.0), (document as? any Exportable).map { type(of: $0).fileExtension } ?? "-")
}
func fresh<D: Document>(like d: D) -> D { D(title: d.title + " copy") }
func freshDynamic(like d: any Document) -> any Document { type(of: d).init(title: "New " + d.title) }
print(fresh(like: note).slug, type(of: freshDynamic(like: tab)), type(of: fresh(like: tab as Sheet)))
func count(_ e: some Editable) -> Int { e.body.count }
print(all.compactMap { $0 as? any Editable }.map { count($0) })
