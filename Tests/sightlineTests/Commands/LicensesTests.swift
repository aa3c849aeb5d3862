#if os(Linux)
  import Foundation
  import Testing

  @testable import sightline

  struct LicensesTests {
    /// The C library, which no archive packs (`Scripts/make-archive`).
    private static let systems = [
      "linux-vdso", "ld-linux", "libc.", "libm.", "libpthread.", "libdl.", "librt.", "libresolv.", "libutil.",
    ]

    @Test(
      "Every shared library that the program needs has its licence named",
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ldd")))
    func librariesAreNamed() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
      process.arguments = [try ContainedProgram.executable().path]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let files = text.split(separator: "\n").compactMap { line in
        line.split(separator: " ").first.flatMap { $0.split(separator: "/").last }?.trimmingCharacters(in: .whitespaces)
      }
      #expect(files.contains { $0.hasPrefix("libfontconfig") } && files.count > 20, "\(text)")
      let known = LicensesCommand.parts.flatMap(\.libraries) + Self.systems
      for file in files { #expect(known.contains { file.hasPrefix($0) }, "\(file)") }
    }
  }
#endif
