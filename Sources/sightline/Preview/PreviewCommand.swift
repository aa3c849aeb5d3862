import AuditEngine
import AuditPipeline
import Foundation
import WorkJournal

/// `preview`: the player in a browser, following the files.
enum PreviewCommand {
  static let name = "preview"

  static let specification = CommandSpecification(
    name, "Show every screen in a browser, redrawn when a file is saved.",
    discussion: """
      Serves the player on 127.0.0.1 and prints its address, which has a token: every screen and state at every text \
      size, in every language, device and appearance, with what breaks marked. A save redraws the screens that depend on \
      it and says which findings came and went; while a source has an error, the last good picture stays. An element that \
      is clicked shows its modifiers, its frame, how its colours came about and its line of code; 'Use it' runs the app's \
      own actions. Nothing is written to the project, and no page from elsewhere is answered.
      """,
    argument: LookOptions.argument,
    options: [
      OptionSpecification("port", .integer(0...65535, placeholder: "N"), "The port; one that is free unless given."),
      OptionSpecification("no-audit", "Judges only what is shown, and leaves the rest of the app alone."),
    ] + CommonOptions.matrix + CommonOptions.project,
    examples: [
      ("sightline preview", "The app in the current folder."),
      ("sightline preview MyApp --port 8080", "At an address that stays."),
      ("sightline preview --locale de --size AX5", "What is shown first."),
    ], isContained: true, run: run)

  /// Before the process that works is started; what is wrong with the command line is said by that.
  static func openSocket(for words: [String], _ console: Console) {
    #if os(Linux)
      guard words.first == name, console.environment["SIGHTLINE_CONTAINMENT"] != "spawn",
        let arguments = try? CommandLineArguments(parsing: Array(words.dropFirst()), specification)
      else { return }
      _ = LoopbackSocket.open(port: arguments.integer("port") ?? 0)
    #endif
  }

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let live = try LiveProject(try CommonOptions.request(.audit, arguments, console))
    switch LoopbackSocket.open(port: arguments.integer("port") ?? 0) {
    case .failure(let failure):
      throw CommandFailure("127.0.0.1:\(arguments.integer("port") ?? 0) can't be listened on: \(failure.reason)")
    case .success(let socket):
      // On the error stream: what is printed says that nothing may be started again.
      console.complain("sightline: \(live.name) at \(socket.address)")
      PreviewServer(socket, live, audits: !arguments.has("no-audit"), console).serve()
      throw CommandFailure("the address can't be listened on any more")
    }
  }
}
