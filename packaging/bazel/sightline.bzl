"""A test that audits an app's sources, in as many shards as `shard_count` says.

    load("//tools:sightline.bzl", "sightline_test")

    sightline_test(
        name = "accessibility",
        srcs = glob(["App/**"]) + [".sightline.yml", ".sightline-baseline.json"],
        shard_count = 8,
    )

Each shard reads the whole app and judges its part of the screens; it fails on what is new there, and writes its results
as the XML that Bazel shows. `sightline` is the program: the one of the archive that `make dist` makes, say, as a
`filegroup` with its libraries in `data`.
"""

def _sightline_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    folder = ctx.label.package
    ctx.actions.write(
        output = script,
        is_executable = True,
        content = """#!/bin/sh
# Runfiles are links; the project is audited as files of its own.
set -eu
project="$TEST_TMPDIR/project"
mkdir -p "$project"
cp -RL "$TEST_SRCDIR/$TEST_WORKSPACE/{folder}/." "$project/"
exec "$TEST_SRCDIR/{program}" gate "$project" --no-cache {arguments} "$@"
""".format(
            folder = folder,
            program = _runfile(ctx, ctx.executable.sightline),
            arguments = " ".join(["'" + word.replace("'", "'\\''") + "'" for word in ctx.attr.options]),
        ),
    )
    runfiles = ctx.runfiles(files = ctx.files.srcs + ctx.files.data + [ctx.executable.sightline])
    runfiles = runfiles.merge(ctx.attr.sightline[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

def _runfile(ctx, file):
    path = file.short_path
    return path[3:] if path.startswith("../") else ctx.workspace_name + "/" + path

sightline_test = rule(
    implementation = _sightline_test_impl,
    test = True,
    attrs = {
        "srcs": attr.label_list(
            allow_files = True,
            mandatory = True,
            doc = "All files of the project, the configuration and the baseline among them.",
        ),
        "data": attr.label_list(allow_files = True, doc = "What the program needs beside its runfiles."),
        "options": attr.string_list(doc = "Further options of 'sightline gate'."),
        "sightline": attr.label(
            default = "@sightline//:sightline",
            executable = True,
            cfg = "exec",
            allow_files = True,
            doc = "The program.",
        ),
    },
    doc = "Audits an app's accessibility; see 'sightline gate'.",
)
