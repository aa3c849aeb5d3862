import SightlineModel

extension PaintStep {
  /// The same form in one colour, as opaque as the step was.
  func silhouette(_ color: RGBA) -> PaintStep {
    func ink(_ paint: StepPaint) -> StepPaint {
      switch paint {
      case .color(let own): .color(color.opacity(own.alpha))
      case .gradient(var gradient):
        {
          gradient.stops = gradient.stops.map { ($0.location, color.opacity($0.color.alpha)) }
          return .gradient(gradient)
        }()
      case .hatch: .color(color)
      }
    }
    switch self {
    case .fill(let outline, let paint): return .fill(outline, ink(paint))
    case .stroke(let outline, let paint, let style): return .stroke(outline, ink(paint), style)
    case .glyphs(let run, let paint): return .glyphs(run, ink(paint))
    case .picture(let bitmap, let frame, let opacity):
      let form = bitmap.tinted(red: color.red, green: color.green, blue: color.blue)
      return .picture(form, frame, opacity * color.alpha)
    case .material(let outline, _, let opacity): return .fill(outline, .color(color.opacity(opacity)))
    case .shadow(let steps, _, let radius, let offset): return .shadow(steps, color, radius: radius, offset: offset)
    case .group(let effect, let steps): return .group(effect, steps.map { $0.silhouette(color) })
    case .clipped(let outline, let steps): return .clipped(outline, steps.map { $0.silhouette(color) })
    }
  }
}

extension BlendMode {
  /// - Source: Compositing and Blending 1; what CSS lacks is drawn over what is there.
  var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .destinationOut, .destinationOver, .sourceAtop: "normal"
    default: rawValue
    }
  }
}
