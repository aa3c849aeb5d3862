import Foundation
import PackagePlugin

/// `swift package sightline-fix [OPTIONS]`: edits that safely answer findings are written to the sources, after SwiftPM has
/// asked whether it may.
@main
struct SightlineFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let status = try InstalledProgram.run(
      ["audit", "--fix"] + arguments, in: context.package.directoryURL,
      cache: context.pluginWorkDirectoryURL.appendingPathComponent("cache"))
    if status > 1 { Diagnostics.error("sightline ended with status \(status)") }
  }
}
