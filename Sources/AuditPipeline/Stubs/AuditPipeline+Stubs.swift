import AuditEngine
import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import WorkJournal

extension AuditPipeline {
  /// A file that stands for a module that is missing.
  package struct Stub: Sendable {
    package var module: String
    package var text: String
  }

  /// Declarations for the modules that are missing, from how the project uses them.
  ///
  /// - Throws: When there are no Swift sources.
  package func stubs() throws(UnusableInput) -> [Stub] {
    let project = try self.project()
    let inputs = WorkJournal.during(Work(.step, "reading the inputs")) { ProjectInputs(project) }
    let modules = MissingModules(project, inputs)
    guard !modules.missingImports.isEmpty else { return [] }
    let matrix = try VariantMatrix(
      project.configuration, languages: inputs.languages, declared: inputs.declaredAppearance)
    let standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
    var reading = ScreenReading(inputs, project.configuration, threads: request.threads)
    WorkJournal.during(Work(.step, "reading the screens")) {
      _ = reading.read(matrix: VariantMatrix(of: standard), threads: request.threads, presumesViews: true) {
        [progress] in progress(AuditProgress(step: "Reading \($0)", done: $1, total: $2))
      }
    }
    guard let sources = reading.sources else { return [] }
    let importing = modules.missingImports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let unresolved = reading.unresolved
    let used = Parallel.onDeepStack {
      let program = sources.makeProject()
      return UsedNames(
        sources.files.filter { importing.contains($0.path) }, unresolved: unresolved,
        conformances: program.undeclaredConformances(in: importing), isKnown: program.isDeclared)
    }
    return StubWriter(used, imports: modules.missingImports).files.map { Stub(module: $0.module, text: $0.text) }
  }
}
