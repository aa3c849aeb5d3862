import Foundation

/// Where results are kept from run to run.
enum CacheOption {
  static let specification = OptionSpecification(
    "no-cache", "Audits without a cache, and keeps nothing. The result is the same.")

  /// `SIGHTLINE_CACHE`, else the folder where the system wants caches; `nil` when there is to be none.
  /// - Source: XDG Base Directory Specification 0.8: `XDG_CACHE_HOME` is absolute, `~/.cache` stands in for it.
  static func folder(_ arguments: CommandLineArguments, _ console: Console) -> String? {
    guard !arguments.has("no-cache") else { return nil }
    func variable(_ name: String) -> String? { console.environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let own = variable("SIGHTLINE_CACHE") { return console.absolute(own) }
    if let caches = variable("XDG_CACHE_HOME"), caches.hasPrefix("/") { return caches + "/sightline" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/sightline"
    #else
      return home + "/.cache/sightline"
    #endif
  }
}
