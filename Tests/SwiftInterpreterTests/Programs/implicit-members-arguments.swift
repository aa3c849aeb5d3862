enum Edge { case top, bottom, leading, trailing }
struct Insets { var top = 0.0, bottom = 0.0
  static let zero = Insets()
  static func all(_ value: Double) -> Insets { Insets(top: value, bottom: value) } }
func pad(_ edge: Edge, _ insets: Insets = .zero) { print(edge, insets.top) }
pad(.top)
pad(.leading, .all(4))
pad(.bottom, .init(top: 2))
func edges(_ list: [Edge]) { print(list.count, list.contains(.top)) }
edges([.top, .trailing])
func optional(_ edge: Edge?) { print(edge == nil ? "none" : "\(edge!)") }
optional(.top)
optional(.none)
optional(nil)
let byEdge: [Edge: Double] = [.top: 1, .bottom: 1 / 2]
print(byEdge[.bottom]!, byEdge[.leading] ?? 0)
