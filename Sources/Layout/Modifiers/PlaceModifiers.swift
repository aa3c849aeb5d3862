import SightlineModel

extension OffsetModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.layout = Offset(
      x: (x.value ?? offset.value?.width ?? 0).finite, y: (y.value ?? offset.value?.height ?? 0).finite)
  }
}

extension PositionModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.layout = Position(
      x: (x.value ?? position.value?.x ?? 0).finite, y: (y.value ?? position.value?.y ?? 0).finite)
  }
}

extension AlignmentGuideModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let name = guide.value?.rawValue ?? "center"
    let isHorizontal = name == "leading" || name == "trailing" || axis.value == .horizontal
    let guide = Guide(axis: isHorizontal ? .horizontal : .vertical, name: name)
    let length = LinearExpression(value.value?.argument)
    if length == nil { wrapping.report("its value is not known") }
    wrapping.layout = ExplicitGuide(guide: guide, value: length)
  }
}

extension ZIndexModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.zIndex = value.value ?? 0 }
}

extension TagModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.tag = tag.value?.text ?? wrapping.traits.tag }
}

extension IdModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.tag = id.value?.text ?? wrapping.traits.tag }
}

extension LayoutValueModifier {
  func wrap(_ wrapping: inout Wrapping) {
    if let key = key.value, let value = value.value { wrapping.traits.layoutValues[key] = value }
  }
}
