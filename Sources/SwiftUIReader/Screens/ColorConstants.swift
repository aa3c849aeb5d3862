package import SightlineModel
import SwiftInterpreter

/// A colour or gradient that the sources give a name: `static let textPrimary = Color(hex: 0x1B1B1F)`.
package struct ColorConstant: Sendable, Hashable, Codable {
  /// As used in code: `ColorPalette.textPrimary`, `Color.brand`.
  package var name: String
  package var location: SourceLocation
  /// One for a plain colour; in order for a gradient.
  package var stops: [GradientSpec.Stop]
}

extension SwiftUIProject {
  private static let styleTypes: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "LinearGradient", "RadialGradient", "AngularGradient",
    "EllipticalGradient", "Gradient", "AnyGradient",
  ]
  private static let extended: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle"]

  /// Every static or global colour and gradient, sorted by place.
  ///
  /// Constants whose type nobody wrote are run only beside others that are colours: running a singleton costs, and may
  /// have effects.
  /// - Returns: Those that are known, and the places of those whose value can't be worked out, with the reason.
  package func colorConstants() -> (constants: [ColorConstant], unresolved: [AuditReport.Unresolved]) {
    let declared = interpreter.declaredConstants.filter { !$0.isStub }
    let palettes = Set(declared.filter { $0.typeName.map(Self.styleTypes.contains) ?? false }.compactMap(\.owner))
    var constants: [ColorConstant] = []
    var unresolved: [AuditReport.Unresolved] = []
    interpreter.decisions = DefaultDecisions()
    // What a run has changed is no constant.
    reading.reset(variant: reading.readConditions.variant, defaults: StoredDefaults(), granted: [:])
    reading.endLaunch(interpreter)
    for constant in declared {
      let isStyle = constant.typeName.map { Self.styleTypes.contains($0) }
      let owner = constant.owner ?? ""
      guard isStyle ?? (Self.extended.contains(owner) || palettes.contains(owner)) else { continue }
      let name = (constant.owner.map { ($0 == "ShapeStyle" ? "" : $0) + "." } ?? "") + constant.name
      guard let value = try? interpreter.value(of: constant) else { continue }
      if let stops = stops(of: value) {
        constants.append(ColorConstant(name: name, location: constant.location, stops: stops))
      } else if isStyle == true {
        let why = value.unknownReason ?? "it is no single colour or gradient of known colours"
        unresolved.append(.init(file: constant.location.file, line: constant.location.line, what: name, why: why))
      }
    }
    return (constants, unresolved.sorted())
  }

  private func stops(of value: Value) -> [GradientSpec.Stop]? {
    guard case .host(let host) = value.payload else { return nil }
    switch host {
    case let color as ColorValue: return [GradientSpec.Stop(color: color.spec, location: 0)]
    case let gradient as GradientValue: return gradient.stops.isEmpty ? nil : gradient.stops
    case let style as StyleValue:
      switch style.spec {
      case .gradient(let gradient): return gradient.stops.isEmpty ? nil : gradient.stops
      case .color(let color): return [GradientSpec.Stop(color: color, location: 0)]
      default: return nil
      }
    default: return nil
    }
  }
}
