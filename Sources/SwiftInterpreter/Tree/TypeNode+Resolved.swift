/// What a written type stands for once the program is linked.
indirect enum ResolvedType {
  /// A generic parameter, `Any`, or a name nobody knows.
  case open(String)
  case void
  case bool
  case int
  case double
  case string
  case array(TypeNode?)
  case set(TypeNode?)
  case dictionary(TypeNode?, TypeNode?)
  case optional(TypeNode)
  case tuple([(label: String?, type: TypeNode)])
  case function(TypeNode.FunctionShape)
  case metatype(TypeNode)
  case user(TypeDecl, [TypeNode])
  /// Provided by a host or by the standard library without special treatment.
  case foreign(String, [TypeNode])
}
