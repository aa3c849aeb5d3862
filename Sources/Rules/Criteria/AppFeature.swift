/// A thing an app can do in code, without which some criteria have nothing to apply to.
package enum AppFeature: String, Sendable, Hashable, CaseIterable {
  case media, pictures, fields, hover, shortcuts, timing, gestures, deviceMotion, focus, repetition

  /// Names of which at least one stands in the code of an app that does it: types, methods, modules.
  /// - Source: Apple's documentation of the frameworks; every way in is named by at least one of these.
  package var names: Set<String> {
    switch self {
    case .media:
      [
        "AVKit", "AVFoundation", "AVPlayer", "AVAudioPlayer", "VideoPlayer", "AudioToolbox",
        "AudioServicesPlaySystemSound",
        "MediaPlayer", "MusicKit", "WebKit", "WKWebView", "WebView", "SafariServices", "SpriteKit", "SceneKit",
        "RealityKit", "ARKit", "PHLivePhotoView", "NSSound",
      ]
    case .pictures: ["UIImage", "CGImage", "AsyncImage", "ImageResource", "PhotosPicker", "Image"]
    case .fields: ["TextField", "SecureField", "TextEditor", "searchable", "UITextField", "UITextView", "UISearchBar"]
    case .hover: ["onHover", "onContinuousHover", "UIHoverGestureRecognizer", "UIToolTipInteraction", "help"]
    case .shortcuts: ["keyboardShortcut", "UIKeyCommand", "onKeyPress", "keyCommands", "pressesBegan"]
    case .timing:
      ["sleep", "asyncAfter", "Timer", "scheduledTimer", "TimelineView", "CADisplayLink", "DispatchSourceTimer"]
    case .gestures:
      [
        "DragGesture", "MagnifyGesture", "MagnificationGesture", "RotateGesture", "RotationGesture", "LongPressGesture",
        "onLongPressGesture", "onDrag", "draggable", "dropDestination", "onMove", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "touchesBegan",
        "swipeActions", "UIGestureRecognizerRepresentable", "MapKit", "tabViewStyle", "PageTabViewStyle",
      ]
    case .deviceMotion: ["CoreMotion", "CMMotionManager", "motionEnded", "motionBegan"]
    case .focus: ["FocusState", "focused", "defaultFocus", "FocusedValue", "didUpdateFocus"]
    case .repetition:
      [
        "repeatForever", "repeatCount", "TimelineView", "symbolEffect", "phaseAnimator", "PhaseAnimator",
        "keyframeAnimator", "KeyframeAnimator", "CABasicAnimation", "CADisplayLink", "animationImages", "Lottie",
      ]
    }
  }

  /// For sentences: "Nothing in the code plays sound or video."
  var absence: String {
    switch self {
    case .media: "Nothing in the code plays sound or video"
    case .pictures: "Nothing in the code shows a picture"
    case .fields: "Nothing is typed in"
    case .hover: "Nothing in the code appears on hover"
    case .shortcuts: "The code sets no keyboard shortcut"
    case .timing: "Nothing in the code waits or counts down"
    case .gestures: "The code knows no gesture but the tap"
    case .deviceMotion: "The code does not read the device's motion"
    case .focus: "Nothing in the code reacts to focus"
    case .repetition: "Nothing in the code repeats by itself"
    }
  }
}

/// What the code of an app makes use of.
package struct AppFeatures: Sendable, Hashable {
  package var used: Set<AppFeature>
  /// Modules that are neither the system's nor part of the project: what they do is not known. Sorted.
  package var unreadModules: [String]
  package init(used: Set<AppFeature>, unreadModules: [String] = []) {
    self.used = used
    self.unreadModules = unreadModules
  }
}
