// Written by Scripts/generate-framework-tables from the symbol graphs of the Swift toolchain; do not edit.
// Facts about interfaces of the Swift project (swift.org, Apache-2.0 with Runtime Library Exception).
// swift-format-ignore-file

extension FrameworkText {
  static let parts: [StaticString] = [part1, part2, part3, part4, part5, part6, part7, part8]
}
