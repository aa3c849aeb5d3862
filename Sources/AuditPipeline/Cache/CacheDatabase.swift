private import CSQLite
import ContentDigest
import Foundation
import SightlineModel

/// Why a cache is not used. Never an error of the run: everything is worked out again.
struct CacheProblem: Error, CustomStringConvertible {
  let description: String
}

/// The file of a cache: values by key, the least recently used leave first. Owns one `sqlite3`.
struct CacheDatabase: ~Copyable {
  /// "SLCH": a file with another mark belongs to somebody else and is left alone.
  private static let mark = 0x534C_4348
  /// Of the tables and of what the values hold; another one empties the cache.
  static let version = 1
  /// Milliseconds to wait for another run that writes.
  private static let patience: CInt = 250

  private let handle: OpaquePointer
  private let path: String
  /// Bytes of all values together.
  private let capacity: Int
  private var isReadOnly: Bool { Self.isReadOnly(handle) }

  /// - Throws: `CacheProblem` when the file can't be used.
  init(path: String, capacity: Int) throws(CacheProblem) {
    handle = try Self.open(path)
    self.path = path
    self.capacity = capacity
  }

  private static func open(_ path: String) throws(CacheProblem) -> OpaquePointer {
    // A folder or file that can't be written to may still be read.
    var opened: OpaquePointer?
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    if status != SQLITE_OK {
      sqlite3_close(opened)
      status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
    }
    guard status == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw CacheProblem(description: "\(path) cannot be opened or created")
    }
    sqlite3_busy_timeout(opened, patience)
    do throws(CacheProblem) {
      try prepare(opened, path)
    } catch {
      sqlite3_close(opened)
      throw error
    }
    return opened
  }

  private static func isReadOnly(_ handle: OpaquePointer) -> Bool { sqlite3_db_readonly(handle, "main") == 1 }

  deinit { sqlite3_close(handle) }

  /// Checks whose file it is, and makes the tables.
  private static func prepare(_ handle: OpaquePointer, _ path: String) throws(CacheProblem) {
    let mark = try number(handle, path, "PRAGMA application_id")
    let version = try number(handle, path, "PRAGMA user_version")
    let tables = try number(handle, path, "SELECT count(*) FROM sqlite_master")
    guard mark == Self.mark || mark == 0 && tables == 0 else {
      throw CacheProblem(description: "\(path) is no cache of Sightline's; it is left as it is")
    }
    if mark == Self.mark, version == Self.version { return }
    guard !isReadOnly(handle) else { throw CacheProblem(description: "\(path) was made by another version") }
    try run(
      handle, path,
      """
      PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = \(Self.mark);
      BEGIN IMMEDIATE; DROP TABLE IF EXISTS entry;
      CREATE TABLE entry (key TEXT PRIMARY KEY, used INTEGER, size INTEGER, digest TEXT, value BLOB);
      PRAGMA user_version = \(Self.version); COMMIT
      """)
  }

  /// - Returns: `nil` for what is not there, or is not what was put there.
  /// - Throws: When the file can't be read.
  func value(_ key: String) throws(CacheProblem) -> [UInt8]? {
    try Self.query(handle, path, "SELECT value, digest FROM entry WHERE key = ?1", [.text(key)]) { statement in
      let count = Int(sqlite3_column_bytes(statement, 0))
      guard let start = sqlite3_column_blob(statement, 0), let text = sqlite3_column_text(statement, 1) else {
        return nil
      }
      let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
      return SHA256.hexadecimal(of: bytes) == String(cString: text) ? bytes : nil
    }
  }

  /// Keeps a value, and drops the least recently used ones beyond the capacity.
  ///
  /// - Parameter time: Seconds; orders the uses.
  func put(_ value: [UInt8], _ key: String, at time: Int) throws(CacheProblem) {
    guard !isReadOnly else { throw CacheProblem(description: "\(path) cannot be written to") }
    guard value.count <= capacity / 2 else { return }
    try Self.run(handle, path, "BEGIN IMMEDIATE")
    do {
      _ = try Self.query(
        handle, path, "INSERT OR REPLACE INTO entry VALUES (?1, ?2, ?3, ?4, ?5)",
        [.text(key), .number(time), .number(value.count), .text(SHA256.hexadecimal(of: value)), .bytes(value)]
      ) { _ in 0 }
      try prune()
      try Self.run(handle, path, "COMMIT")
    } catch {
      try? Self.run(handle, path, "ROLLBACK")
      throw error
    }
    try? Self.run(handle, path, "PRAGMA incremental_vacuum")
  }

  /// Notes that a value was of use.
  func touch(_ key: String, at time: Int) {
    guard !isReadOnly else { return }
    _ = try? Self.query(handle, path, "UPDATE entry SET used = ?2 WHERE key = ?1", [.text(key), .number(time)]) { _ in 0
    }
  }

  private func prune() throws(CacheProblem) {
    while try Self.number(handle, path, "SELECT coalesce(sum(size), 0) FROM entry") > capacity {
      try Self.run(
        handle, path, "DELETE FROM entry WHERE key = (SELECT key FROM entry ORDER BY used, key LIMIT 1)")
    }
  }

  // MARK: Statements

  private enum Argument {
    case text(String)
    case number(Int)
    case bytes([UInt8])
  }

  private static func number(_ handle: OpaquePointer, _ path: String, _ text: String) throws(CacheProblem) -> Int {
    try query(handle, path, text, []) { Int(sqlite3_column_int64($0, 0)) } ?? 0
  }

  private static func run(_ handle: OpaquePointer, _ path: String, _ text: String) throws(CacheProblem) {
    let status = sqlite3_exec(handle, text, nil, nil, nil)
    guard status == SQLITE_OK else { throw problem(status, path) }
  }

  /// - Returns: What `read` makes of the first row; `nil` without one.
  private static func query<Answer>(
    _ handle: OpaquePointer, _ path: String, _ text: String, _ arguments: [Argument],
    _ read: (OpaquePointer) -> Answer?
  ) throws(CacheProblem) -> Answer? {
    var prepared: OpaquePointer?
    var status = sqlite3_prepare_v2(handle, text, -1, &prepared, nil)
    defer { sqlite3_finalize(prepared) }
    guard status == SQLITE_OK, let prepared else { throw problem(status, path) }
    // SQLITE_TRANSIENT: SQLite keeps a copy.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, argument) in arguments.enumerated() {
      let place = CInt(index + 1)
      status =
        switch argument {
        case .text(let text): sqlite3_bind_text(prepared, place, text, -1, copied)
        case .number(let number): sqlite3_bind_int64(prepared, place, Int64(number))
        case .bytes(let bytes): sqlite3_bind_blob64(prepared, place, bytes, UInt64(bytes.count), copied)
        }
      guard status == SQLITE_OK else { throw problem(status, path) }
    }
    status = sqlite3_step(prepared)
    switch status {
    case SQLITE_ROW: return read(prepared)
    case SQLITE_DONE: return nil
    default: throw problem(status, path)
    }
  }

  private static func problem(_ status: CInt, _ path: String) -> CacheProblem {
    switch status & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: CacheProblem(description: "\(path) is in use by another run")
    case SQLITE_CORRUPT, SQLITE_NOTADB: CacheProblem(description: "\(path) is damaged; delete it, and it is made again")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN: CacheProblem(description: "\(path) cannot be written to")
    case SQLITE_FULL: CacheProblem(description: "\(path) cannot grow: the disk is full")
    default: CacheProblem(description: "\(path): \(String(cString: sqlite3_errstr(status)))")
    }
  }
}
