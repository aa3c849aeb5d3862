import Layout
import SightlineModel

/// Frames as an indented outline: `kind x y width height`, modifiers with a leading dot.
enum FrameListing {
  static func write(_ node: LaidOutNode, indent: Int = 0) -> [String] {
    let name = (node.isModifier ? "." : "") + node.kind.rawValue
    let frame = [node.frame.x, node.frame.y, node.frame.width, node.frame.height].map(number).joined(separator: " ")
    let lines = node.text.map { " \($0.measured.lines.count)L" + ($0.measured.isTruncated ? " cut" : "") } ?? ""
    return [String(repeating: " ", count: indent) + "\(name) \(frame)\(lines)"]
      + node.children.flatMap { write($0, indent: indent + 2) }
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(saturating: rounded)) : String(rounded)
  }
}
