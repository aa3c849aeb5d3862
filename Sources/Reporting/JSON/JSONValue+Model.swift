import SightlineModel

extension SourceLocation {
  var json: JSONValue { ["file": .string(file), "line": .integer(line), "column": .integer(column)] }
}

extension DerivationStep {
  var json: JSONValue { ["what": .string(words), "location": location?.json ?? nil] }
}

extension Rect {
  var json: JSONValue { ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)] }
}

extension SpokenElement {
  /// As in a scene's tree.
  var json: JSONValue {
    [
      "order": .integer(order), "label": .string(label), "traits": .strings(traits.names), "value": .optional(value),
      "hint": .optional(hint), "actions": .strings(actions),
    ]
  }
}

extension ResolvedPaint {
  /// `#RRGGBBAA`, or an object that says why it is no single colour.
  var json: JSONValue {
    switch self {
    case .color(let color): .string(color.hexString)
    case .gradient(let stops, let reason): Self.object("gradient", stops, reason)
    case .image(let reason): Self.object("image", [], reason)
    case .material(let reason): Self.object("material", [], reason)
    case .unknown(let reason): Self.object("unknown", [], reason)
    }
  }
  private static func object(_ kind: String, _ stops: [RGBA], _ reason: String) -> JSONValue {
    ["kind": .string(kind), "stops": .strings(stops.map(\.hexString)), "reason": .string(reason)]
  }
}

extension TokenMatrix {
  var json: JSONValue {
    [
      "modes": .strings(modes),
      "pairs": .array(
        pairs.map { pair in
          [
            "foreground": pair.foreground.json, "background": pair.background.json,
            "origin": .string(pair.origin.rawValue), "use": .string(pair.use), "sample": .string(pair.sample),
            "sampleSize": .number(pair.sampleSize), "isBold": .bool(pair.isBold),
            "screens": .strings(pair.screens),
            "cells": .array(pair.cells.map(\.json)),
          ]
        }),
    ]
  }
}

extension TokenMatrix.Side {
  var json: JSONValue { ["name": .string(name), "location": location?.json ?? nil] }
}

extension TokenMatrix.Cell {
  var json: JSONValue {
    [
      "mode": .string(mode), "foreground": .optional(foreground?.hexString),
      "background": .optional(background?.hexString), "ratio": .optional(ratio), "required": .number(required),
      "verdict": .string(verdict.rawValue), "suggestion": .optional(suggestion?.hexString), "apca": .optional(apca),
      "note": .optional(note),
    ]
  }
}

extension FlowGraph {
  var json: JSONValue {
    [
      "start": .string(start),
      "states": .array(
        states.map { ["id": .string($0.id), "screen": .string($0.screen), "path": .strings($0.path.map(\.words))] }),
      "edges": .array(
        edges.map { edge in
          [
            "from": .string(edge.from), "to": .string(edge.to), "action": .string(edge.action.words),
            "location": edge.location?.json ?? nil, "effects": .array(edge.effects.map(\.json)),
          ]
        }),
    ]
  }
}

extension FlowGraph.Effect {
  var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "name": .string(name), "value": .optional(value),
      "location": location?.json ?? nil,
    ]
  }
}
