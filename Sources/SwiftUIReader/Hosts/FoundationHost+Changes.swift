import Foundation
import SightlineModel
import SwiftInterpreter

extension FoundationHost {
  /// Assigns to a member of a value of Foundation's; false where it has none of this name.
  func change(_ value: inout Value, _ name: String, to newValue: Value, _ interpreter: Interpreter) throws -> Bool {
    guard case .host(let host) = value.payload else { return false }
    switch host {
    case let object as HostObject:
      object.fields[name] = newValue
      reading.noteWrite(to: object)
      // What the system is to call: `monitor.pathUpdateHandler = { … }`.
      if let handler = newValue.function {
        Callbacks(reading: reading, interpreter: interpreter).expect([handler], of: name, at: handler.location)
      }
    case let scanner as ScannerValue: return scanner.set(name, to: newValue)
    case var calendar as CalendarValue:
      // Where the clock stands is UTC; days are counted there whatever zone is asked for.
      if name == "firstWeekday", let day = newValue.integer, (1...7).contains(day) {
        calendar.calendar.firstWeekday = day
      }
      if name == "locale", let locale = newValue.host(LocaleValue.self) {
        calendar.calendar.locale = Formatting.locale(locale.identifier)
      }
      guard ["firstWeekday", "locale", "timeZone", "minimumDaysInFirstWeek"].contains(name) else { return false }
      value.payload = .host(calendar)
    case var opaque as OpaqueValue:
      opaque.fields[name] = newValue
      value.payload = .host(opaque)
    case var size as SizeValue:
      guard let number = newValue.number else { return false }
      if name == "width" { size.size.width = number } else { size.size.height = number }
      value.payload = .host(size)
    case var point as PointValue:
      guard let number = newValue.number else { return false }
      if name == "x" { point.point.x = number } else { point.point.y = number }
      value.payload = .host(point)
    case let storage as any WrapperStorage where name == "wrappedValue":
      try storage.setWrappedValue(newValue, in: interpreter)
    case let binding as BindingValue:
      var whole = try binding.get()
      try interpreter.setMember(of: &whole, name, to: newValue)
      if case .object = whole.payload { return true }
      try binding.set(whole)
    case var configuration as StyleConfiguration:
      // `configuration.isOn.toggle()` in a style: the control's own state.
      guard let binding = configuration.fields["$" + name]?.host(BindingValue.self) else { return false }
      try binding.set(newValue)
      configuration.fields[name] = newValue
      value.payload = .host(configuration)
    case let publisher as PublisherValue:
      if case .subject(let subject) = publisher.source, name == "value" { try subject.send(newValue) }
    case var components as URLComponentsValue:
      guard components.set(name, to: newValue, interpreter) else { return false }
      value.payload = .host(components)
    case var container as AttributeContainerValue:
      container.attributes.append((name, newValue))
      value.payload = .host(container)
    case var attributed as AttributedStringValue:
      if name == "subscript" {
        guard let part = newValue.host(AttributedStringValue.self), let range = part.range else { return false }
        attributed = attributed.replacing(range, with: part.runs)
      } else if AttributedStrings.scopes.contains(name),
        let changed = newValue.host(AttributedStringValue.self)
      {
        attributed = changed
      } else {
        let strings = AttributedStrings(reading: reading, interpreter: interpreter)
        guard try strings.set(name, to: newValue, of: &attributed.runs) else { return false }
      }
      value.payload = .host(attributed)
    // Nobody ends a stream from outside.
    case _ where name == "onTermination" && host.hostTypeName == "CheckedContinuation": return true
    default: return false
    }
    return true
  }
}
