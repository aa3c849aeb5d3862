import SightlineModel

/// The end of the error band at which a lowered tree is laid out now: changed between layouts of one tree.
final class Band {
  /// −1, 0 or 1: metrics nobody published are taken smaller, as estimated, or larger by their uncertainty.
  var bias: Double
  init(_ bias: Double) { self.bias = bias }
}

/// A layout whose lengths carry an uncertainty: it is made for the end of the band that is asked about.
final class BiasedLayout: LayoutNode {
  private let band: Band
  private let make: (_ bias: Double) -> any LayoutNode
  private var made: (bias: Double, layout: any LayoutNode)

  init(_ band: Band, _ make: @escaping (_ bias: Double) -> any LayoutNode) {
    self.band = band
    self.make = make
    made = (band.bias, make(band.bias))
  }

  private var layout: any LayoutNode {
    if made.bias != band.bias { made = (band.bias, make(band.bias)) }
    return made.layout
  }

  var leastChildren: Int { layout.leastChildren }
  var setsGuide: Bool { layout.setsGuide }
  var hasBaseline: Bool { layout.hasBaseline }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    layout.sizeThatFits(proposal, children)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    layout.placements(in: size, proposal: proposal, children, unsafe: unsafe)
  }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    layout.explicitGuide(guide, size: size, proposal: proposal, children)
  }
  func spacing(_ children: [Element]) -> Spacing { layout.spacing(children) }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) { layout.decorate(&node, placed) }
  func forget() { made.layout.forget() }
}

extension TreeLowering {
  /// - Parameter make: Is told −1, 0 or 1, as often as another end of the band is laid out.
  func biased(_ make: @escaping (_ bias: Double) -> any LayoutNode) -> any LayoutNode { BiasedLayout(band, make) }
}
