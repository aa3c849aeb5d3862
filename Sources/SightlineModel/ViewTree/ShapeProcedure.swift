/// A shape whose outline the project's own code computes (`Shape.path(in:)`, `Path { … }`): the reader runs it, layout
/// asks it.
///
/// Any thread may ask. The same question gets the same answer.
package protocol ShapeProcedure: AnyObject, Sendable {
  /// In right-to-left layouts the outline is mirrored (`layoutDirectionBehavior`).
  var isMirrored: Bool { get }
  /// - Parameter size: Of the shape's frame, in points.
  /// - Returns: Points from the frame's top left corner, y down; it may reach beyond the frame.
  /// - Throws: When the code can't be run to its end.
  func outline(in size: Size) throws -> Outline
}
