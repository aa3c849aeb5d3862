import SightlineModel
import SwiftInterpreter

/// Modifiers of a `Text` that is part of another one: they style its runs.
struct RunStyling {
  let styles: StyleReader
  let interpreter: Interpreter

  func styled(_ run: TextRun, _ modifiers: [AppliedModifier]) throws -> TextRun {
    var run = run
    for modifier in modifiers {
      let first = modifier.arguments.entries.first?.value
      let isOn = modifier.arguments["isActive"]?.bool ?? true
      switch modifier.entry.name {
      case "font":
        let font = try first.flatMap { try interpreter.resolve($0, as: "Font").host(FontValue.self) }
        run.font = font?.spec ?? run.font
        run.weight = font?.spec.weight ?? run.weight
      case "bold": if isOn { run.weight = .bold }
      case "italic": run.isItalic = isOn
      case "fontWeight":
        run.weight = try FontFamily(reading: styles.reading, interpreter: interpreter).weight(first) ?? run.weight
      case "foregroundColor", "foregroundStyle": run.foreground = try first.map(styles.style) ?? run.foreground
      case "underline": run.isUnderlined = isOn
      case "strikethrough": run.isStruckThrough = isOn
      case "kerning": run.kerning = first?.number
      case "tracking": run.tracking = first?.number
      case "baselineOffset": run.baselineOffset = first?.number
      default: break
      }
    }
    return run
  }
}
