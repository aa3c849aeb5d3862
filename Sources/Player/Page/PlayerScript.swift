/// The player's program, in parts that share one scope.
package enum PlayerScript {
  package static var text: String {
    "'use strict';\n(() => {\n"
      + [drawing, overlays, state, stage, details, map, live, beginning].joined(separator: "\n")
      + "\n})();\n"
  }
}
