import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// The two output streams, what they are, and the conditions of the run.
struct Console: Sendable {
  struct Stream: Sendable {
    let write: @Sendable (String) -> Void
    let isTerminal: Bool
  }
  let output: Stream
  let errors: Stream
  let environment: [String: String]
  let workingFolder: String
  /// Columns; `nil` where lines need not be broken.
  let width: Int?

  func print(_ text: String) { output.write(text.hasSuffix("\n") ? text : text + "\n") }
  /// Names of the project and words of the command line move no cursor.
  func complain(_ text: String) {
    let lines = Visible.lines(text)
    errors.write(lines.hasSuffix("\n") ? lines : lines + "\n")
  }

  /// A path as the user wrote it, absolute.
  func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder, isDirectory: true)).standardizedFileURL
      .path
  }

  func style(of stream: Stream, _ choice: TerminalStyle.Choice) -> TerminalStyle {
    TerminalStyle(
      usesColor: TerminalStyle.usesColor(choice, environment: environment, isTerminal: stream.isTerminal),
      width: stream.isTerminal ? width : nil)
  }

  /// Standard output and standard error of this process.
  static func process() -> Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = (output: isatty(STDOUT_FILENO) == 1, errors: isatty(STDERR_FILENO) == 1)
    return Console(
      output: Stream(
        write: {
          WorkJournal.noteOutput()
          StandardStream.output.write($0)
        }, isTerminal: isTerminal.output),
      errors: Stream(write: StandardStream.errors.write, isTerminal: isTerminal.errors),
      environment: environment, workingFolder: FileManager.default.currentDirectoryPath,
      width: terminalWidth(environment))
  }

  private static func terminalWidth(_ environment: [String: String]) -> Int? {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 || ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }
}
