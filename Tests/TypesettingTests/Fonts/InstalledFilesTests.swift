import Foundation
import Testing

@testable import Typesetting

/// An unpacked archive uses its own fonts, wherever it stands and however it is called.
struct InstalledFilesTests {
  @Test(arguments: [(true, false), (true, true), (false, false)])
  func theFolderBesideTheProgram(isInstalled: Bool, isLinked: Bool) throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent("installed-\(isInstalled)-\(isLinked)-\(getpid())")
    try? files.removeItem(at: root)
    defer { try? files.removeItem(at: root) }
    let prefix = root.appendingPathComponent("sightline-1")
    try files.createDirectory(at: prefix.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let program = prefix.appendingPathComponent("bin/sightline")
    try Data("x".utf8).write(to: program)
    let shared = prefix.appendingPathComponent("share/sightline")
    if isInstalled { try files.createDirectory(at: shared, withIntermediateDirectories: true) }
    var called = program
    if isLinked {
      called = root.appendingPathComponent("link")
      try files.createSymbolicLink(at: called, withDestinationURL: program)
    }
    let found = InstalledFiles.folder(ofProgram: called.path)
    #expect(found == (isInstalled ? shared.resolvingSymlinksInPath().path : nil))
  }

  @Test func aProgramThatWasBuiltHereHasNone() {
    #expect(InstalledFiles.folder == nil)
    #expect(FontLibrary.systemFolders.first == "/usr/share/fonts")
  }
}
