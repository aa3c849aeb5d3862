import Foundation
import PackagePlugin

/// Audits a target's folder when a file in it has changed; what is found stands among the build's messages. It never fails a build:
/// that is the gate's, in CI.
///
/// Nothing is named as its output: a report would be taken for a resource, and be copied into the app.
@main
struct SightlineBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = target.sourceFiles.map(\.url)
    return Self.commands(target.name, target.directoryURL, inputs, context.pluginWorkDirectoryURL)
  }

  /// - Parameter work: The plugin's own folder, the only one that a sandbox lets it write to.
  /// - Returns: None where the program is not installed, which is a warning.
  static func commands(_ name: String, _ folder: URL, _ inputs: [URL], _ work: URL) -> [Command] {
    let program: URL
    do {
      program = try InstalledProgram.find()
    } catch {
      Diagnostics.warning("\(error)")
      return []
    }
    return [
      .buildCommand(
        displayName: "Sightline audits \(name)", executable: program,
        arguments: ["audit", folder.path, "--format", "xcode", "--quiet", "--exit-zero"],
        environment: ["SIGHTLINE_CACHE": work.appendingPathComponent("cache").path, "HOME": work.path],
        inputFiles: inputs, outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SightlineBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let inputs = target.inputFiles.map(\.url)
      return Self.commands(
        target.displayName, context.xcodeProject.directoryURL, inputs, context.pluginWorkDirectoryURL)
    }
  }
#endif
