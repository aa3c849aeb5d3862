import Foundation
import SightlineModel
import SwiftInterpreter

/// `Measurement`: a number with a unit, and what it is in another.
///
/// - Source: Foundation's units. How one is written depends on a person's region and stays unknown.
struct Measurements {
  let interpreter: Interpreter

  static let units: [String: [String: Dimension]] = [
    "UnitLength": [
      "meters": UnitLength.meters, "kilometers": UnitLength.kilometers, "centimeters": UnitLength.centimeters,
      "millimeters": UnitLength.millimeters, "miles": UnitLength.miles, "feet": UnitLength.feet,
      "inches": UnitLength.inches, "yards": UnitLength.yards, "nauticalMiles": UnitLength.nauticalMiles,
    ],
    "UnitMass": [
      "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "milligrams": UnitMass.milligrams,
      "pounds": UnitMass.pounds, "ounces": UnitMass.ounces, "stones": UnitMass.stones,
      "micrograms": UnitMass.micrograms, "metricTons": UnitMass.metricTons,
    ],
    "UnitTemperature": [
      "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit, "kelvin": UnitTemperature.kelvin,
    ],
    "UnitDuration": [
      "seconds": UnitDuration.seconds, "minutes": UnitDuration.minutes, "hours": UnitDuration.hours,
    ],
    "UnitSpeed": [
      "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": UnitSpeed.kilometersPerHour,
      "milesPerHour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
    ],
    "UnitEnergy": [
      "joules": UnitEnergy.joules, "kilojoules": UnitEnergy.kilojoules, "calories": UnitEnergy.calories,
      "kilocalories": UnitEnergy.kilocalories, "kilowattHours": UnitEnergy.kilowattHours,
    ],
    "UnitVolume": [
      "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters, "cups": UnitVolume.cups,
      "fluidOunces": UnitVolume.fluidOunces, "gallons": UnitVolume.gallons, "pints": UnitVolume.pints,
      "tablespoons": UnitVolume.tablespoons, "teaspoons": UnitVolume.teaspoons, "deciliters": UnitVolume.deciliters,
    ],
    "UnitAngle": ["degrees": UnitAngle.degrees, "radians": UnitAngle.radians],
    "UnitPressure": [
      "hectopascals": UnitPressure.hectopascals, "millibars": UnitPressure.millibars,
      "kilopascals": UnitPressure.kilopascals, "inchesOfMercury": UnitPressure.inchesOfMercury,
    ],
    "UnitInformationStorage": [
      "bytes": UnitInformationStorage.bytes, "kilobytes": UnitInformationStorage.kilobytes,
      "megabytes": UnitInformationStorage.megabytes, "gigabytes": UnitInformationStorage.gigabytes,
    ],
  ]

  static func unit(_ type: String, _ name: String) -> Dimension? { units[type]?[name] }

  func construct(_ call: Call) -> Value? {
    guard let value = call.value("value"), var unit = call.value("unit") else { return nil }
    // `.kilometers`: names of units belong to one kind each.
    if let name = unit.implicitName,
      let type = Self.units.keys.sorted().first(where: { Self.units[$0]?[name] != nil })
    {
      unit = .host(NameValue(hostTypeName: type, name: name))
    }
    var settled = value
    if case .int(let whole) = value.payload { settled.payload = .double(Double(whole)) }
    return .host(OpaqueValue(hostTypeName: "Measurement", fields: ["value": settled, "unit": unit]))
  }

  private func parts(_ value: OpaqueValue) -> (number: Double, type: String, unit: Dimension)? {
    guard value.hostTypeName == "Measurement", let number = value.fields["value"]?.number,
      let name = value.fields["unit"]?.host(NameValue.self), let unit = Self.unit(name.hostTypeName, name.name)
    else { return nil }
    return (number, name.hostTypeName, unit)
  }

  func member(_ value: OpaqueValue, _ name: String, _ call: Call?) -> Value? {
    guard let call else { return nil }
    guard name == "converted", let wanted = call.value("to") else {
      return .unknown("a measurement (\(name))", at: call.location)
    }
    if let unknown = value.fields["value"], unknown.isUnknown { return unknown }
    guard let own = parts(value), let other = wanted.implicitName ?? wanted.host(NameValue.self)?.name,
      let unit = Self.unit(own.type, other)
    else { return .unknown("a measurement in another unit", at: call.location) }
    let base = own.unit.converter.baseUnitValue(fromValue: own.number)
    return .host(
      OpaqueValue(
        hostTypeName: "Measurement",
        fields: [
          "value": .double(unit.converter.value(fromBaseUnitValue: base)),
          "unit": .host(NameValue(hostTypeName: own.type, name: other)),
        ]))
  }

  /// Sums in the unit of the first, comparisons in the base unit.
  func apply(_ name: String, _ left: Value, _ right: Value) -> Value? {
    guard let first = left.host(OpaqueValue.self), let a = parts(first) else { return nil }
    func made(_ number: Double) -> Value {
      var result = first
      result.fields["value"] = .double(number)
      return .host(result)
    }
    guard let second = right.host(OpaqueValue.self) else {
      guard let factor = right.number else { return nil }
      return name == "*" ? made(a.number * factor) : name == "/" ? made(a.number / factor) : nil
    }
    guard let b = parts(second), a.type == b.type else { return nil }
    let (x, y) = (
      a.unit.converter.baseUnitValue(fromValue: a.number), b.unit.converter.baseUnitValue(fromValue: b.number)
    )
    switch name {
    case "<": return .bool(x < y)
    case ">": return .bool(x > y)
    case "<=": return .bool(x <= y)
    case ">=": return .bool(x >= y)
    case "==": return .bool(x == y)
    case "!=": return .bool(x != y)
    case "+": return made(a.unit.converter.value(fromBaseUnitValue: x + y))
    case "-": return made(a.unit.converter.value(fromBaseUnitValue: x - y))
    default: return nil
    }
  }
}
