import SightlineModel
import Testing

@testable import Layout

/// What holds for every tree: 12,000 generated ones.
struct LayoutLawTests {
  private func environment(_ seed: UInt64, locale: String = "en", size: DynamicTypeSize = .large) -> LayoutEnvironment {
    let device = DeviceTable.device(["SE", "standard", "320x480"][Int(seed % 3)])!
    return LayoutEnvironment(Variant(size: size, locale: locale, device: device))
  }
  private func tree(_ seed: UInt64) -> ViewNode {
    var maker = RandomTree(seed: seed)
    return maker.tree(depth: 2 + Int(seed % 3))
  }
  private func frames(_ screen: LaidOutScreen) -> [Rect] { frames(screen.root) }
  private func frames(_ node: LaidOutNode) -> [Rect] { [node.frame] + node.children.flatMap(frames) }

  private func visit(_ node: LaidOutNode, _ check: (LaidOutNode) -> Void) {
    check(node)
    for child in node.children { visit(child, check) }
  }

  /// Twelve batches of a thousand trees.
  @Test(arguments: 0..<12) func generatedTrees(batch: Int) {
    for seed in UInt64(batch * 1000)..<UInt64(batch * 1000 + 1000) {
      let root = tree(seed)
      let environment = environment(seed)
      let screen = layOut(root, in: environment, text: GridText())
      let found = frames(screen)
      checkReality(found, seed)
      checkPurity(found, root, environment, seed)
      checkMirror(found, root, seed)
      checkFixedFrames(screen, environment, seed)
      checkScrolling(screen, environment, seed)
    }
  }

