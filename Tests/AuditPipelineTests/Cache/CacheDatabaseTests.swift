import CSQLite
import Foundation
import Testing

@testable import AuditPipeline

/// Values come back as they were put, and the file does not grow without end.
struct CacheDatabaseTests {
  @Test func valuesByKey() throws {
    let folder = try TemporaryFolder([:])
    let path = folder.path + "/new/folder/a.sqlite"
    do {
      let database = try CacheDatabase(path: path, capacity: 1000)
      try database.put([1, 2, 3], "a", at: 1)
      try database.put([4], "a", at: 2)
      #expect(try database.value("a") == [4])
      #expect(try database.value("b") == nil)
    }
    let database = try CacheDatabase(path: path, capacity: 1000)
    #expect(try database.value("a") == [4])
  }

  @Test func theLeastRecentlyUsedLeaveFirst() throws {
    let folder = try TemporaryFolder([:])
    let database = try CacheDatabase(path: folder.path + "/a.sqlite", capacity: 1000)
    for (time, key) in ["a", "b", "c"].enumerated() {
      try database.put([UInt8](repeating: 7, count: 300), key, at: time)
    }
    database.touch("a", at: 3)
    try database.put([UInt8](repeating: 8, count: 300), "d", at: 4)
    #expect(try ["a", "b", "c", "d"].map { try database.value($0)?.count } == [300, nil, 300, 300])
    // Larger than half of the whole: not worth what it drives out.
    try database.put([UInt8](repeating: 9, count: 600), "e", at: 5)
    #expect(try database.value("e") == nil && database.value("a") != nil)
  }
}

/// A database file, as another program would use it.
final class SQLiteFile {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw CacheProblem(description: path) }
  }

  deinit { sqlite3_close(handle) }

  func run(_ text: String) throws {
    guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else {
      throw CacheProblem(description: String(cString: sqlite3_errmsg(handle)))
    }
  }
}
