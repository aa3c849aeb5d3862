import Foundation

print(String(format: "%.2f", 3.14159), String(format: "%5.1f|", 2.25), String(format: "%08.3f", 1.5))
print(String(format: "%d of %d", 3, 10), String(format: "%03d", 7), String(format: "%+d", 5))
print(String(format: "%-6d|%6d|", 42, 42))
print(String(format: "%x %X %04x %o", 255, 255, 10, 8))
print(String(format: "%d%%", 80), String(format: "%@ has %d", "Ann", 2))
func clock(_ seconds: Int) -> String {
    String(format: "%d:%02d", seconds / 60, seconds % 60)
}
print(clock(5), clock(125), clock(3600))
func hex(_ r: Int, _ g: Int, _ b: Int) -> String { String(format: "#%02X%02X%02X", r, g, b) }
print(hex(255, 128, 0), hex(1, 2, 3))
