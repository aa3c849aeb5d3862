package import SightlineModel
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax
import WorkJournal

extension Interpreter {
  /// Reads and links the files; may be called once.
  ///
  /// - Parameter stubs: Paths that stand for modules that can't be had; their types are no screens.
  /// - Returns: Syntax errors with their place and what is skipped.
  package func load(_ files: [(path: String, text: String)], stubs: Set<String> = []) -> [InputProblem] {
    load(files.map { ParsedFile(path: $0.path, text: $0.text) }, stubs: stubs)
  }

  /// As above, of files parsed before.
  package func load(_ files: [ParsedFile], stubs: Set<String> = []) -> [InputProblem] {
    let context = LoweringContext(configuration: configuration)
    program = Program(context: context, keeper: formerPrograms)
    stubPaths = stubs.intersection(files.map(\.path))
    generatedPaths = []
    let linker = Linker(program)
    self.linker = linker
    program.context.imports.formUnion(ownModules)
    linker.onMutating = { [reference] in reference.interpreter?.mutatingNames.insert($0) }
    linker.isForeign = { [hosts] name in hosts.contains { $0.declaresType(name) } }
    var problems: [InputProblem] = []
    for parsed in files {
      WorkJournal.during(.file(parsed.path)) {
        WorkJournal.allow(seconds: ParsedFile.seconds(for: parsed.text))
        let file = SourceFile(
          path: parsed.path, text: parsed.text, isStub: stubs.contains(parsed.path), tree: parsed.tree)
        if file.isGenerated { generatedPaths.insert(parsed.path) }
        if parsed.tree.hasError {
          let found = self.problems(in: parsed.tree, file)
          file.isReadAllTheSame = found.isEmpty
          problems += found
        }
        problems += parsed.tooDeep.map { offset in
          InputProblem(
            .unreadable, "array literals nested deeper than \(NestedLiterals.levels) levels, not read",
            at: file.location(utf8Offset: offset))
        }
        problems += parsed.repeated.map { offset in
          InputProblem(
            .unreadable,
            "the same word or sign more than \(RepeatedTokens.most) times in a row, or angle brackets nested deeper than "
              + "\(RepeatedTokens.levels) levels; what follows of them is not read",
            at: file.location(utf8Offset: offset))
        }
        if parsed.isTooLong {
          problems.append(
            InputProblem(
              .unreadable, "more than \(RepeatedTokens.tokens) words and signs, not read",
              at: file.location(utf8Offset: 0)))
        }
        linker.collect(parsed.tree, file)
      }
    }
    WorkJournal.during(Work(.step, "linking the program")) { linker.finish() }
    // What a script declares may be named by its module.
    if program.isScript, program.globals("main", from: nil) == nil { program.context.imports.insert("main") }
    questions = TypeQuestions(files, flags: configuration.flags) { [program] in
      program.typeName($0, declaredAt: $1)
    }
    return problems.sorted()
  }

