import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct FieldPurposeTests {
  @Test(arguments: [
    (field("Email"), Outcome.fails), (field("Your e-mail"), .fails), (field("Pile name"), .notApplicable),
    (field("Email").modified(.textContentType, ["type": .name("emailAddress")]), .passes),
    (vStack(text("Phone").at(20, 100, 80, 20), field("+49")), .fails),
    (field("Server URL"), .review), (field("https://your-instance.domain"), .review),
    (field("Server URL").modified(.keyboardType, ["type": .name("URL")]), .passes),
    (field("City of your dreams and more"), .notApplicable),
    // of a file, or of an account
    (field("Password"), .review),
    (vStack(field("Username"), field("Password", y: 190)), .fails),
    (vStack(field("Password"), button("Sign In").at(20, 300, 300, 44)), .fails),
    (vStack(text("Import certificate").at(20, 40, 200, 20), field("Password")), .review),
    // a name in a game, or one that others see, is no account's
    (field("Your username"), .review),
    (vStack(text("Game name").at(20, 100, 80, 20), field("Your username")), .notApplicable),
    (field("Nickname"), .notApplicable),
    // of somebody else
    (Sketch(.alert, [:], [field("Username")]), .review),
    (field("Add user name"), .review), (field("Add your email"), .fails),
    (vStack(FieldLabelTests.header("Block somebody"), field("Username")), .review),
    (vStack(field("Username")).modified(.navigationTitle, ["title": .text(TextContent("Invite"))]), .review),
    (vStack(field("Username")).modified(.navigationTitle, ["title": .text(TextContent("Sign in"))]), .fails),
    (Sketch(.alert, [:], [field("Zip")]), .fails),
  ])
  func fieldPurposes(root: Sketch, expected: Outcome) { #expect(outcome("field-purpose", root) == expected) }
}
