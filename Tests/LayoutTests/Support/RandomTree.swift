import SightlineModel

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes view trees of every common container, view and layout modifier.
struct RandomTree {
  var random: SplitMix
  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func tree(depth: Int = 4) -> ViewNode {
    var node = depth == 0 || chance(4) ? leaf() : container(depth)
    let count = Int.random(in: 0...2, using: &random)
    for _ in 0..<count { node.modifiers.append(modifier()) }
    return node
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
  private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }
  private mutating func length(_ most: Double) -> Double {
    Double(Int.random(in: 0...Int(saturating: most), using: &random))
  }

  private mutating func leaf() -> ViewNode {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ViewNode(.spacer)
    case 1: return ViewNode(.divider)
    case 2: return ViewNode(.circle)
    case 3: return ViewNode(.color, arguments: ["style": .style(.tint)])
    case 4: return ViewNode(.image, arguments: ["systemName": .string(pick(["star", "chevron.right", "circle"]))])
    default:
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(repeating: pick(["a", "m", "i"]), count: Int.random(in: 1...11, using: &random))
      }
      return ViewNode(.text, arguments: ["content": .text(TextContent(words.joined(separator: " ")))])
    }
  }

  private mutating func container(_ depth: Int) -> ViewNode {
    let kind: ViewKind = pick([
      .vStack, .hStack, .zStack, .vStack, .hStack, .group, .lazyVStack, .scrollView, .grid, .lazyVGrid,
      .geometryReader, .viewThatFits, .button, .section,
    ])
    var node = ViewNode(kind)
    let count = Int.random(in: 1...4, using: &random)
    switch kind {
    case .vStack, .lazyVStack:
      node.arguments = ["alignment": .name(pick(["leading", "center", "trailing"]))]
      if chance(2) { node.arguments.set("spacing", .number(length(20))) }
    case .hStack:
      node.arguments = ["alignment": .name(pick(["top", "center", "bottom", "firstTextBaseline"]))]
      if chance(2) { node.arguments.set("spacing", .number(length(20))) }
    case .lazyVGrid:
      node.arguments = ["columns": .list([.list([.name("flexible")]), .list([.name("fixed"), .number(length(90))])])]
    case .scrollView: node.arguments = ["axes": .names([pick(["vertical", "horizontal"])])]
    case .grid:
      node.children = (0..<count).map { _ in
        ViewNode(.gridRow, children: [tree(depth: depth - 1), tree(depth: depth - 1)])
      }
      return node
    default: break
    }
    node.children = (0..<count).map { _ in tree(depth: depth - 1) }
    return node
  }

  private mutating func modifier() -> ViewModifier {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return ViewModifier(.padding, arguments: ["edges": .names([pick(["all", "horizontal", "top"])])])
    case 1: return ViewModifier(.frame, arguments: ["width": .number(length(250))])
    case 2: return ViewModifier(.frame, arguments: ["width": .number(length(200)), "height": .number(length(200))])
    case 3: return ViewModifier(.flexFrame, arguments: ["maxWidth": .number(.infinity), "minHeight": .number(44)])
    case 4: return ViewModifier(.background, arguments: ["style": .style(.tint)])
    case 5: return ViewModifier(.layoutPriority, arguments: ["value": .number(1)])
    case 6: return ViewModifier(.fixedSize, arguments: ["horizontal": .bool(chance(2)), "vertical": .bool(true)])
    case 7: return ViewModifier(.aspectRatio, arguments: ["ratio": .number(1.5), "contentMode": .name("fit")])
    case 8: return ViewModifier(.lineLimit, arguments: ["number": .number(2)])
    default: return ViewModifier(.offset, arguments: ["x": .number(length(30))])
    }
  }
}