  private func problems(in tree: SourceFileSyntax, _ file: SourceFile) -> [InputProblem] {
    var result: [InputProblem] = []
    let errors = SyntaxErrors(in: tree)
    guard !errors.areMany else {
      return [
        InputProblem(
          .unreadable, "more than \(SyntaxErrors.most) syntax errors from here on; what is not understood is skipped",
          at: file.location(utf8Offset: errors.first ?? 0))
      ]
    }
    if file.text.contains("\u{FFFD}") {
      // SwiftParser's explanation of such a sign within an interpolation ends the process: a remedy without a change.
      return errors.first.map { first in
        [
          InputProblem(
            .unreadable,
            "a syntax error, in a file with bytes that are no UTF-8 or with U+FFFD in their place; what is not understood is "
              + "skipped", at: file.location(utf8Offset: first))
        ]
      } ?? []
    }
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree) {
      // `@Environment (\.colorScheme)` is read all the same, and Swift 5 takes it.
      // So is `infix operator ±; …`.
      guard diagnostic.diagMessage.severity == .error, !diagnostic.message.hasPrefix("extraneous whitespace"),
        !diagnostic.message.hasPrefix("';' is not allowed in operator names")
      else { continue }
      let offset = diagnostic.position.utf8Offset
      let location = file.location(utf8Offset: offset)
      if diagnostic.message.contains("maximum nesting level") {
        file.isTooDeep = true
        result.append(InputProblem(.unreadable, "nested deeper than 256 levels, not read", at: location))
        notRead += lostTypes(after: offset, file)
      } else if result.count < 20 {
        result.append(
          InputProblem(
            .unreadable, "\(diagnostic.message); what is not understood there is skipped", at: location))
      }
    }
    return result
  }

  /// Names of the types that follow a place where the parser gave up: `struct Name` at the start of a line.
  private func lostTypes(after offset: Int, _ file: SourceFile) -> [DeclaredType] {
    let kinds: [String: DeclaredType.Kind] = [
      "struct": .structure, "class": .object, "enum": .enumeration, "protocol": .contract, "actor": .actor,
    ]
    let modifiers: Set<Substring> = ["public", "private", "final", "fileprivate", "open", "internal", "@MainActor"]
    let start = file.location(utf8Offset: offset).line
    var result: [DeclaredType] = []
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where index >= start {
      var words = line.split(separator: " ")[...]
      guard line.first?.isWhitespace == false else { continue }
      while let first = words.first, modifiers.contains(first) { words = words.dropFirst() }
      guard words.count >= 2, let kind = kinds[String(words[words.startIndex])] else { continue }
      let name = words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let inherited = line.split(separator: ":", maxSplits: 1).dropFirst().first?.prefix { $0 != "{" } ?? ""
      let conformances = inherited.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
      result.append(
        DeclaredType(
          name: String(name), kind: kind, conformances: conformances.sorted(),
          location: SourceLocation(file: file.path, line: index + 1, column: 1), attributes: [], staticMembers: [],
          storedProperties: [], cases: [], isStub: file.isStub))
    }
    return result
  }

  // MARK: Declarations

  /// In the order of the files, nested types after their parent.
  package var declarations: [DeclaredType] { program.typeOrder.map(describe) }
  /// Types whose source the parser could not read because of its nesting.
  package var declarationsNotRead: [DeclaredType] {
    program.typeOrder.filter(\.isNotRead).map(describe) + notRead
  }
  package func declaredType(_ name: String) -> DeclaredType? { program.types[name].map(describe) }
  /// Modules that a file of the project imports.
  package func modules(importedBy path: String) -> Set<Substring> { program.filesByPath[path]?.imports ?? [] }

  /// Superclasses and protocols of a type, the nearest first.
  package func inherited(by typeName: String) -> [String] { conformances(of: typeName) }

  package func conforms(_ typeName: String, to protocolName: String) -> Bool { isKind(typeName, of: protocolName) }

  /// The methods that a computed property ends with where it is one expression, the last one first: `tint`, `padding` of
  /// `VStack { … }.padding().tint(.red)`.
  package func outermostCalls(in property: String, of typeName: String) -> [String] {
    var result: [String] = []
    var next = program.types[typeName]?.instance[property]?.properties.first?.getter?.body?.single
    while let call = next as? CallExpression, let member = call.member {
      result.append(member.name)
      next = member.base
    }
    return result
  }

  /// The ways to call a method that a type declares itself.
  package func parameters(of method: String, on typeName: String) -> [[DeclaredType.Initializer.Parameter]] {
    (program.types[typeName]?.instance[method]?.functions ?? []).map { describe($0).parameters }
  }

  /// The ways to call a static method that a type declares itself.
  package func parameters(ofStatic method: String, on typeName: String) -> [[DeclaredType.Initializer.Parameter]] {
    (program.types[typeName]?.statics[method]?.functions ?? []).map { describe($0).parameters }
  }

  /// What a case of an enumeration carries.
  package func parameters(ofCase name: String, of typeName: String) -> [DeclaredType.Initializer.Parameter] {
    guard let type = program.types[typeName], let index = type.caseIndex[name] else { return [] }
    return type.cases[index].parameters.map { parameter in
      .init(
        label: parameter.label, typeName: wholeTypeName(of: parameter.type),
        hasDefault: parameter.defaultValue != nil)
    }
  }

  /// The parameters of the initialiser that a structure has by itself: names of its stored properties.
  package func memberwiseParameters(ofType name: String) -> [(name: String, hasDefault: Bool)] {
    program.types[name].map(memberwiseParameters)?.map { ($0.name, $0.defaultValue != nil) } ?? []
  }

  private func describe(_ type: TypeDecl) -> DeclaredType {
    DeclaredType(
      name: type.name, kind: type.kind ?? .structure, conformances: conformances(of: type.name).sorted(),
      location: type.place.location, attributes: type.attributes.map(\.name), staticMembers: type.staticNames,
      storedProperties: type.stored.map {
        .init(
          name: $0.name, typeName: $0.declaredType.map { wholeTypeName(of: $0) }, attributes: $0.attributes.map(\.name),
          hasInitialValue: $0.initialValue != nil, location: $0.place.location)
      }, initializers: initializers(of: type).filter { !$0.isFromExtension }.map(describe),
      cases: type.cases.map(\.name), isStub: type.place.file.isStub,
      genericParameters: type.genericParameters, genericConstraints: type.genericConstraints,
      hasSyntaxErrors: type.hasSyntaxErrors,
      lastLine: type.place.file.location(utf8Offset: max(type.place.offset, type.extent.upperBound - 1)).line)
  }

  private func describe(_ initializer: FunctionDecl) -> DeclaredType.Initializer {
    DeclaredType.Initializer(
      parameters: initializer.parameters.map {
        .init(
          label: $0.label, typeName: written($0.type), hasDefault: $0.defaultValue != nil || $0.isVariadic)
      })
  }

  /// The type with its parameters: `Binding<Bool>`.
  private func written(_ node: TypeNode) -> String {
    if case .foreign(let name, let arguments) = resolve(node, nil), let first = arguments.first {
      return "\(name)<\(written(first))>"
    }
    if case .function(let shape) = resolve(node, nil) {
      return "(\(shape.parameters.map(written).joined(separator: ", "))) -> \(written(shape.result))"
    }
    return wholeTypeName(of: node)
  }

  func readPreviews() -> [PreviewMacro] {
    program.previews.filter { !$0.place.file.isStub }.map { preview in
      var body: FunctionValue?
      if let lazy = preview.body {
        let (expression, slotCount) = lazy.lowered
        let frame = Frame(self, slotCount: slotCount, owner: nil)
        if case .function(let function)? = try? expression.evaluate(frame, nil).payload { body = function }
      }
      let end = max(preview.place.offset, (preview.body?.end ?? 0) - 1)
      return PreviewMacro(
        name: preview.name, body: body, location: preview.place.location,
        lastLine: preview.place.file.location(utf8Offset: end).line)
    }
  }
}
