"""What SwiftUI declares, from the rows of Sources/Vocabulary/Data, and the blocks of vocabulary/*.txt; read by the generators."""
import re

DATA = "Sources/Vocabulary/Data/"


class Signature:
    def __init__(self, owner, name, parameters, deprecated):
        self.owner, self.name, self.parameters, self.deprecated = owner, name, parameters, deprecated


class Parameter:
    """`type` has its generic name replaced by what it conforms to; `declared` is as written."""

    def __init__(self, label, name, type, default, builder, declared=None):
        self.label, self.name, self.type, self.default, self.builder = label, name, type, default, builder
        self.declared = declared or type


def split(text, separator):
    """At the separator, outside of brackets and of arrows."""
    parts, depth, start = [], 0, 0
    for index, char in enumerate(text):
        if char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[index - 1] != "-"):
            depth -= 1
        elif depth == 0 and text.startswith(separator, index):
            parts.append(text[start:index])
            start = index + len(separator)
    return [part.strip() for part in parts + [text[start:]] if part.strip()]


def signature(line):
    """`View padding<…>(_ edges: Edge.Set = .all) -> … | ios 13 …`"""
    declaration, facts = line.split(" | ", 1)
    start = declaration.index("(")
    depth = 0
    for end in range(start, len(declaration)):
        depth += {"(": 1, ")": -1}.get(declaration[end], 0)
        if depth == 0:
            break
    head, generics = re.fullmatch(r"([\w.? ]+?)(?:<(.*)>)?", declaration[:start]).groups()
    constraints = {}
    for generic in split(generics or "", ","):
        name, _, constraint = generic.partition(":")
        constraints[name.strip()] = constraint.strip()
    parameters = []
    for text in split(declaration[start + 1:end], ","):
        default = split(text, " = ")
        text, default = default[0], default[1] if len(default) > 1 else None
        builder = re.match(r"@(\w+)(?:<[^>]*>)? ", text)
        if builder:
            text = text[builder.end():]
        names, _, type = text.partition(":")
        names, type = names.split(), type.strip().replace("@escaping ", "")
        optional = "?" if type.endswith("?") else ""
        declared = type
        base = type.rstrip("?")
        base = re.sub(r"^some ", "", base)
        base = constraints.get(base) or base
        inner = re.fullmatch(r"(Binding|ClosedRange)<(\w+)>", base)
        if inner and inner[2] in constraints:
            base = "%s<%s>" % (inner[1], constraints[inner[2]])
        if base == "FocusState<Bool>.Binding":
            base = "Binding<Bool>"
        parameters.append(
            Parameter(names[0], names[-1], base + optional, default, builder[1] if builder else None, declared))
    words = head.split()
    return Signature(words[0], words[-1], parameters, "deprecated" in facts.split("|")[0])


def rows(file, kind):
    for line in open(DATA + file, encoding="utf-8"):
        if line.startswith(kind + " "):
            yield signature(line[len(kind) + 1:].rstrip("\n"))
