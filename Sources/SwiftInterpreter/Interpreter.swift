package import SightlineModel
package import WorkJournal

/// Runs a large subset of Swift over the project's sources; knows nothing of SwiftUI.
///
/// Belongs to one thread. What it cannot read is reported and becomes an unknown value; it never traps on user code.
package final class Interpreter {
  /// Asked in order for whatever the sources do not declare.
  package let hosts: [any HostModule]
  /// Answers conditions that are unknown; by default each is false.
  package var decisions: any BranchDecider = DefaultDecisions()
  package var budget = Budget()
  /// Called for every call of a function of the project's own: owner type, name, arguments.
  package var onCall: ((String?, String, Call) -> Void)?
  /// Whether `onCall` wants to know of a function of that type and name; asked once for each.
  package var watches: ((String?, String) -> Bool)?
  /// Set before `load`.
  package var configuration = BuildConfiguration()
  /// Set before `load`, where the process reads sources again and again.
  package var formerPrograms: FormerPrograms?
  /// What `print` wrote.
  package internal(set) var output = ""
  /// The project's type whose member is being executed.
  package var currentType: String? { current?._withUnsafeGuaranteedRef(\.name) }
  /// Kept by the program, as all types are.
  var current: Unmanaged<TypeDecl>?

  // What the sources declare
  var program = Program(context: LoweringContext(configuration: BuildConfiguration()))
  var linker: Linker?
  /// Of the sources; there once they are loaded.
  var questions: TypeQuestions?
  var notRead: [DeclaredType] = []
  var mutatingNames: Set<String> = Interpreter.standardMutating

  /// Names that both the project and a host give to a type: a model called `List`.
  private(set) lazy var namesakes = Set(
    program.typeOrder.filter { type in type.parent == nil && hosts.contains { $0.declaresType(type.simpleName) } }
      .map(\.simpleName))

  /// In the order of the files; those of stand-ins for modules are left out.
  /// Makes a first value that is kept, and says what of its surroundings it looked at.
  package var makeKept: ((() throws -> Value) throws -> (value: Value, looked: UInt16))?
  /// What a kept value looked at is looked at again by whoever reads it.
  package var onLook: ((UInt16) -> Void)?
  /// A value that looked at its surroundings is kept and not made again.
  package var onKeep: ((UInt16) -> Void)?
  /// Called for a call of something unknown, where closures are handed to it.
  package var onUnknownCall: ((_ name: String, _ closures: [FunctionValue], _ location: SourceLocation) -> Void)?
  /// Called with the closures that something unknown is given where views are built, and where the unknown comes from.
  package var onUnknownContent: ((_ closures: [FunctionValue], _ root: SourceLocation) -> Void)?
  package private(set) lazy var previews: [PreviewMacro] = readPreviews()

  /// Of the project's own files, in their order.
  private(set) lazy var storedGlobals = findStoredGlobals()
  /// What conditions ask on which a change of state hangs.
  package private(set) lazy var namesThatDecide = findNamesThatDecide()

  // What runs
  var globals: [ObjectIdentifier: Box] = [:]
  var tuples: [BranchSite: Value] = [:]
  var hostDefaults: [ObjectIdentifier: HostDefault] = [:]
  var initialising: Set<ObjectIdentifier> = []
  var observing: Set<ObjectIdentifier> = []
  var constructing: [String] = []
  let calls = CallStack()
  /// Functions of numbers and truths are compiled; else they run as trees, with the same results.
  var isCompiling = true
  /// Of compiled functions.
  let registers = RegisterStack()
  /// What keeps frames to be used again.
  var pools: [any FramePool] = []
  /// A value on its way from an expression to what asked for it; see `Scalar`.
  var passed = Value.void
  var stepsLeft = Budget().steps
  /// Once it is reached nothing runs any more: every call from outside ends at its first step.
  package var timeLimit = TimeLimit.none
  var stepsGranted = Budget().steps
  var stepsBefore = 0
  var stackLimit: UInt = 0
  var stackThread: UInt = 0
  var serial = 0
  /// What this launch has made.
  var launched = LaunchedObjects()
  /// Somebody may go back to a moment of the launch.
  package var hasMoments = false
  var passedBack: PassedBack?
  /// What a function called by a host made of the arguments that it may change.
  var changedArguments: [Value] = []
  /// Bytes that the description being made may still have; `nil` while none is made.
  var describedLeft: Int?
  /// Of what stood in a text that code put together without being known: `‹reason›` stands for it there.
  package internal(set) var describedReasons: Set<String> = []
  /// Aliases and parameters on the way to the type that is being resolved.
  var resolveDepth = 0
  /// Where something unknown kept code calling itself, in the outermost call that runs.
  var endlessQuestions: Set<SightlineModel.SourceLocation> = []
  var questionCount = 0
  /// Loops that ran over samples, since what they go over is not known.
  var sampledLoops = 0
  var answered = AnsweredConditions()
  var presumptionCount = 0
  /// An app that is on people's phones does not end itself: where it would if something were missing, that is taken to be
  /// there, since the file is made by the build or the object by a launch that could not be followed.
  package var presumesLife = false
  /// How often nothing known said where to go on.
  var guessCount: Int { questionCount + presumptionCount }
  /// How often something unknown was asked for so far.
  package var questionsAsked: Int { questionCount }

  /// Whether a module comes with the system: what hosts know is in such.
  package var isSystemModule: (String) -> Bool = { _ in true }
  /// Tuples whose names are properties of the instance that is made, with the ways into them that were asked for.
  var instanceTuples: [BranchSite: (value: Value, given: Set<[Int]>)] = [:]
  var modulesPresent: [String: Bool] = [:]

  // What was found out
  var unresolvedSet: Set<AuditReport.Unresolved> = []
  var unknownWrappers: Set<String> = []
  /// Those whose need of a value is being looked into: a wrapper may hold one of its own kind.
  var wrappersAsked: Set<String> = []
  var branches = BranchLog()
  var viewCalls = ViewCallLog()
  /// Arms that were taken without knowing, by branch and arm.
  var guesses: [BranchSite: [Int: GuessedArm]] = [:]
  var askedConditions: [BranchSite: (condition: AskedCondition, isNegated: Bool)] = [:]
  var askedLogic: [BranchSite: [AskedLogic]] = [:]
  /// The arm of each question that is taken although nothing known leads there.
  var presumptions: [AskedCondition: Int] = [:]
  /// Another for each presumption; 0 where nothing is presumed.
  var presumptionVersion = 0
  /// Places that were looked at, by whether what is presumed decides there.
  var presumedSites: [BranchSite: Bool] = [:]
  /// The cases that a presumed arm is for, by what is switched over, with the `switch`; `nil` for a comparison.
  var presumedCases: [AskedCondition: (site: BranchSite?, names: [String])] = [:]
  /// Makes what is taken to be there, of a type in the words of the source; `nil` leaves it unknown.
  package var makeSample: ((String) -> Value)?
  /// True while code runs that makes views: its branches can be laid out.
  package var isBuildingViews = false
  package let viewObjects = ViewObjects()
  /// Whether what views were made from has changed.
  package var ledger = ChangeLedger()
  /// Who runs tasks beside each other; without one, each is run where it is made.
  package var tasks: (any TaskScheduler)?
  /// Tasks of a program that no host looks after, until somebody waits.
  var waitingTasks: [TaskValue] = []
  var currentTask: TaskValue?
  var taskLocals: [TaskLocalBinding] = []

  /// Whose code ran; see `takeFilesRun`.
  var filesRun: [ObjectIdentifier: SourceFile] = [:]
  var lastFileRun: UnsafeRawPointer?

  // Caches of what never changes after loading
  /// By place; `nil` where the code is long.
  var writtenCalls: [SourceLocation: String?] = [:]
  var subscriptCache: [String: [FunctionDecl]] = [:]
  var standardArrays: Bool?
  var standardInterpolation: Bool?
  var standardDictionaries: Bool?
  var memberCache: [MemberKey: MemberSet] = [:]
  var conformanceCache: [String: [String]] = [:]
  /// Of the files that stand for unseen modules.
  var stubPaths: Set<String> = []
  var generatedPaths: Set<String> = []
  var initializerCache: [ObjectIdentifier: [FunctionDecl]] = [:]
  var builderCache: [MemberKey: String?] = [:]
  var rawValueCache: [String: [Value]] = [:]
  var parsedTypes: [String: TypeNode] = [:]
  /// What subscripts in key paths are asked with, by what stands for them.
  var keyPathIndices: [String: [Call.Argument]] = [:]
  /// By name, what the parameters of a generic type stand for whose arguments are written: `Scoop<Fig>`.
  var specialisations: [String: TypeArguments] = [:]
  /// Whether something may give a property of the name a value.
  var setNames: [String: Bool] = [:]
  /// What `!` unwraps is unknown where it is missing, and ends nothing.
  package var takesUnwrappedAsThere = false
  /// Modules that sources import and nobody has: a type named after one is none of the project's own.
  package var missingModules: Set<String> = []
  /// Modules that the sources themselves are, which they name to tell their types from others: `Shop.Order`. Set before
  /// `load`.
  package var ownModules: Set<String> = []
  /// Arms that need what nothing in the sources gives, and those that do not.
  var neverGiven: [PresumedBranch: Bool] = [:]
  /// By type and property; `nil` where what is given is open.
  var givenValues: [String: Set<GivenValue>?] = [:]
  /// Of the operators that drop what does not fit; `nil` for those of `Int`.
  var widths: [ObjectIdentifier: IntegerWidth?] = [:]
  /// Of values that texts are filled with.
  var filledTypes: [ObjectIdentifier: String?] = [:]
  /// Parts of what hosts build, since the last call from outside.
  var partsHeld = 0
  /// Initial values that are being computed, each for the one before.
  var initialDepth = 0
  var scratchFiles: [SourceFile] = []
  let doubleType = TypeNode.named("Double")
  let intType = TypeNode.named("Int")
  let rangeOfDoublesType = TypeNode(
    .named([.init(name: "ClosedRange", arguments: [TypeNode.named("Double")])]))
  private let nowhereFile = SourceFile(path: "", text: "", isStub: false)
  private(set) lazy var nowhereNode: Expression = Expression(Place(file: nowhereFile, offset: 0))
  /// Of what runs outside of any function.
  var rootFrame: Frame { Frame(self, slotCount: 1, owner: nil) }

  package init(hosts: [any HostModule]) {
    self.hosts = hosts
    reference.interpreter = self
  }
  deinit {
    reference.interpreter = nil
    for pool in pools { pool.forgetFrames() }
  }

  /// For closures that may outlive the interpreter. A weak reference would make each hold on it slow.
  package let reference = InterpreterReference()

  /// Expressions and statements run since the interpreter was made: a measure of work that is equal from run to run.
  package var stepsUsed: Int { stepsBefore + stepsGranted - max(0, stepsLeft) }

  // MARK: What ran, and what could not be understood

  /// Arms taken so far, by the place of each `if`, `guard`, `switch` and ternary that ran.
  package var branchCoverage: [SourceLocation: BranchRecord] { branches.records }
  /// The same of one place.
  package func branch(at location: SourceLocation) -> BranchRecord? { branches[location]?.record }
  /// From here on only what is taken again counts as taken; what was met stays known.
  package func forgetArmsTaken() { branches.forgetArmsTaken() }
  /// Places of the branches met while views were built since this was asked last, sorted.
  package func takeBranchesMet() -> [SourceLocation] { branches.takeMet().keys.sorted() }
  /// The same, with the arms that ran.
  package func takeArmsMet() -> [SourceLocation: Set<Int>] { branches.takeMet() }
  /// Sorted, without repetition.
  package var unresolved: [AuditReport.Unresolved] { unresolvedSet.sorted() }
  /// Reports what is not understood; what has no place of its own is found where the call that runs stands.
  package func reportUnresolved(_ what: String, why: UnresolvedReason, at place: SourceLocation) {
    let location = place.file.isEmpty ? calls.innermostPlace ?? place : place
    unresolvedSet.insert(
      .init(
        file: location.file, line: location.line, what: what, why: why.words, isUndeclared: why.isUndeclared))
  }
  /// Paths of the files whose code ran since this was asked last, sorted.
  package func takeFilesRun() -> [String] {
    defer {
      filesRun = [:]
      lastFileRun = nil
    }
    return filesRun.values.map(\.path).sorted()
  }
  /// Where the type whose member runs was called from outside of it.
  package var placeOfCallIntoCurrentType: SourceLocation? { current.flatMap { calls.place(ofCallInto: $0) } }
  /// Where code of the type whose member runs asked for what stands outside of that type's own declaration: in an extension of
  /// a protocol, or of a type that the project does not declare.
  package func placeThatAsked(for location: SourceLocation) -> SourceLocation? {
    guard let type = current?.takeUnretainedValue(), !type.isWritten(at: location) else { return nil }
    return calls.innermostPlace(where: type.isWritten)
  }
  /// The places of the calls that are running, outermost first.
  package var callStack: [SourceLocation] { calls.places }
}

/// Leads to an interpreter while there is one.
package final class InterpreterReference {
  package fileprivate(set) unowned(unsafe) var interpreter: Interpreter?
}

/// What became of the arguments that a call may change.
enum PassedBack {
  /// The interpreter ran the function and wrote them.
  case written
  /// A host's function gives them, in the order of the arguments.
  case values([Value])
}

extension Interpreter {
  /// For a host's function that changes arguments passed with `&`: their new values, in order.
  package func passBack(_ values: [Value]) { passedBack = .values(values) }
}
