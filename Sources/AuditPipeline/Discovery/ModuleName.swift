/// What sources import a target by.
enum ModuleName {
  /// - Returns: `logic_ui` of the target `logic-ui`: whatever cannot stand in a name is an underscore, as SwiftPM (`c99name`) and
  ///   Xcode (`PRODUCT_MODULE_NAME`) make it.
  static func ofTarget(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
  }
}
