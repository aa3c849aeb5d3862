#!/usr/bin/env python3
"""Reads the measured screens from their sources, lays them out and compares them with what iOS drew.

  measure.py SOURCES [--truth FOLDER] [--views FOLDER] [--sightline BINARY] [--only TEXT] [--out FOLDER] [--worst N]

SOURCES holds the repositories that truth/*.json name, as clones or bare git directories: OWNER/NAME, OWNER+NAME or
NAME (also with /repo or /.git below). Each pair is read at the commit that recorded its picture; the folders of its
sources are checked out to a temporary project, beside views/ID.swift, which shows the measured view as `MeasuredScreen`.
Written for each pair: OUT/ID.json (`sightline render`), OUT/ID.spoken.json (`sightline tree`), OUT/ID.log.
"""
import argparse, glob, io, json, os, subprocess, sys, tarfile, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def repository(sources, name):
    """The git directory of OWNER/NAME below SOURCES, or None."""
    owner, short = name.split('/')
    for folder in (name, owner + '+' + short, short):
        for inner in ('repo', '.git', ''):
            path = os.path.join(sources, folder, inner)
            if os.path.isdir(os.path.join(path, 'objects')):
                return path
    return None


def folders(pair):
    """What of the repository is read: readFiles where the pair names them, else from the first folder named Sources
    down, else the folder of each source."""
    if pair.get('readFiles'):
        return sorted(pair['readFiles'])
    result = set()
    for path in pair['sourceFiles']:
        parts = path.split('/')
        if any('Tests' in part for part in parts[:-1]):
            continue
        if not path.endswith('.swift'):
            result.add(path)
        elif 'Sources' in parts:
            result.add('/'.join(parts[:parts.index('Sources') + 1]))
        else:
            result.add('/'.join(parts[:-1]))
    return sorted(result)


def check_out(git, pair, folder):
    names = folders(pair)
    tar = subprocess.run(['git', '--git-dir', git, 'archive', pair['commit'], '--'] + names, stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(tar)) as archive:
        archive.extractall(folder, filter='data')
    for path in names:  # a view that the tests hold: folders of tests are not read
        if path.endswith('.swift') and any('Test' in part for part in path.split('/')[:-1]):
            os.replace(os.path.join(folder, path), os.path.join(folder, os.path.basename(path)))


def options(pair):
    device, environment = pair['device'], pair['environment']
    safe = device.get('safeArea') or {}
    name = '%gx%g@%g+%g+%g' % (device['width'], device['height'], device['scale'], safe.get('top') or 0, safe.get('bottom') or 0)
    version = int(''.join(c for c in pair['iosVersion'].split('.')[0].split()[0] if c.isdigit()))
    size = environment.get('traitSizeCategory', environment['sizeCategory'])
    language = environment.get('locale', 'en')[:2]
    return ['--device', name, '--size', size, '--appearance', environment['colorScheme'],
            '--platform', 'ios26' if version >= 26 else 'ios18', '--screen', 'MeasuredScreen'] + (
                ['--locale', language] if language in ('ar', 'de', 'he') else []) + (
                    ['--configuration', pair['configuration']] if pair.get('configuration') else [])


def measure(pair, git, view, binary, out):
    with tempfile.TemporaryDirectory() as project:
        check_out(git, pair, project)
        with open(os.path.join(project, 'MeasuredScreen.swift'), 'w', encoding='utf8') as file:
            file.write(open(view, encoding='utf8').read())
        with open(os.path.join(project, '.sightline.yml'), 'w', encoding='utf8') as file:
            file.write('screens: {MeasuredScreen: MeasuredScreen}\n')
        base = os.path.join(out, pair['id'])
        with open(base + '.log', 'w', encoding='utf8') as log:
            drawn = subprocess.run([binary, 'render', project] + options(pair) + ['-o', base + '.json'], stderr=log)
            subprocess.run([binary, 'render', project] + options(pair) + ['-o', base + '.png', '--quiet'], stderr=log)
            said = subprocess.run([binary, 'tree', project, '--format', 'json', '--quiet'] + options(pair), stdout=subprocess.PIPE, stderr=log)
        if drawn.returncode != 0:
            return open(base + '.log', encoding='utf8').read()
        if said.returncode == 0:
            with open(base + '.spoken.json', 'wb') as file:
                file.write(said.stdout)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('sources')
    parser.add_argument('--truth', default=os.path.join(HERE, 'truth'), help='measured pairs, ID.json')
    parser.add_argument('--views', default=os.path.join(HERE, 'views'), help='ID.swift with MeasuredScreen')
    parser.add_argument('--sightline', default='sightline', help='the command, else the one on the PATH')
    parser.add_argument('--only', default='', help='pairs whose id holds this')
    parser.add_argument('--out', default='measured-screens', help='where predictions are written')
    parser.add_argument('--worst', type=int, default=20)
    chosen = parser.parse_args()
    os.makedirs(chosen.out, exist_ok=True)
    failures = []
    for path in sorted(glob.glob(os.path.join(chosen.truth, '*.json'))):
        pair = json.load(open(path, encoding='utf8'))
        if chosen.only not in pair['id']:
            continue
        git = repository(chosen.sources, pair['repo'])
        view = os.path.join(chosen.views, pair['id'] + '.swift')
        if git is None or not os.path.exists(view):
            failures.append('%s: %s' % (pair['id'], 'no repository ' + pair['repo'] if git is None else 'no ' + view))
            continue
        problem = measure(pair, git, view, chosen.sightline, chosen.out)
        if problem:
            failures.append('%s: %s' % (pair['id'], problem))
    sys.path.insert(0, HERE)
    import compare
    compare.HERE = os.path.abspath(chosen.truth)
    compare.run(chosen.out, chosen.only, chosen.worst, os.path.join(chosen.out, 'figures.json'))
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