  private func checkReality(_ frames: [Rect], _ seed: UInt64) {
    let real = frames.allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite && $0.width >= 0 && $0.height >= 0
    }
    if !real { Issue.record("tree \(seed) has a frame that is no rectangle") }
  }

  /// Sizing is pure: the same tree gives the same frames.
  private func checkPurity(_ first: [Rect], _ root: ViewNode, _ environment: LayoutEnvironment, _ seed: UInt64) {
    if first != frames(layOut(root, in: environment, text: GridText())) {
      Issue.record("tree \(seed) is laid out differently the second time")
    }
  }

  /// With the same text, a right-to-left layout is the mirror image of a left-to-right one.
  private func checkMirror(_ plain: [Rect], _ root: ViewNode, _ seed: UInt64) {
    let environment = environment(seed, locale: "ar")
    let mirrored = frames(layOut(root, in: environment, text: GridText()))
    let pixel = 1 / environment.pixelScale
    let holds = zip(plain, mirrored).allSatisfy { left, right in
      abs(environment.size.width - left.maxX - right.minX) <= pixel + 1e-4 && abs(left.minY - right.minY) <= 1e-4
        && abs(left.width - right.width) <= pixel + 1e-4
    }
    if !holds || plain.count != mirrored.count { Issue.record("tree \(seed) is not mirrored") }
  }

  private func checkFixedFrames(_ screen: LaidOutScreen, _ environment: LayoutEnvironment, _ seed: UInt64) {
    let pixel = 1 / environment.pixelScale
    visit(screen.root) { node in
      guard case .frame(let frame)? = node.modifier else { return }
      if let width = frame.width.value, abs(node.frame.width - width) > pixel + 1e-4 {
        Issue.record("tree \(seed): a frame of width \(width) is \(node.frame.width) wide")
      }
      if let height = frame.height.value, abs(node.frame.height - height) > pixel + 1e-4 {
        Issue.record("tree \(seed): a frame of height \(height) is \(node.frame.height) high")
      }
    }
  }

  /// Offsets aside, what scrolls is as long as what is in it.
  private func checkScrolling(_ screen: LaidOutScreen, _ environment: LayoutEnvironment, _ seed: UInt64) {
    let tolerance = 1 / environment.pixelScale + 1e-4
    visit(screen.root) { node in
      guard let scroll = node.scroll, let content = node.children.first else { return }
      for axis in scroll.axes where scroll.contentSize[axis] + tolerance < content.frame.size[axis] {
        Issue.record("tree \(seed): content of \(content.frame.size) in \(scroll.contentSize)")
      }
    }
  }

  /// A stack is as long as its children and the gaps between them; it exceeds what it was offered by no more than what
  /// its children refused to give up.
  @Test func stacksHoldTheirChildren() {
    let offers = [
      ProposedSize(width: 200, height: 300), ProposedSize(width: 0, height: 120), ProposedSize(width: 1000, height: 40),
    ]
    for seed in 0..<UInt64(10_000) {
      let environment = environment(seed)
      let lowering = TreeLowering(environment, sizing: GridText())
      guard let root = lowering.single([tree(seed)], InheritedEnvironment(environment)) else { continue }
      visit(root) { element in
        guard let stack = element.layout as? StackLayout, !element.children.isEmpty else { return }
        for offer in offers {
          let arrangement = stack.arrange(offer, element.children)
          let lengths = zip(element.children, arrangement.proposals).map { $0.size(in: $1)[stack.axis] }
          let gaps = stack.distances(element.children)
          let total = lengths.reduce(0, +) + gaps.reduce(0, +)
          if abs(total - arrangement.size[stack.axis]) > 1e-6 {
            Issue.record("tree \(seed): a stack of \(total) pt says it is \(arrangement.size[stack.axis])")
          }
          let refused = zip(lengths, arrangement.proposals).reduce(0.0) { $0 + max(0, $1.0 - ($1.1[stack.axis] ?? 0)) }
          let overflow = total - (offer[stack.axis] ?? 0)
          if overflow > refused + max(0, gaps.reduce(0, +) - (offer[stack.axis] ?? 0)) + 1e-6 {
            Issue.record("tree \(seed): a stack overflows by \(overflow), its children refused \(refused)")
          }
        }
      }
    }
  }

  private func visit(_ element: Element, _ check: (Element) -> Void) {
    check(element)
    for child in element.children { visit(child, check) }
  }

  /// A text alone: larger type never takes fewer lines at one width and is never narrower without a limit.
  @Test func largerTextIsNeverSmaller() {
    for seed in 0..<UInt64(2_000) {
      var maker = RandomTree(seed: seed)
      var words: [String] = []
      for _ in 0..<8 { words.append(String(repeating: "a", count: Int.random(in: 1...9, using: &maker.random))) }
      let text = ViewNode(.text, arguments: ["content": .text(TextContent(words.joined(separator: " ")))])
      var wide = text
      wide.modifiers = [ViewModifier(.fixedSize)]
      var (lines, width) = (0, 0.0)
      for size in DynamicTypeSize.allCases {
        visit(layOut(text, in: environment(seed, size: size), text: GridText()).root) { node in
          guard let measured = node.text?.measured, !measured.isTruncated else { return }
          #expect(measured.lines.count >= lines)
          lines = measured.lines.count
        }
        visit(layOut(wide, in: environment(seed, size: size), text: GridText()).root) { node in
          guard let measured = node.text?.measured else { return }
          #expect(measured.size.width >= width)
          width = measured.size.width
        }
      }
    }
  }

  /// Hostile nesting ends in a report, not in a crash.
  @Test func deepNestingIsReported() {
    var node = ViewNode(.text, arguments: ["content": .text(TextContent("deep"))])
    for _ in 0..<10_000 { node = ViewNode(.vStack, children: [node]) }
    let screen = layOut(node, in: environment(0), text: GridText())
    #expect(screen.unsupported.contains { $0.reason.contains("nested deeper") })

    var covered = ViewNode(.text, arguments: ["content": .text(TextContent("deep"))])
    covered.modifiers = Array(repeating: ViewModifier(.padding), count: 10_000)
    let second = layOut(covered, in: environment(0), text: GridText())
    #expect(second.unsupported.contains { $0.reason.contains("nested deeper") })
  }
}
