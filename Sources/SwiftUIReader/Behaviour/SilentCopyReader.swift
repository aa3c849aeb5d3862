import SightlineModel
import SwiftInterpreter

/// Code that copies something and does nothing else: nobody sees or hears that it worked.
///
/// A function that does so is asked about where it is called. What sets a state, closes the view or calls anything but a haptic
/// or the log may say so: then nothing is said.
struct SilentCopyReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] { own + handedOn }

  private var own: [WrittenBehaviour] {
    file.outline.copies.compactMap { copy in
      guard !file.isInPreview(copy.offset), sources.isOfScreen(copy.offset, in: file),
        copy.steps.allSatisfy(Self.isUnseen)
      else { return nil }
      return WrittenBehaviour(.silentCopy, file.outline.location(utf8Offset: copy.offset))
    }
  }

  /// What calls a function of the project's that copies and does nothing else: `Utils.copyToPasteboard(text)`.
  private var handedOn: [WrittenBehaviour] {
    file.outline.closureSteps.sorted { $0.key < $1.key }.compactMap { start, steps in
      guard !file.isInPreview(start), sources.isOfScreen(start, in: file) else { return nil }
      let calls = steps.compactMap { step -> String? in
        if case .call(let name, _) = step, !Self.isUnseen(step) { return name }
        return nil
      }
      let sets = steps.contains { if case .set = $0 { !Self.isUnseen($0) } else { false } }
      guard !sets, calls.count == 1, let name = calls.first.map(BehaviourFile.last),
        let function = sources.function(name, near: file), isSilentCopy(function),
        let call = file.calls(in: start..<Int.max).first(where: { $0.name == name })
      else { return nil }
      return WrittenBehaviour(.silentCopy, call.location)
    }
  }

  /// In a view it is told of where it stands.
  private func isSilentCopy(_ function: BehaviourSources.Declared) -> Bool {
    !sources.isOfScreen(function.extent.lowerBound, in: function.file)
      && function.file.outline.copies.contains { copy in
        function.extent.contains(copy.offset) && copy.steps.allSatisfy(Self.isUnseen)
      }
  }

  private static func isUnseen(_ step: SourceOutline.Handler.Step) -> Bool {
    switch step {
    case .leave: true
    case .set(let path, _): path.hasPrefix("UIPasteboard.")
    case .call(let name, _):
      name.hasPrefix("UIPasteboard.") || SilentFailureReader.isLogging(name) || SilentFailureReader.isHaptic(name)
    }
  }
}
