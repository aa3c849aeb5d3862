import DesignTokens
import SightlineModel
import SourceDocuments
import Testing

struct TokenSetTests {
  private func set(_ text: String, path: String = "t.tokens.json") -> TokenSet {
    TokenSet(files: [InputFile(path: path, text: text)])
  }
  private static let ink = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#

  /// The format's own examples and rules: read, or rejected with these words.
  @Test(
    arguments: [
      (#"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0.5]}}}"#, nil),
      (#"{"$type": "dimension", "g": {"a": {"$value": {"value": 8, "unit": "px"}}}}"#, nil),
      (#"{"a": {"$type": "fontWeight", "$value": "semi-bold"}}"#, nil),
      (#"{"a": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]}}"#, nil),
      (#"{"a": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}}}"#, nil),
      (#"{"a": {"$type": "cubicBezier", "$value": [0.5, -1, 1, 2]}}"#, nil),
      (#"{"a": {"$type": "number", "$value": 1.5, "$deprecated": "use b"}}"#, nil),
      (#"{"a": {"$type": "strokeStyle", "$value": "dashed"}}"#, nil),
      (#"{"g": {"$type": "number", "$root": {"$value": 1}, "b": {"$value": "{g.$root}"}}}"#, nil),
      (##"{"a": {"$type": "number", "$value": 1}, "b": {"$ref": "#/a"}}"##, nil),
      (##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value"}}}"##, nil),
      (#"{"a": {"$value": 1}}"#, "has no type"),
      (#"{"a": {"$type": "colour", "$value": 1}}"#, "nearest is 'color'"),
      (#"{"a": {"$type": "color", "$value": {"colorSpace": "sRGB", "components": [0,0,0]}}}"#, "nearest is 'srgb'"),
      (#"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0,0]}}}"#, "three numbers"),
      (#"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [360,0,0]}}}"#, "hue 360 lies outside"),
      (#"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [2,0,0]}}}"#, "red 2 lies outside"),
      (
        #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0,0,0], "alpha": 2}}}"#, "alpha lies"
      ),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0,0,0], "hex": "#ffffff"}}}"##,
        "differ"
      ),
      (##"{"a": {"$type": "color", "$value": "#ff0000"}}"##, "DTCG 2025.10 has another form"),
      (#"{"a": {"$type": "dimension", "$value": {"value": 8}}}"#, "lacks 'unit'"),
      (#"{"a": {"$type": "dimension", "$value": {"value": 8, "unit": "em"}}}"#, "not px or rem"),
      (#"{"a": {"$type": "dimension", "$value": "16px"}}"#, "another form"),
      (#"{"a": {"$type": "fontWeight", "$value": "bolt"}}"#, "nearest is 'bold'"),
      (#"{"a": {"$type": "fontWeight", "$value": 0}}"#, "between 1 and 1000"),
      (#"{"a": {"$type": "cubicBezier", "$value": [2, 0, 0, 0]}}"#, "an x of"),
      (#"{"a": {"$type": "number", "$value": "x"}}"#, "a number is expected"),
      (#"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#, "can't be both"),
      (#"{"a": {"$type": "number", "$valeu": 1}, "b": {"$type": "number", "$value": 1}}"#, "nearest is '$value'"),
      (#"{"a.b": {"$type": "number", "$value": 1}}"#, "is not allowed"),
      (#"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{aa}"}}"#, "nearest is 'a'"),
      (#"{"g": {"a": {"$type": "number", "$value": 1}}, "b": {"$value": "{g}"}}"#, "it is a group"),
      (#"{"g": {"$type": "number", "$root": {"$value": 1}}, "b": {"$value": "{g}"}}"#, "'{g.$root}'"),
      (#"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}"#, "circle: a → b → a"),
      (#"{"a": {"$type": "number", "$value": "{a}"}}"#, "circle: a → a"),
      (
        #"{"g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}, "a": {"$type": "number", "$value": 1}}"#,
        "extend each other"
      ),
      (#"{"g": {"$extends": "{hh}"}, "h": {"a": {"$type": "number", "$value": 1}}}"#, "names no group"),
      (#"{"g": {"$extends": "{a}"}, "a": {"$type": "number", "$value": 1}}"#, "needs a group"),
      (
        #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": "{a}"}}"#,
        "is a color, but 'a' is a number"
      ),
      (#"{"a": {"$type": "shadow", "$value": {"colour": 1}}}"#, "nearest is 'color'"),
      (#"{"g": {"$type": "number", "a": {"$value": 1}}, "h": {"$extends": "{g}", "a": {"$value": 2}}}"#, nil),
      (##"{"g": {"$type": "number", "a": {"$value": 1}}, "h": {"$ref": "#/g", "b": {"$value": 2}}}"##, nil),
      (#"{"g": {"h": {"$extends": "{g}"}, "a": {"$type": "number", "$value": 1}}}"#, "a group that it stands in"),
      (#"{"g": {"$description": "x", "$deprecated": true, "a": {"$type": "number", "$value": 1}}}"#, nil),
      (#"{"a": {"$type": "number", "$value": 1, "$description": "x", "$extensions": {"org.x": {"y": 1}}}}"#, nil),
      (#"{"b": {"$value": "{a}"}, "a": {"$type": "number", "$value": 1}}"#, nil),
      (
        #"{"s": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}}}"#,
        nil
      ),
      (
        #"{"c": {"$type": "color", "$value": {"colorSpace": "oklch", "components": ["none", 0, "none"], "alpha": 0.5}}}"#,
        nil
      ),
      (
        ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "b": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##,
        nil
      ),
      (#"{"a": {"$type": "number", "$value": 1, "$extra": 2}}"#, "a token has no '$extra'"),
      (#"{"a": {"$type": "string", "$value": "x"}}"#, "not in DTCG 2025.10"),
      (##"{"a": {"$type": "number", "$value": {"$ref": "#/nowhere/$value"}}}"##, "nowhere"),
      (#"{"a": {"$type": "number", "$value": 1,}}"#, "comma"), ("{\"a\": 1 // x\n}", "no comments"),
      (#"{"a": 5, "b": {"$type": "number", "$value": 1}}"#, "neither group nor token"),
      (#"{"x": {"y": {}}}"#, nil), (#"{"x": {"y": 1}}"#, "not a token file"),
    ] as [(String, String?)])
  func rulesOfTheFormat(text: String, message: String?) {
    let problems = set(text).problems
    if let message {
      #expect(problems.contains { $0.message.contains(message) && $0.location.line == 1 }, "\(problems)")
    } else {
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test func aliasesKnowTheirChain() throws {
    let tokens = set(
      """
      {"base": {"ink": \(Self.ink)},
       "text": {"$type": "color",
        "primary": {"$value": "{base.ink}"},
        "title": {"$value": "{text.primary}"}}}
      """)
    let title = try #require(tokens.token("text.title"))
    #expect(title.chain.map(\.path) == ["text.title", "text.primary", "base.ink"])
    #expect(title.source.path == "base.ink")
    #expect(title.value?.color?.rgba == .black)
    #expect(title.derivation.map(\.location?.line) == [4, 3, 1])
    #expect(tokens.problems.isEmpty)
  }

  @Test func pointersReachIntoValues() throws {
    let tokens = set(
      """
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.25, 0.5, 0.75]}},
       "d": {"$type": "color", "$value": {"colorSpace": "srgb",
          "components": [{"$ref": "#/c/$value/components/2"}, 0, 0]}}}
      """)
    #expect(tokens.token("d")?.value?.color?.components == [0.75, 0, 0])
    let lost = set(
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value/x"}}}"##)
    #expect(lost.problems.contains { $0.message.contains("there is no 'x'") })
  }

  @Test func extendsTakesOverWhatIsNotOverridden() {
    let tokens = set(
      #"""
      {"gap": {"$type": "dimension", "s": {"$value": {"value": 8, "unit": "px"}}, "m": {"$value": {"value": 16, "unit": "px"}}},
       "wide": {"$extends": "{gap}", "m": {"$value": {"value": 24, "unit": "px"}}},
       "wider": {"$extends": "{wide}"}}
      """#)
    #expect(tokens.problems.isEmpty, "\(tokens.problems)")
    #expect(tokens.token("wide.s")?.value?.dimension?.value == 8)
    #expect(tokens.token("wide.m")?.value?.dimension?.value == 24)
    #expect(tokens.token("wider.m")?.value?.dimension?.value == 24)
    #expect(tokens.token("gap.m")?.value?.dimension?.value == 16)
  }

  private static let resolver = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {
       "look": {"default": "day", "contexts": {"night": [{"$ref": "night.tokens.json"}], "day": []}},
       "contrast": {"default": "normal", "contexts": {"normal": [], "high": [{"ink": \(ink)}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}, {"$ref": "#/modifiers/contrast"}]}
    """

  @Test func resolverGivesEveryCombination() {
    let gray =
      #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}, "text": {"$value": "{ink}"}}"#
    let white = #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}"#
    let tokens = TokenSet(files: [
      InputFile(path: "T/all.resolver.json", text: Self.resolver), InputFile(path: "T/base.tokens.json", text: gray),
      InputFile(path: "T/night.tokens.json", text: white),
    ])
    #expect(tokens.problems.isEmpty, "\(tokens.problems)")
    #expect(tokens.modes.map(\.name) == ["day, normal", "night, normal", "day, high", "night, high"])
    let texts = tokens.modes.indices.map { tokens.token("text", mode: $0)?.value?.color?.rgba.hexString }
    #expect(texts == ["#808080FF", "#FFFFFFFF", "#000000FF", "#000000FF"])
    #expect(tokens.modes.map(\.appearance) == [.light, .dark, .lightHigh, .darkHigh])
    #expect(tokens.colorSpec("text")?.dark == .white)
  }

  @Test(arguments: [
    (#""version": "2025""#, #""version": "2025.10""#, "must be"),
    (#""context": {"night""#, #""contexts": {"night""#, "not \"context\""),
    (#"#/modifiers/lok"#, #"#/modifiers/look"#, "nearest is 'look'"),
    (#""default": "dya""#, #""default": "day""#, "no context of"),
    ("nigth.tokens.json", "night.tokens.json", "can't be read"),
    ("https://x/night.json", "night.tokens.json", "never fetched"),
    ("../../night.json", "night.tokens.json", "outside of the project"),
    (#""setz""#, #""sets""#, "a resolver has no 'setz'"),
  ])
  func wrongResolvers(wrong: String, right: String, message: String) {
    let text = Self.resolver.replacing(right, with: wrong)
    let tokens = TokenSet(files: [
      InputFile(path: "T/all.resolver.json", text: text), InputFile(path: "T/base.tokens.json", text: "{}"),
      InputFile(path: "T/night.tokens.json", text: "{}"),
    ])
    #expect(tokens.problems.contains { $0.message.contains(message) }, "\(tokens.problems)")
  }

  @Test func modesByFileNameAndByExtension() {
    let byName = TokenSet(files: [
      InputFile(path: "tokens.json", text: "{\"ink\": \(Self.ink)}"),
      InputFile(
        path: "tokens.dark.json",
        text: #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}"#),
    ])
    #expect(byName.modes.map(\.name) == ["light", "dark"])
    #expect(byName.token("ink", mode: 1)?.value?.color?.rgba == .white)
    let byExtension = set(
      ##"{"a": {"$type": "color", "$value": "#000000", "$extensions": {"mode": {"dark": "#ffffff"}}}, "b": {"$value": "{a}"}}"##
    )
    #expect(byExtension.modes.map(\.name) == ["light", "dark"])
    #expect(byExtension.token("b", mode: 1)?.value?.color?.rgba == .white)
  }

  @Test func tokensStudioSetsThemesSumsAndChanges() {
    let tokens = set(
      ##"""
      {"core": {"ink": {"value": "#1b1b1f", "type": "color"}, "unit": {"value": "4", "type": "sizing"},
                "pad": {"value": "{unit} * 3", "type": "spacing"},
                "veil": {"value": "rgba({ink}, 0.5)", "type": "color"},
                "soft": {"value": "{ink}", "type": "color",
                  "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.25"}}}},
                "wrong": {"value": "{core.ink}", "type": "color"}},
       "dark": {"ink": {"value": "#ffffff", "type": "color"}},
       "$themes": [{"name": "Light", "selectedTokenSets": {"core": "enabled"}},
                   {"name": "Dark", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "dark"]}}
      """##, path: "tokens.json")
    #expect(tokens.modes.map(\.name) == ["Light", "Dark"])
    #expect(tokens.token("pad")?.value?.dimension?.value == 12)
    #expect(tokens.token("veil")?.value?.color?.alpha == 0.5)
    #expect(tokens.token("soft")?.value?.color?.alpha == 0.25)
    #expect(tokens.token("ink", mode: 1)?.value?.color?.rgba == .white)
    #expect(tokens.problems.map(\.message).contains { $0.contains("begins with a set name") })
    #expect(tokens.problems.count == 1, "\(tokens.problems)")
  }

  /// Sets whose names speak of a mode apply to it; an export with such a name lies over the other.
  @Test func modesByTheNamesOfSetsAndExports() {
    let base = """
      {"common": {"ink": {"$type": "color", "$value": "#000000"}, "text": {"$type": "color", "$value": "{ink}"}},
       "color-scheme-dark/common": {"ink": {"$type": "color", "$value": "#ffffff"}}, "$themes": [], "$metadata": {}}
      """
    let sets = set(base, path: "figma.tokens.json")
    #expect(sets.modes.map(\.name) == ["light", "dark"] && sets.problems.isEmpty, "\(sets.problems)")
    #expect(sets.modes.indices.map { sets.token("text", mode: $0)?.value?.color?.rgba } == [.black, .white])
    let plain = base.replacing("color-scheme-dark/common", with: "other").replacing("#ffffff", with: "#111111")
    let overlay = ##"{"common": {"ink": {"$type": "color", "$value": "{snow}"}}, "$themes": [], "$metadata": {}}"##
    let snow = plain.replacing(
      ##""ink": {"$type": "color", "$value": "#111111"}"##, with: ##""snow": {"$value": "#ffffff"}"##)
    let exports = TokenSet(files: [
      InputFile(path: "figma.tokens.json", text: snow), InputFile(path: "color-scheme-dark.tokens.json", text: overlay),
    ])
    #expect(exports.modes.map(\.name) == ["light", "dark"] && exports.problems.isEmpty, "\(exports.problems)")
    #expect(exports.modes.indices.map { exports.token("text", mode: $0)?.value?.color?.rgba } == [.black, .white])
  }

  /// The first keys are sets when no alias has one and the aliases are found without.
  @Test func firstKeysThatAreSets() {
    let brand = InputFile(path: "brand.json", text: ##"{"brand": {"acme": {"ink": {"value": "#123456"}}}}"##)
    let part = InputFile(path: "part.json", text: #"{"component": {"button": {"color": {"value": "{acme.ink}"}}}}"#)
    let tokens = TokenSet(files: [brand, part])
    #expect(tokens.problems.isEmpty, "\(tokens.problems)")
    #expect(tokens.tokenPaths == ["acme.ink", "button.color"])
    let full = TokenSet(files: [
      brand, part, InputFile(path: "other.json", text: #"{"x": {"y": {"value": "{brand.acme.ink}"}}}"#),
    ])
    #expect(full.problems.map(\.message).first?.contains("no token is named 'acme.ink'") == true)
    #expect(full.unknownNames == ["acme.ink"])
  }

  /// What stands beside a reference takes the place of what it refers to.
  @Test func referencesOfResolversAreOverridden() {
    let resolver = """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "a.json", "b": {"$type": "number", "$value": 9}}]}},
       "modifiers": {"look": {"default": "day", "contexts": {"day": [], "night": [{"$ref": "#/$defs/n"}]}}},
       "$defs": {"n": {"c": {"$type": "number", "$value": 7}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look", "default": "night"}]}
      """
    let file = #"{"b": {"$type": "number", "$value": 1}, "c": {"$type": "number", "$value": 2}}"#
    let tokens = TokenSet(files: [
      InputFile(path: "x.resolver.json", text: resolver), InputFile(path: "a.json", text: file),
    ])
    #expect(tokens.problems.isEmpty, "\(tokens.problems)")
    #expect(tokens.modes.map(\.name) == ["night", "day"])
    #expect(tokens.token("b")?.value == .number(9))
    #expect(tokens.modes.indices.map { tokens.token("c", mode: $0)?.value } == [.number(7), .number(2)])
  }

  @Test(arguments: [
    (#"{"$ref": "x.resolver.json"}"#, "the resolver names itself"), (##"{"$ref": "#/$defs/n"}"##, "no part of $defs"),
    (##"{"$ref": "a.json#/nowhere"}"##, "no such part"), (#"{"$ref": "none.json"}"#, "no such file"),
  ])
  func sourcesThatLeadNowhere(source: String, message: String) {
    let resolver = """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [\(source), {"a": {}}]},
        {"type": "set", "name": "s", "sources": []}]}
      """
    let tokens = TokenSet(files: [
      InputFile(path: "x.resolver.json", text: resolver), InputFile(path: "a.json", text: "{}"),
    ])
    #expect(tokens.problems.contains { $0.message.contains(message) }, "\(tokens.problems)")
    #expect(tokens.problems.contains { $0.message.contains("two items of the order are named 's'") })
  }

  @Test func styleDictionaryWithOldAliases() {
    let tokens = set(
      ##"{"color": {"brand": {"value": "#0a5", "comment": "logo"}, "link": {"value": "{color.brand.value}"}}, "size": {"font": {"small": {"value": 12}}}}"##,
      path: "color.json")
    #expect(tokens.problems.isEmpty, "\(tokens.problems)")
    #expect(tokens.token("color.link")?.value?.color?.rgba.hexString == "#00AA55FF")
    #expect(tokens.token("size.font.small")?.value?.dimension?.value == 12)
  }

  /// A text that is too long to keep has one message, which says so.
  @Test func whatIsNotReadIsNotJudged() {
    let long = String(repeating: "x", count: 2_000_000)
    let problems = set(#"{"a": {"$type": "color", "$value": "\#(long)"}, "b": {"$type": "color", "$value": ""}}"#)
      .problems
    #expect(problems.count == 2, "\(problems)")
    #expect(problems.contains { $0.message.contains("more than the limit") })
    #expect(problems.contains { $0.message.contains("an empty text is not a colour") })
  }

  @Test func deepChainsAndLongCirclesEnd() {
    var text = "{\"t0\": \(Self.ink)"
    for index in 1...5000 { text += ", \"t\(index)\": {\"$value\": \"{t\(index - 1)}\"}" }
    let tokens = set(text + "}")
    #expect(tokens.token("t5000")?.value?.color?.rgba == .black)
    #expect(tokens.token("t5000")?.source.path == "t0")
    var circle = "{\"t0\": {\"$type\": \"color\", \"$value\": \"{t3000}\"}"
    for index in 1...3000 { circle += ", \"t\(index)\": {\"$value\": \"{t\(index - 1)}\"}" }
    let problems = set(circle + "}").problems
    #expect(problems.count == 1 && problems[0].message.contains("(3001 tokens)"), "\(problems.prefix(3))")
  }

  @Test func textThatDoublesEnds() {
    var text = "{\"t0\": {\"value\": \"ab\", \"type\": \"other\"}"
    for index in 1...60 {
      text += ", \"t\(index)\": {\"value\": \"{t\(index - 1)}{t\(index - 1)}\", \"type\": \"other\"}"
    }
    #expect(set(text + "}", path: "x.json").problems.contains { $0.message.contains("grows to more than") })
  }

  /// Sets that name two others each double with every level: they are read so far, and named.
  @Test(.timeLimit(.minutes(10)), arguments: [true, false])
  func setsThatDouble(isCircle: Bool) {
    let sets = (0..<50).map { index -> String in
      let next = [index + 1, index + 2].map { isCircle ? $0 % 50 : $0 }.filter { $0 < 50 }
      let sources = next.map { "{\"$ref\": \"#/sets/s\($0)\"}" }.joined(separator: ", ")
      return "\"s\(index)\": {\"sources\": [\(sources)]}"
    }
    let tokens = set(
      "{\"version\": \"2025.10\", \"sets\": {\(sets.joined(separator: ", "))}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s0\"}]}",
      path: "a.resolver.json")
    #expect(tokens.problems.filter { $0.message.contains("more than 1000 times") }.count == 1)
  }
}
