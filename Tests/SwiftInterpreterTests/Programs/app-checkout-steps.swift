protocol Step { var title: String { get }; func validate(_ order: Order) -> [String] }
struct Order { var address = ""; var card = ""; var agreed = false }
struct AddressStep: Step { let title = "Address"; func validate(_ order: Order) -> [String] { order.address.isEmpty ? ["address missing"] : [] } }
struct CardStep: Step { let title = "Card"; func validate(_ order: Order) -> [String] { var errors: [String] = []; if order.card.count != 4 { errors.append("card length") }; if !order.card.allSatisfy(\.isNumber) { errors.append("card digits") }; return errors } }
struct TermsStep: Step { let title = "Terms"; func validate(_ order: Order) -> [String] { order.agreed ? [] : ["not agreed"] } }
let steps: [any Step] = [AddressStep(), CardStep(), TermsStep()]; var order = Order(); func firstOpen() -> String { steps.first { !$0.validate(order).isEmpty }?.title ?? "done" }
print(firstOpen(), steps.flatMap { $0.validate(order) }); order.address = "x"; order.card = "12a"; print(firstOpen(), steps.map { $0.validate(order).count }); order.card = "1234"; order.agreed = true; print(firstOpen(), steps.enumerated().map { "\($0.offset + 1). \($0.element.title)" }.joined(separator: " "))
