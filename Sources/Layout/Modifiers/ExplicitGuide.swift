import SightlineModel

/// `alignmentGuide`: sets one guide of its content.
struct ExplicitGuide: ContentLayout {
  let guide: Guide
  /// `nil`: the closure could not be run.
  let value: LinearExpression?
  var setsGuide: Bool { true }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { children[0].size(in: proposal) }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [Placement(0, at: .zero, proposal)] }

  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    guard guide == self.guide, let value else { return children[0].explicitGuide(guide, in: proposal) }
    return value.value { term in
      switch term {
      case "width": return size.width
      case "height": return size.height
      default:
        // `vertical.bottom`: a guide of the content.
        let parts = term.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let axis = Axis(rawValue: parts[0]) else { return 0 }
        return children[0].guide(Guide(axis: axis, name: parts[1]), in: proposal)
      }
    }
  }
}

/// A sum of lengths that only layout knows, each with a factor.
struct LinearExpression {
  var constant: Double
  var terms: [(name: String, factor: Double)]

  /// - Parameter argument: A number, or `[linear, constant, [term, factor], …]`.
  init?(_ argument: ArgumentValue?) {
    switch argument {
    case .number, .integer:
      guard let constant = argument?.number, constant.isFinite else { return nil }
      (self.constant, terms) = (constant, [])
    case .list(let parts)?:
      guard parts.count >= 2, parts[0] == .name("linear"), let constant = parts[1].number, constant.isFinite
      else { return nil }
      self.constant = constant
      terms = parts.dropFirst(2).compactMap { part in
        guard case .list(let pair) = part, pair.count == 2, case .name(let name) = pair[0],
          let factor = pair[1].number, factor.isFinite
        else { return nil }
        return (name, factor)
      }
    default: return nil
    }
  }

  func value(_ term: (String) -> Double) -> Double { terms.reduce(constant) { $0 + $1.factor * term($1.name) } }
}
