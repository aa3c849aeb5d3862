import SwiftSyntax

/// The name that a call stands under.
enum CalledName {
  /// What is called is not asked for its text: that copies the way to the root for each call of a chain.
  ///
  /// - Parameter isSpecialised: The arguments of generic types are passed over: `Host` of `Host<Int>()`.
  /// - Returns: `Module.make`; with a dot first for `.spring()` and where it is called on anything but names, such as
  ///   another call; `nil` for what has no name.
  static func text(of expression: ExprSyntax, isSpecialised: Bool = false) -> String? {
    var names: [String] = []
    var rest: ExprSyntax? = expression
    while let current = rest {
      if isSpecialised, let specialised = current.as(GenericSpecializationExprSyntax.self) {
        rest = specialised.expression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        names.append(access.declName.baseName.text)
        rest = access.base
        if rest == nil { names.append("") }
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
        rest = nil
      } else {
        guard !names.isEmpty else { return nil }
        names.append("")
        rest = nil
      }
    }
    return names.reversed().joined(separator: ".")
  }
}
