import SightlineModel

/// `HStack`, `VStack` and their lazy forms along one axis.
///
/// 1. Spacing between neighbours is taken off the offer.
/// 2. Children of the highest priority come first; what lower ones need at least is set aside.
/// 3. Within a priority the least flexible child is asked first; each is offered an equal share of what is left.
/// - Source: Apple, WWDC19 "Building Custom Views with SwiftUI"; measured cases in `Cases/stacks`.
struct StackLayout: LayoutNode {
  let axis: Axis
  /// Across the axis.
  let alignment: Guide
  /// `nil`: by neighbours.
  let spacing: Double?

  /// Sizes of the children and the stack for one offer; positions run from the stack's own corner.
  struct Arrangement {
    var proposals: [ProposedSize]
    var positions: [Point]
    var size: Size
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { arrange(proposal, children).size }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    var offer = proposal
    offer[axis.other] = proposal[axis.other] ?? size[axis.other]  // rectangles grow to their tallest neighbour
    let arrangement = arrange(offer, children)
    return children.indices.map { Placement($0, at: arrangement.positions[$0], arrangement.proposals[$0]) }
  }

  func arrange(_ proposal: ProposedSize, _ children: [Element]) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(proposals: [], positions: [], size: .zero) }
    let gaps = distances(children)
    let across = proposal[axis.other]
    let proposals: [ProposedSize]
    if let offered = proposal[axis] {
      proposals = share(offered - gaps.reduce(0, +), across: across, children)
    } else {
      proposals = children.map { _ in ProposedSize(nil, along: axis, by: across) }
    }
    return align(children, proposals, gaps)
  }

  /// - Returns: Distance before each child; 0 before the first.
  func distances(_ children: [Element]) -> [Double] {
    children.indices.map { index in
      if index == 0 { return 0 }
      return spacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
  }

  /// Steps 2 and 3.
  private func share(_ available: Double, across: Double?, _ children: [Element]) -> [ProposedSize] {
    func length(of child: Element, offered: Double) -> Double {
      child.size(in: ProposedSize(offered, along: axis, by: across))[axis]
    }
    var proposals = [ProposedSize](repeating: .unspecified, count: children.count)
    var priorities: [Double] = []
    for child in children where !priorities.contains(child.traits.priority) { priorities.append(child.traits.priority) }
    priorities.sort(by: >)
    let least = priorities.count > 1 ? children.map { length(of: $0, offered: 0) } : []
    var left = available
    for priority in priorities {
      let group = children.indices.filter { children[$0].traits.priority == priority }
      let reserved = children.indices.reduce(0.0) {
        children[$1].traits.priority < priority ? $0 + least[$1] : $0
      }
      let order = group.count == 1 ? group : flexibilityOrder(group, children, length)
      for (asked, index) in order.enumerated() {
        let offer = max(0, (left - reserved) / Double(order.count - asked))
        proposals[index] = ProposedSize(offer, along: axis, by: across)
        let taken = children[index].size(in: proposals[index])[axis]
        if taken.isFinite || !left.isInfinite { left -= taken }
      }
    }
    return proposals
  }

  /// The least flexible first; of those without an upper end, the one that needs most.
  private func flexibilityOrder(
    _ group: [Int], _ children: [Element], _ length: (Element, Double) -> Double
  ) -> [Int] {
    let flexibility = group.map { index -> (Double, Double) in
      let (most, least) = (length(children[index], .infinity), length(children[index], 0))
      return most.isInfinite ? (.infinity, -least) : (most - least, 0)
    }
    return group.indices.sorted { a, b in
      let (x, y) = (flexibility[a], flexibility[b])
      return (x.0, x.1, a) < (y.0, y.1, b)
    }.map { group[$0] }
  }

  private func align(_ children: [Element], _ proposals: [ProposedSize], _ gaps: [Double]) -> Arrangement {
    let sizes = zip(children, proposals).map { $0.size(in: $1) }
    let origins = zip(children, proposals).map { child, proposal in
      let value = child.guide(alignment, in: proposal)
      return value.isFinite ? -value : 0
    }
    let start = origins.min() ?? 0
    let end = zip(origins, sizes).map { $0 + $1[axis.other] }.max() ?? 0
    var cursor = 0.0
    var positions: [Point] = []
    for index in children.indices {
      cursor += gaps[index]
      let across = origins[index] - start
      positions.append(axis == .horizontal ? Point(x: cursor, y: across) : Point(x: across, y: cursor))
      cursor += sizes[index][axis]
    }
    var size = Size.zero
    size[axis] = cursor
    size[axis.other] = end - start
    return Arrangement(proposals: proposals, positions: positions, size: size)
  }

  func spacing(_ children: [Element]) -> Spacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = Spacing.empty
    let across: Edges = axis == .horizontal ? .vertical : .horizontal
    for child in children { result.incorporate(child.spacing, at: across) }
    result.incorporate(first.spacing, at: axis == .horizontal ? .leading : .top)
    result.incorporate(last.spacing, at: axis == .horizontal ? .trailing : .bottom)
    return result
  }
}
