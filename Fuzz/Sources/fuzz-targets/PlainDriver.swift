import Foundation

#if PLAIN
  /// In place of libFuzzer, for the tests' own build: no coverage leads it, and Swift's checks alone find what is wrong.
  /// It takes the same arguments and says the same at its end.
  ///
  /// The input that runs is kept in `PREFIXplain-current`, which stays when it ends the process, does not end within a minute (without optimization), or
  /// takes 1 GB.
  struct PlainDriver {
    private var folders: [String] = []
    private var runs = Int.max
    private var seconds = 60.0
    private var prefix = "./"
    private var most = 4_096
    /// When the input that runs began; none before the first and after the last.
    nonisolated(unsafe) private static var begun: ContinuousClock.Instant?

    init(_ arguments: some Sequence<String>) {
      for argument in arguments {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        switch parts[0] {
        case "-runs": runs = parts.count > 1 ? Int(parts[1]) ?? runs : runs
        case "-max_total_time": seconds = parts.count > 1 ? Double(parts[1]) ?? seconds : seconds
        case "-artifact_prefix": prefix = parts.count > 1 ? parts[1] : prefix
        case "-max_len": most = parts.count > 1 ? Int(parts[1]) ?? most : most
        case _ where argument.hasPrefix("-"): continue
        default: folders.append(argument)
        }
      }
    }

    func run() -> CInt {
      let seeds = folders.flatMap(Self.files).map { Array($0.prefix(most)) }
      let watch = Thread { Self.watch() }
      watch.start()
      var count = 0
      for seed in seeds {
        execute(seed)
        count += 1
      }
      say("#\(count)\tINITED")
      let isOneFile = folders.count == 1 && !Self.isFolder(folders[0])
      let end = ContinuousClock.now + .seconds(isOneFile ? 0 : seconds)
      // Another series each time, so that CI sees more as time goes by; said, so that it can be had again.
      let series =
        ProcessInfo.processInfo.environment["FUZZ_SERIES"].flatMap(UInt64.init) ?? UInt64.random(in: 1...9_999)
      say("series \(series)")
      var random = SmallRandom(state: series &* 0x9E37_79B9_7F4A_7C15 | 1)
      while count < runs, ContinuousClock.now < end {
        let seed = seeds.isEmpty ? [] : random.element(seeds)
        let isByBytes = FuzzTarget.running.form == .bytes || random.below(10) < 3
        let input = isByBytes ? Self.damaged(seed, &random) : WordMutator.drawn(from: seed, most, &random)
        execute(Array(input.prefix(most)))
        count += 1
      }
      Self.begun = nil
      unlink(prefix + "plain-current")
      say("stat::number_of_executed_units: \(count)")
      return 0
    }

    private func execute(_ input: [UInt8]) {
      _ = FileManager.default.createFile(atPath: prefix + "plain-current", contents: Data(input))
      Self.begun = .now
      FuzzTarget.running.run(input)
    }

    private static func watch() {
      while true {
        usleep(500_000)
        if let begun, ContinuousClock.now - begun > .seconds(60) {
          FileHandle.standardError.write(Data("ERROR: an input took more than 60 s\n".utf8))
          _exit(70)
        }
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        if let pages, pages.count > 1, (Int(pages[1]) ?? 0) << 12 > 1 << 30 {
          FileHandle.standardError.write(Data("ERROR: more than 1 GB\n".utf8))
          _exit(71)
        }
      }
    }

    private static func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func files(in path: String) -> [[UInt8]] {
      guard isFolder(path) else { return FileManager.default.contents(atPath: path).map { [[UInt8]($0)] } ?? [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().compactMap { FileManager.default.contents(atPath: path + "/" + $0).map { [UInt8]($0) } }
    }

    private static func damaged(_ bytes: [UInt8], _ random: inout SmallRandom) -> [UInt8] {
      var bytes = bytes
      for _ in 0..<[1, 1, 2, 4, 16][random.below(5)] {
        let place = random.below(bytes.count)
        switch random.below(6) {
        case 0 where !bytes.isEmpty: bytes[place] = UInt8(random.below(256))
        case 1 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(random.below(8))
        case 2 where !bytes.isEmpty:
          bytes.removeSubrange(place..<min(bytes.count, place + random.element([1, 4, 100])))
        case 3 where !bytes.isEmpty: bytes[place] = random.element([0, 1, 0x7F, 0x80, 0xFE, 0xFF])
        case 4 where !bytes.isEmpty:
          bytes.insert(
            contentsOf: bytes[place..<min(bytes.count, place + random.element([1, 8, 64]))],
            at: random.below(bytes.count))
        default: bytes.insert(UInt8(random.below(256)), at: bytes.isEmpty ? 0 : place)
        }
      }
      return bytes
    }

    private func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
#endif
