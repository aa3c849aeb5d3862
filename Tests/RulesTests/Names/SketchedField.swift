import SceneBuilding
import SightlineModel

/// A text field with a prompt, and the key that this was found under.
func field(_ title: String, key: String? = nil, y: Double = 130) -> Sketch {
  var content = TextContent(title)
  if let key { content.runs[0].localization = .init(key: key, state: .translated) }
  return Sketch(.textField, ["titleKey": .text(content), "text": .string("")]).at(20, y, 300, 44)
}
