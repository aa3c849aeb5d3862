#!/usr/bin/env python3
"""The figures of docs/accuracy.md: fitted screens and those kept apart, side by side.

  accuracy.py FITTED APART        folders that measure.py wrote

Position: distance of the ink's left top corner. Width: of the ink, relative, texts of one line or with equal breaks.
A frame is compared with the best fitting one of the tree, as compare.py does.
"""
import glob, json, math, os, re, statistics, sys
import compare as C

HERE = os.path.dirname(os.path.abspath(__file__))
ARABIC = re.compile('[\u0600-\u06ff\ufb50-\ufeff]')


def version(pair):
    number = int(re.match(r'\d+', pair['iosVersion']).group())
    return 'iOS 26' if number >= 26 else 'iOS 15 to 18'


def weight(node):
    found = re.search(r'-(\w+)\.\w+$', node.get('font') or '')
    return {'Regular': 'regular', 'Medium': 'medium', 'SemiBold': 'semibold', 'Bold': 'bold'}.get(found.group(1) if found else '')


def control(name):
    return next((kind for kind in ('switch', 'segmented', 'stepper') if kind in (name or '')), 'other')


class Figures:
    def __init__(self):
        self.values, self.counts = {}, {}

    def add(self, key, value):
        self.values.setdefault(key, []).append(value)

    def count(self, key, right):
        hits = self.counts.setdefault(key, [0, 0])
        hits[0] += bool(right)
        hits[1] += 1

    def distances(self, key, unit='', digits=2):
        v = self.values.get(key)
        if not v:
            return '-'
        return '%.*f / %.*f%s (%d)' % (digits, statistics.median(v), digits, C.pct(v, 0.95), unit, len(v))

    def share(self, key):
        right, of = self.counts.get(key, (0, 0))
        return '%d of %d (%.1f %%)' % (right, of, 100 * right / of) if of else '-'


def figures(truth, out):
    f = Figures()
    for path in sorted(glob.glob(os.path.join(truth, '*.json'))):
        pair = json.load(open(path, encoding='utf8'))
        drawn = os.path.join(out, pair['id'] + '.json')
        if not os.path.exists(drawn):
            continue
        nodes = C.walk(json.load(open(drawn, encoding='utf8')), [])
        is_large = pair['environment']['sizeCategory'].startswith('AX')
        texts = [e for e in pair['elements'] if e['kind'] == 'text']
        matches, missing = C.match_texts(texts, [n for n in nodes if n.get('text')])
        for e in texts:
            f.count('found', not any(e is x for x in missing))
        for e, n in matches:
            groups = ['all', 'AX sizes' if is_large else 'other sizes', 'Arabic' if ARABIC.search(e['text']) else 'Latin',
                      version(pair)] + ([weight(n)] if weight(n) else ['other fonts'])
            count = C.line_count(n)
            if count is not None and 'lines' in e:
                f.count('lines', count == e['lines'])
                if is_large:
                    f.count('lines at AX', count == e['lines'])
            a, b = C.box(e.get('inkBox')), C.box(n.get('inkBounds'))
            if not a or not b:
                continue
            for group in groups:
                f.add('position ' + group, math.hypot(b[0] - a[0], b[1] - a[1]))
            lines = [C.line_text(x) for x in C.line_list(n) or []]
            same = count == e.get('lines') and not e.get('truncated') and not C.is_truncated(n)
            if e.get('lineTexts'):
                same = same and [x.rstrip('-\u2010\u00ad') for x in lines] == [C.fold(x).rstrip('-') for x in e['lineTexts']]
            if same and a[2] > 0:
                for group in groups:
                    f.add('width ' + group, 100 * abs(b[2] / a[2] - 1))
        framed = [e for e in pair['elements'] if e['kind'] != 'text' and C.box(e.get('frameBox'))]
        boxes = [n for n in nodes if (lambda r: r and r[2] > 0 and r[3] > 0)(C.box(n.get('frame')))]

        def fit(e, n):
            a, b = C.box(e['frameBox']), C.box(n['frame'])
            return None if C.iou(a, b) < 0.3 else max(
                abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[0] + a[2] - b[0] - b[2]), abs(a[1] + a[3] - b[1] - b[3]))
        pairs, lost = C.pair_up(framed, boxes, fit)
        for e in framed:
            kind = 'controls' if e['kind'] == 'control' else 'shapes'
            f.count(kind, not any(e is x for x in lost))
        for e, n in pairs:
            kinds = ['control ' + control(e.get('name')), 'controls'] if e['kind'] == 'control' else ['shapes']
            for kind in kinds:
                f.add('frame ' + kind, fit(e, n))
    return f


def main():
    sides = [figures(os.path.join(HERE, 'truth'), sys.argv[1]), figures(os.path.join(HERE, 'apart', 'truth'), sys.argv[2])]

    def row(name, cells):
        print('| %s | %s |' % (name, ' | '.join(cells)))
    row('', ('fitted', 'apart'))
    row('---', ('---', '---'))
    row('texts found', [s.share('found') for s in sides])
    row('line counts', [s.share('lines') for s in sides])
    row('line counts at AX sizes', [s.share('lines at AX') for s in sides])
    for kind in ('controls', 'shapes'):
        row('frames of %s found' % kind, [s.share(kind) for s in sides])
    for kind in ('controls', 'control switch', 'control segmented', 'control stepper', 'shapes'):
        row('frames of %s, pt' % kind.replace('control ', ''), [s.distances('frame ' + kind) for s in sides])
    groups = ('all', 'AX sizes', 'other sizes', 'Latin', 'Arabic', 'regular', 'medium', 'semibold', 'bold', 'other fonts',
              'iOS 15 to 18', 'iOS 26')
    for group in groups:
        row('position, %s, pt' % group, [s.distances('position ' + group) for s in sides])
    for group in groups:
        row('width, %s' % group, [s.distances('width ' + group, ' %') for s in sides])


if __name__ == '__main__':
    main()
