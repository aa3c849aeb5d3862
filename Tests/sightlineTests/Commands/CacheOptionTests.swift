import Testing

@testable import sightline

/// Where results are kept, by environment and option.
struct CacheOptionTests {
  @Test(
    arguments: [
      ([:], [], nil),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "/caches"], [], "/caches/sightline"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "relative"], [], "/home/a"),
      (["HOME": "/home/a", "SIGHTLINE_CACHE": "own"], [], "/project/own"),
      (["HOME": "/home/a", "SIGHTLINE_CACHE": ""], [], "/home/a"),
      (["HOME": "/home/a", "SIGHTLINE_CACHE": "/own"], ["--no-cache"], nil),
    ] as [([String: String], [String], String?)])
  func folder(environment: [String: String], words: [String], expected: String?) throws {
    let audit = try #require(CommandTable.commands.first { $0.name == "audit" })
    let folder = CacheOption.folder(
      try CommandLineArguments(parsing: words, audit), Transcript(folder: "/project", environment: environment).console)
    // In the home folder the place depends on the system.
    #expect(expected == "/home/a" ? folder?.hasPrefix("/home/a/") == true : folder == expected)
  }
}
