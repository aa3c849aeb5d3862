import Testing

@testable import SwiftInterpreter

/// Which patterns are tried out.
struct RegexCostTests {
  /// Of apps and their libraries: fields that are checked, texts that are taken apart.
  @Test(arguments: [
    #"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}"#, #"^\S+@\S+\.\S+$"#, #"^\d{4}-\d{2}-\d{2}$"#,
    #"^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})$"#,
    #"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$"#,
    #"^#?([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$"#, #"https?://[^\s]+"#, #"^\+?[0-9 ()-]{7,20}$"#,
    #"^\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}$"#, #"(\d[ -]?){13,16}"#, #"^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$"#,
    #"<[^>]+>"#, #"\s+"#, #"^\s+|\s+$"#, #"[^0-9.]"#, #"^[a-zA-Z]+(?: [a-zA-Z]{2})?$"#,
    #"(?<year>\d{4})-(?<month>\d{2})"#, #"#(\w+)"#, #"@[\p{L}\d_]+"#, #"\b(\w)(\w*)\b"#,
    #"^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$"#, #"\$\{([^}]+)\}"#, #"(?i)error: (.*)"#,
    #"^(GET|POST|PUT) (\S+)"#, #"(?:[A-Z]|\d)+"#, #"\[(.*?)\]\((.*?)\)"#,
  ])
  func areTried(pattern: String) {
    #expect(RegexLimits.isHarmless(pattern, textOf: 60), "\(pattern): \(RegexCost(pattern))")
  }

  @Test(arguments: [
    #"(a+)+b"#, #"(a*)*b"#, #"(\w+\s?)+$"#, #"(a|a)+b"#, #"(a|aa)*b"#, #"(\w|\d)+-"#, #"(a?a)*b"#, #"(a|b|ab)*c"#,
    #"(.|\s)*x"#, #"((a|a))*b"#, #"(a?){30}a{30}"#, #"(a|a){30}b"#, #"(?:a?b?a?)*c"#, #"(x|)*y"#, #".*.*.*.*="#,
    #"\w*\w*\w*\w*\w*-"#, #"(.*)(.*)(.*)(.*)(.*)x"#, #"a*a*a*a*a*b"#, #"[a-z]+[a-y]+[a-x]+[a-w]+[a-v]+1"#,
    #"a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaaaaaa"#,
  ])
  func areNot(pattern: String) {
    #expect(!RegexLimits.isHarmless(pattern, textOf: 2_000), "\(pattern): \(RegexCost(pattern))")
  }

  /// The work doubles with each character: of a few that is nothing.
  @Test(arguments: ["(a|a)+b", "(a|aa)*b", ".*.*.*.*="])
  func areTriedWithShortTexts(pattern: String) { #expect(RegexLimits.isHarmless(pattern, textOf: 12)) }

  /// Whatever is given, reading it ends.
  @Test(arguments: [
    #""#, #"("#, #")"#, #"(((("#, #"))))"#, #"["#, #"[]"#, #"[^"#, #"[a-"#, #"[z-a]"#, #"a{"#, #"a{,"#, #"a{1,2"#,
    #"{3}"#, #"\"#, #"\p{"#, #"(?"#, #"(?<"#, #"(?<a"#, #"a|"#, #"|"#, #"||("#, #"*"#, #"+*?"#, #"[[a]"#,
    String(repeating: "(", count: 499), String(repeating: "(a|", count: 160),
  ])
  func brokenPatternsAreRead(pattern: String) { _ = RegexCost(pattern) }
}
