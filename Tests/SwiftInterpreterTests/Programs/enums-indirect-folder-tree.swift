indirect enum Node {
    case file(String, size: Int)
    case folder(String, [Node])
    var size: Int {
        switch self {
        case .file(_, let size): size
        case .folder(_, let children): children.map(\.size).reduce(0, +)
        }
    }
    func outline(depth: Int = 0) -> [String] {
        let pad = String(repeating: "  ", count: depth)
        switch self {
        case let .file(name, size): return ["\(pad)\(name) \(size)"]
        case let .folder(name, children):
            return ["\(pad)\(name)/ \(self.size)"] + children.flatMap { $0.outline(depth: depth + 1) }
        }
    }
}
let tree = Node.folder("docs", [.file("cv.pdf", size: 120), .folder("pics", [.file("me.png", size: 300)]), .folder("old", [])])
tree.outline().forEach { print($0) }
