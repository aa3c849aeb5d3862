import Layout
import SightlineModel
import Testing

/// Windows are described by their measures; anything else is a device of the table.
struct DeviceTableTests {
  @Test(arguments: [
    (name: "320x568", size: Size(width: 320, height: 568), scale: 2.0, top: 0.0, bottom: 0.0),
    (name: "402x874@3+62+34", size: Size(width: 402, height: 874), scale: 3, top: 62, bottom: 34),
    (name: "393x80@2", size: Size(width: 393, height: 80), scale: 2, top: 0, bottom: 0),
  ])
  func window(name: String, size: Size, scale: Double, top: Double, bottom: Double) throws {
    let device = try #require(DeviceTable.device(name))
    #expect(device.size == size)
    #expect(device.scale == scale)
    #expect(device.safeArea == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    #expect(DeviceTable.isWindow(name))
  }

  @Test(arguments: [
    "", "x", "320x", "0x10", "320x568x2", "320x568@", "320x568@0", "320x568+10", "320x568+1+2+3", "100x100+60+60",
    "100x100@3@2", "nanx10", "10x10+-1+0", "1e9x1",
  ])
  func noWindow(name: String) { #expect(DeviceTable.device(name) == nil) }
}
