import SightlineModel
import SwiftInterpreter

/// Code that copies something and does nothing else: nobody sees or hears that it worked.
///
/// What sets a state, closes the view or calls anything but a haptic or the log may say so: then nothing is said.
struct SilentCopyReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  var behaviours: [WrittenBehaviour] {
    file.outline.copies.compactMap { copy in
      guard !file.isInPreview(copy.offset), sources.isOfScreen(copy.offset, in: file),
        copy.steps.allSatisfy(Self.isUnseen)
      else { return nil }
      return WrittenBehaviour(.silentCopy, file.outline.location(utf8Offset: copy.offset))
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
