import ContentDigest
import Foundation

/// What computes: this program and the libraries it is linked with. Another build is another program, whatever its
/// version says.
enum ProgramIdentity {
  /// Cost: reads the executable once a process.
  static let text: String = {
    #if os(Linux)
      let executable = "/proc/self/exe"
    #else
      let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    let program = try? Data(contentsOf: URL(fileURLWithPath: executable), options: .mappedIfSafe)
    let digest = program?.withUnsafeBytes { SHA256.hexadecimal(of: $0) } ?? "unknown"
    return ([AuditPipeline.version, digest, system] + libraries.map(FileStamp.of)).joined(separator: "\n")
  }()

  private static var system: String {
    #if os(Linux)
      ""
    #else
      ProcessInfo.processInfo.operatingSystemVersionString
    #endif
  }

  /// Shared libraries as loaded, sorted.
  static var libraries: [String] {
    let paths = String(decoding: memoryMap(), as: UTF8.self).split(separator: "\n").compactMap { line -> String? in
      guard let slash = line.firstIndex(of: "/") else { return nil }
      let path = line[slash...]
      return path.contains(".so") ? String(path) : nil
    }
    return Set(paths).sorted()
  }

  /// `/proc/self/maps`, read to its end in order and into room that is there before: what takes memory meanwhile makes
  /// mappings of its own, and lines were missed.
  private static func memoryMap() -> [UInt8] {
    let file = open("/proc/self/maps", O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var room = [UInt8](repeating: 0, count: 1 << 20)
    var length = 0
    while length < room.count {
      let count = room.withUnsafeMutableBytes { read(file, $0.baseAddress! + length, $0.count - length) }
      guard count > 0 else { break }
      length += count
    }
    return Array(room[..<length])
  }
}

/// Which file this is, without reading it: path, size, time of the last change.
enum FileStamp {
  static func of(_ path: String) -> String {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return "\(path) is missing" }
    #if os(Linux)
      let time = facts.st_mtim
    #else
      let time = facts.st_mtimespec
    #endif
    return "\(path) \(facts.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Of all files below a folder, sorted.
  static func all(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return ["\(folder) is missing"] }
    var paths: [String] = []
    while let path = walker.nextObject() as? String { if isWanted(path) { paths.append(path) } }
    return paths.sorted().map { of("\(folder)/\($0)") }
  }
}
