import Foundation
import PackagePlugin

/// `swift package sightline [COMMAND OPTIONS]`: `audit` of the package unless a command is given. Nothing is written but the
/// cache, in the plugin's own folder.
@main
struct SightlineAudit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try Self.run(arguments, in: context.package.directoryURL, cache: context.pluginWorkDirectoryURL)
  }

  static func run(_ arguments: [String], in folder: URL, cache: URL) throws {
    let isCommand = arguments.first.map { !$0.hasPrefix("-") } ?? false
    let words = isCommand ? arguments : ["audit"] + arguments
    let status = try InstalledProgram.run(words, in: folder, cache: cache.appendingPathComponent("cache"))
    switch status {
    case 0: break
    case 1: Diagnostics.error("sightline found what fails the run")
    default: Diagnostics.error("sightline ended with status \(status)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// From Xcode's menu over a project. Xcode adds `--target NAME` for each target that is ticked.
  extension SightlineAudit: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var rest = arguments
      while let index = rest.firstIndex(of: "--target") { rest.removeSubrange(index..<min(index + 2, rest.count)) }
      try Self.run(
        ["audit", "--format", "xcode"] + rest, in: context.xcodeProject.directoryURL,
        cache: context.pluginWorkDirectoryURL)
    }
  }
#endif
