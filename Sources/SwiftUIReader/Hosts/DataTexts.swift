import Foundation
import SightlineModel
import SwiftInterpreter

/// Texts as bytes, and bytes as texts.
struct DataTexts {
  let interpreter: Interpreter

  /// `text.data(using: .utf8)`.
  func data(of text: String, _ call: Call?) -> Value? {
    guard let call else { return nil }
    guard let encoding = encoding(call.value("using") ?? call[position: 0]) else {
      return .unknown("an encoding that is not known", of: "Data", at: call.location)
    }
    let isLossy = call.value("allowLossyConversion")?.bool ?? false
    return text.data(using: encoding, allowLossyConversion: isLossy)
      .map { .host(DataValue(encoded: nil, bytes: Array($0))) } ?? Value.none
  }

  /// `String(data:encoding:)`, `String(bytes:encoding:)`, `String(decoding:as:)`, `String(contentsOf:)`.
  func text(of source: Value, _ call: Call) -> Value? {
    if source.isUnknown { return .unknown(source.unknownReason ?? "", of: "String", at: call.location) }
    if source.host(DataValue.self)?.isUnread == true {
      return .unknown("the text of encoded data", of: "String", at: call.location)
    }
    guard source.integer == nil, let bytes = DataValue.bytes(of: source) else { return nil }
    if call.value("decoding") != nil {
      // - Source: the standard library repairs what is no text.
      if case .type(let name)? = call.value("as")?.payload, !name.hasSuffix("UTF8"), !name.hasSuffix("ASCII") {
        return .unknown("a text in \(name)", of: "String", at: call.location)
      }
      return .string(String(decoding: bytes, as: UTF8.self))
    }
    guard let given = call.value("encoding") else { return .string(String(decoding: bytes, as: UTF8.self)) }
    guard let encoding = encoding(given) else {
      return .unknown("an encoding that is not known", of: "String", at: call.location)
    }
    return String(data: Data(bytes), encoding: encoding).map { .string($0) } ?? Value.none
  }

  private func encoding(_ value: Value?) -> String.Encoding? {
    let name = value?.implicitName ?? value?.host(NameValue.self)?.name
    return name.flatMap { Self.encodings[$0] }
  }
  private static let encodings: [String: String.Encoding] = [
    "utf8": .utf8, "ascii": .ascii, "nonLossyASCII": .nonLossyASCII, "utf16": .utf16, "unicode": .unicode,
    "utf16LittleEndian": .utf16LittleEndian, "utf16BigEndian": .utf16BigEndian, "utf32": .utf32,
    "isoLatin1": .isoLatin1, "isoLatin2": .isoLatin2, "windowsCP1252": .windowsCP1252, "macOSRoman": .macOSRoman,
  ]
}
