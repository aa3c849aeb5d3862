import SightlineModel
import Testing

@testable import SwiftUIReader

/// UIKit's views in SwiftUI: those that show a picture alone, and what has a size though nobody knows it.
struct BridgedPictureTests {
  @Test(arguments: [
    ("UIImageView(image: UIImage(systemName: \"star\"))", "star"),
    ("UIImageView(image: image)", "heart"),
    ("UIImageView(image: image?.withRenderingMode(.alwaysTemplate).withTintColor(.red))", "heart"),
    // What is not a picture, or not known, stays UIKit's.
    ("UIImageView()", nil),
    ("UIView()", nil),
    ("UIImageView(image: fetched())", nil),
  ])
  func aViewThatShowsAPicture(made: String, symbol: String?) {
    let node = Source.tree(
      """
      struct Picture: UIViewRepresentable {
        var image = UIImage(systemName: "heart")
        func makeUIView(context: Context) -> some UIView {
          let view = \(made)
          view.setContentHuggingPriority(.required, for: .vertical)
          return view
        }
        func updateUIView(_ view: UIViewType, context: Context) {}
      }
      struct A: View { var body: some View { HStack { Picture().scaledToFit(); Text("x") } } }
      """)
    #expect(node.first(.image)?.arguments.string("systemName") == symbol)
    #expect((node.first(.unseen) == nil) == (symbol != nil))
    guard symbol != nil else { return }
    // As large as it is offered, and not read.
    #expect(node.first(.image)?.modifierKinds.contains(.resizable) == true)
    #expect(node.first(.image)?.arguments.bool("decorative") == true)
  }

  @Test func whatAnUpdateShows() {
    let node = Source.tree(
      """
      struct Picture: UIViewRepresentable {
        let name: String
        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ view: UIImageView, context: Context) { view.image = UIImage(systemName: name) }
      }
      struct A: View { var body: some View { Picture(name: "bolt") } }
      """)
    #expect(node.first(.image)?.arguments.string("systemName") == "bolt")
  }

  /// `RemoteImage` comes from a module that is not there.
  @Test(arguments: [
    ("RemoteImage(url: url).resizable().frame(width: 50, height: 40)", [ViewKind.frame]),
    ("RemoteImage(url: url).frame(maxWidth: .infinity, alignment: .leading).padding()", [.flexFrame, .padding]),
  ])
  func whatIsNotKnownIsAViewWhereItHasASize(view: String, modifiers: [ViewKind]) {
    let node = Source.tree(
      """
      import Remote
      struct A: View { let url: String; var body: some View { HStack { \(view); Text("x") } } }
      """)
    #expect(node.children.map(\.kind) == [.unseen, .text])
    #expect(node.children.first?.modifierKinds == modifiers)
  }

  @Test(arguments: [("NavigationView", ViewKind.navigationView), ("NavigationStack", .navigationStack)])
  func aViewOfNavigationIsNoStack(name: String, kind: ViewKind) {
    #expect(Source.tree("struct A: View { var body: some View { \(name) { Text(\"x\") } } }").kind == kind)
  }
}
