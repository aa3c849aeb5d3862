#!/usr/bin/env python3
"""Draws executed modifiers by a seed, each with its place in the source and the values it was read with.

  trace.py PROJECT --sightline .build/release/sightline --seed 8 --count 40

Every screen is read once (`sightline render --all -o x.screen.json`). A modifier counts once per place in the
source. What is printed is meant to be checked by hand against the source line beside it.
"""
import argparse
import json
import os
import random
import subprocess
import tempfile


def value(argument):
    """An argument as one reads it, without where it comes from."""
    if not isinstance(argument, dict):
        return argument
    if "value" in argument and set(argument) <= {"value", "derivation"}:
        return value(argument["value"])
    return {key: value(inner) for key, inner in argument.items() if key not in ("derivation", "location", "source")}


def modifiers(node, found):
    for modifier in node.get("modifiers", []):
        source = modifier.get("source")
        if source:
            key = (source["file"], source["line"], source["column"], modifier["kind"])
            found.setdefault(key, {name: value(a) for name, a in modifier.get("arguments", {}).items()})
            walk(modifier.get("arguments", {}), found)
    walk(node.get("arguments", {}), found)
    for child in node.get("children", []):
        modifiers(child, found)


def walk(inner, found):
    """Views stand inside arguments too: a background, an overlay, a toolbar."""
    if isinstance(inner, dict):
        if "kind" in inner and ("modifiers" in inner or "children" in inner):
            modifiers(inner, found)
        else:
            for item in inner.values():
                walk(item, found)
    elif isinstance(inner, list):
        for item in inner:
            walk(item, found)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("project")
    parser.add_argument("--sightline", default="sightline")
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--count", type=int, default=40)
    options = parser.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        document = os.path.join(folder, "all.screen.json")
        command = [options.sightline, "render", options.project, "--all", "--size", "large", "-o", document]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(document) as file:
            for screen in json.load(file)["screens"]:
                for state in screen["states"]:
                    for tree in state["trees"]:
                        modifiers(tree["root"], found)
    places = sorted(found)
    drawn = random.Random(options.seed).sample(places, min(options.count, len(places)))
    print(f"{len(places)} modifiers executed, {len(drawn)} drawn with seed {options.seed}")
    for number, place in enumerate(sorted(drawn), 1):
        file, line, _, kind = place
        try:
            with open(os.path.join(options.project, file)) as source:
                text = source.read().split("\n")[line - 1].strip()
        except OSError:
            text = "?"
        print(f"\n{number}. {file}:{line}  {kind}\n   source: {text}\n   read:   {json.dumps(found[place], sort_keys=True)[:600]}")


if __name__ == "__main__":
    main()
