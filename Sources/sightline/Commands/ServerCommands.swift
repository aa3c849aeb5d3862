import AuditEngine
import Foundation

/// `mcp` and `lsp`: servers over standard input and output, for assistants and editors.
enum ServerCommands {
  static let specifications = [assistant, editor]

  private static let assistant = CommandSpecification(
    "mcp", "Serve a coding assistant (Model Context Protocol, over stdio).",
    discussion: """
      Tools: audit, explain, render, tree, rules, propose_fix. Reads below PATH only and writes nothing there; every call runs \
      in a process of its own.
      """,
    argument: ArgumentSpecification(
      name: "PATH", kind: .path, count: 0...1, summary: "The project's folder; the current folder unless given."),
    examples: [
      ("sightline mcp", "What an assistant's configuration names as the command to start."),
      ("sightline mcp /path/to/project", "The same, of another folder."),
      (
        #"{"mcpServers": {"sightline": {"command": "sightline", "args": ["mcp"]}}}"#,
        "In the assistant's configuration."
      ),
    ]
  ) { arguments, console in
    let root = console.absolute(arguments.positional.first ?? ".")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
      throw UsageError("'\(arguments.positional.first ?? ".")' is no folder", command: "mcp")
    }
    AssistantServer(channel(.lines), OwnProgram(folder: root), root: root).serve()
    return .clean
  }

  private static let editor = CommandSpecification(
    "lsp", "Serve an editor (Language Server Protocol, over stdio).",
    discussion: """
      Audits the workspace when the editor starts and after each save: sizes large and AX5, the standard device, light. Other \
      options of 'sightline audit' come as initializationOptions: {"arguments": ["--size=AX3", "--locale=de"]}.
      """,
    examples: [
      ("sightline lsp", "What the editor's configuration names as the server to start."),
      (#"vim.lsp.config("sightline", { cmd = { "sightline", "lsp" }, filetypes = { "swift" } })"#, "In Neovim."),
      (#"{"arguments": ["--size=AX3", "--locale=de"]}"#, "As initializationOptions: other conditions."),
    ]
  ) { _, _ in
    let status = LanguageServer(channel(.headers)) { OwnProgram(folder: $0) }.serve()
    return status == 0 ? .clean : .unusable
  }

  private static func channel(_ framing: MessageChannel.Framing) -> MessageChannel {
    MessageChannel(framing, input: STDIN_FILENO) { StandardStream.output.write(String(decoding: $0, as: UTF8.self)) }
  }
}
