import Foundation

/// A tool that a coding assistant may call: its name, its parameters, and the command line that it stands for.
struct AssistantTool {
  struct Parameter {
    enum Kind { case text, texts, flag }
    var name: String
    var kind: Kind = .text
    var isRequired = false
    var summary: String
  }
  var name: String
  var title: String
  var summary: String
  var parameters: [Parameter]

  static let path = Parameter(
    name: "path",
    summary:
      "The project's folder or a file in it, below the folder that the server was started for. That folder unless given."
  )
  static let variant = [
    Parameter(name: "screen", summary: "The screen's name; the first one unless given."),
    Parameter(name: "size", summary: "A Dynamic Type size, such as large or AX5."),
    Parameter(name: "locale", summary: "A language tag, such as de; en-XA is longer, ar-XB mirrored."),
    Parameter(name: "device", summary: "A device's alias, such as SE."),
    Parameter(name: "appearance", summary: "light, dark, light-high or dark-high."),
  ]

  static let all = [
    AssistantTool(
      name: "audit", title: "Audit a SwiftUI app",
      summary: "Lays out the app's screens from source and reports accessibility and layout problems, worst first.",
      parameters: [
        path, Parameter(name: "sizes", kind: .texts, summary: "Dynamic Type sizes; large and AX5 unless given."),
        Parameter(name: "locales", kind: .texts, summary: "Languages; all of the app's unless given."),
        Parameter(name: "screens", kind: .texts, summary: "Only these screens."),
        Parameter(name: "changed_since", summary: "Only screens that depend on changes since this git revision."),
        Parameter(name: "all", kind: .flag, summary: "Every finding in full, not only the summary."),
      ]),
    AssistantTool(
      name: "explain", title: "Explain a rule or a finding",
      summary:
        "Why a rule matters and how to fix it; or, for a finding's fingerprint from the last audit, how it came about.",
      parameters: [Parameter(name: "id", isRequired: true, summary: "A rule's id or the beginning of a fingerprint.")]),
    AssistantTool(
      name: "render", title: "Draw a screen", summary: "A picture of one screen in one variant.",
      parameters: [path] + variant),
    AssistantTool(
      name: "tree", title: "What VoiceOver reads", summary: "The spoken elements of one screen, in order.",
      parameters: [path] + variant),
    AssistantTool(name: "rules", title: "List the rules", summary: "All rules with their severity.", parameters: []),
    AssistantTool(
      name: "propose_fix", title: "Propose a fix",
      summary:
        "A unified diff of safe edits: of the sources, each audited before, or of design tokens, the nearest readable "
        + "colours. Nothing is written.",
      parameters: [
        path, Parameter(name: "of", isRequired: false, summary: "'sources', the default, or 'tokens'."),
      ]),
  ]

  /// As the protocol lists it.
  var listing: [String: Any] {
    var properties: [String: Any] = [:]
    for parameter in parameters {
      switch parameter.kind {
      case .text: properties[parameter.name] = ["type": "string", "description": parameter.summary]
      case .flag: properties[parameter.name] = ["type": "boolean", "description": parameter.summary]
      case .texts:
        properties[parameter.name] = [
          "type": "array", "items": ["type": "string"], "description": parameter.summary,
        ]
      }
    }
    return [
      "name": name, "title": title, "description": summary,
      "inputSchema": [
        "type": "object", "properties": properties, "required": parameters.filter(\.isRequired).map(\.name),
        "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }
}

/// What an assistant gave a tool, checked against its parameters.
struct AssistantArguments {
  struct Problem: Error { var text: String }
  private var texts: [String: [String]] = [:]
  private var flags: Set<String> = []

  init(_ given: [String: Any], for tool: AssistantTool) throws(Problem) {
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        throw Problem(text: "'\(name)' is no parameter of '\(tool.name)'")
      }
      switch (parameter.kind, value) {
      case (.text, let text as String): texts[name] = [text]
      case (.texts, let list as [String]): texts[name] = list
      case (.flag, let flag as Bool): if flag { flags.insert(name) }
      default: throw Problem(text: "'\(name)' has another type than the tool's schema says")
      }
    }
    for parameter in tool.parameters where parameter.isRequired && texts[parameter.name] == nil {
      throw Problem(text: "'\(tool.name)' needs '\(parameter.name)'")
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  subscript(_ name: String) -> String? { texts[name]?.first }

  /// `--size=AX5`: a value that begins with a dash stays a value.
  func option(_ name: String, as option: String) -> [String] {
    (texts[name] ?? []).filter { !$0.isEmpty }.map { "--\(option)=\($0)" }
  }
}
