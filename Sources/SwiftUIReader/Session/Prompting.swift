import SightlineModel
import SwiftInterpreter

/// System prompts: logged, answered by the walk, else left waiting.
struct Prompting {
  let reading: Reading

  /// - Returns: The answer, if the walk has given one for this prompt.
  /// - Throws: `AwaitsAnswer` where the caller waits (`await`) and there is none.
  func ask(_ name: String, answers: [PromptAnswer] = [.allow, .deny], at location: SourceLocation?) throws
    -> PromptAnswer
  {
    let kind: FlowGraph.Effect.Kind = name == "purchase" ? .purchase : .prompt
    reading.effects.append(kind, name, at: location)
    if !reading.answers.isEmpty { return reading.answers.removeFirst() }
    let prompt = Prompt(name: name, answers: answers, location: location)
    reading.pendingPrompt = prompt
    throw AwaitsAnswer(prompt: prompt)
  }

  /// For completion handlers: the prompt shows, the caller goes on, the handler runs when it is answered.
  func ask(
    _ name: String, answers: [PromptAnswer] = [.allow, .deny], at location: SourceLocation?,
    then handler: @escaping (PromptAnswer) throws -> Void
  ) {
    reading.effects.append(.prompt, name, at: location)
    if !reading.answers.isEmpty {
      let answer = reading.answers.removeFirst()
      reading.clock.schedule(after: 0) { try handler(answer) }
      return
    }
    reading.pendingPrompt = Prompt(name: name, answers: answers, location: location)
    reading.pendingHandler = handler
  }

  /// - Returns: Whether the person bought.
  /// - Throws: What the app catches when the store fails.
  func isBought(at location: SourceLocation?) throws -> Bool {
    switch try ask("purchase", answers: PromptAnswer.allCases, at: location) {
    case .allow: return true
    case .deny: return false
    case .fail:
      throw ThrownValue(value: .unknown("the purchase failed", at: location), location: location ?? .nowhere)
    }
  }

  /// StoreKit's `Product.PurchaseResult`, whose transaction nobody can know.
  func purchase(at location: SourceLocation?) throws -> Value {
    guard try isBought(at: location) else { return result("userCancelled") }
    let transaction = Value.unknown("the transaction of a purchase", at: location)
    return result("success", [TupleElement(label: nil, value: transaction)])
  }

  private func result(_ name: String, _ payload: [TupleElement] = []) -> Value {
    Value(.enumeration(EnumerationValue(typeName: "Product.PurchaseResult", caseName: name, payload: payload)))
  }
}
