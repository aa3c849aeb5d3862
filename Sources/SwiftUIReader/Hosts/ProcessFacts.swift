import SightlineModel
import SwiftInterpreter

/// What an app learns of the process it runs in: opened by its user from the App Store's copy, without arguments, in no test
/// and under no debugger.
struct ProcessFacts {
  let reading: Reading

  func member(_ name: String) -> Value? {
    switch name {
    case "environment": Value(.dictionary(DictionaryValue()))
    case "arguments": arguments
    case "isLowPowerModeEnabled", "isiOSAppOnMac", "isMacCatalystApp": .bool(false)
    case "systemUptime": .double(reading.now)
    case "processName": .string("app")
    case "thermalState": .host(NameValue(hostTypeName: "ProcessInfo.ThermalState", name: "nominal"))
    case "operatingSystemVersion":
      .host(
        OpaqueValue(
          hostTypeName: "OperatingSystemVersion",
          fields: [
            "majorVersion": .int(reading.readConditions.platform == .ios18 ? 18 : 26), "minorVersion": .int(0),
            "patchVersion": .int(0),
          ]))
    default: nil
    }
  }

  /// The path of what runs is all that an app is given.
  var arguments: Value { Value(.array([.string(Reading.bundlePrefix + "/app")])) }

  /// `NSClassFromString("XCTestCase") != nil`: no testing framework is loaded into an app that its user opened.
  static func isOfTesting(_ name: String) -> Bool {
    name.hasPrefix("XCT") || name.hasPrefix("XCUI") || name.hasPrefix("Testing.")
  }
}
