import Foundation

func row(_ name: String, _ count: Int, _ share: Double) -> String {
  String(format: "%@ %4d %6.2f%%", name.padding(toLength: 8, withPad: ".", startingAt: 0), count, share * 100)
}
print(row("apples", 12, 0.3333))
print(row("pomegranate", 1234, 1))
print(String(format: "%d %i %u", -5, 7, 9 as UInt), String(format: "%ld %lld", 1 << 40, Int64.max))
print(String(format: "%x %X %#x %o %08x", 255, 255, 255, 8, 48879))
print(String(format: "[%5d] [%-5d] [%05d] [%+d] [% d]", 42, 42, 42, 42, 42))
print(String(format: "%.0f %.1f %.3f %5.1f %-7.2f| %e %g %g", 2.5, 0.05, 1.0, 9.96, 3.14159, 12345.678, 0.0001, 1e20))
print(String(format: "%c%c %%", 72, 105), String(format: "%@ and %@", "a" as NSString, "b"))
print(String(format: "%2$@ before %1$@", "second", "first"))
let seconds = 3 * 3600 + 5 * 60 + 9
print(String(format: "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60))
let arguments: [CVarArg] = [1, 2.5, "x"]
print(String(format: "%d-%.1f-%@", arguments: arguments))
func log(_ format: String, _ arguments: CVarArg...) -> String { "[log] " + String(format: format, arguments: arguments) }
print(log("%d of %d", 1, 3), log("plain"), log("%@", String(describing: Optional(2))))
print(String(format: "%@", [1, 2] as NSArray as! [Int] == [1, 2] ? "same" : "differs"), "%d items".count)
let hex = [UInt8(0), 15, 16, 255].map { String(format: "%02hhX", $0) }.joined(separator: ":")
print(hex, String(255, radix: 2), String(-255, radix: 16, uppercase: true), Int("ff", radix: 16) ?? 0)
print(String(format: "%.*f", 2, 3.14159), String(format: "%*d|", 6, 42))
print(String(format: "%5.1f|%5.1f", Float(1.25), 1.35), String.localizedStringWithFormat("%d", 5))
