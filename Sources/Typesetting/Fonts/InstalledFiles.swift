import Foundation

/// What an installed program brings along: `share/sightline` beside the folder `bin` of the running program.
///
/// A build from source has no such folder and uses the machine's fonts and hyphenation patterns.
package enum InstalledFiles {
  /// The folder `share/sightline`; `nil` where the program was not installed from an archive.
  package static let folder: String? = folder(ofProgram: runningProgram)

  /// - Parameter program: The path of an executable file; links are followed.
  /// - Returns: `../share/sightline` seen from the program's folder, where such a folder exists.
  static func folder(ofProgram program: String) -> String? {
    var real = URL(fileURLWithPath: program)
    // The kernel's link is not one that URL resolves.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: program), target.hasPrefix("/") {
      real = URL(fileURLWithPath: target)
    }
    let prefix = real.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let folder = prefix.appendingPathComponent("share/sightline").path
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue ? folder : nil
  }

  private static var runningProgram: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
