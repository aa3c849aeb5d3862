#!/usr/bin/env python3
"""The lines of text in the fitted screens, as records that the stand-in's constants are fitted to.

  lines.py FITTED > ../Data/text/measured-lines.json      FITTED: the folder that measure.py wrote

Size and weight are those that the program found for the text; what iOS drew is its ink. A line is taken once for each
size and weight: of Latin letters, set in the system font at whole points, not cut, at least 30 pt wide, of which the
error of measurement is 1 %. Of a text that is broken as iOS broke it the widest line is taken, where it is wider than
the others by 4 %. Where what the program sets is off by more than 6 %, the text was read in another font than it is
drawn in, and is left out. A text that is cut at its end is the line that it shows, with the ellipsis.

A text of several lines says more: none of its lines had room for the next word. The room is what the stack around the
text is wide without the insets between them, in the program's own layout.
"""
import collections, glob, json, os, re, statistics, sys
import compare as C

HERE = os.path.dirname(os.path.abspath(__file__))
LATIN = re.compile(r'[\u0020-\u007e\u00a0-\u024f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac]+$')
PASSING = ('padding', 'font', 'fontWeight', 'foregroundStyle', 'multilineTextAlignment')
TABULAR = ('kasianov-mikhail/scout',)  # sets its figures with monospacedDigit, which the drawn scene does not say
FONT = re.compile(r'Inter(?:Display)?-(Regular|Medium|SemiBold|Bold)\.otf$')


def source(pair):
    return {'screen': pair['id'], 'repo': pair['repo']}


def room(screen, text):
    """At least so wide was what the text was offered, or None: beside others it is not known."""
    def way(n):
        if n is text:
            return [n]
        for c in n.get('children') or []:
            below = way(c)
            if below:
                return below + [n]
        return None
    around = way(screen)
    for inner, outer in zip(around, around[1:]):
        if outer['kind'] in ('vStack', 'lazyVStack', 'screen'):
            return outer['frame']['width'] - (inner['frame']['width'] - text['frame']['width'])
        if len(outer['children']) != 1 or outer['kind'] not in PASSING:
            return None
    return None


def lines(fitted):
    found, broken = collections.defaultdict(list), {}
    for path in sorted(glob.glob(os.path.join(HERE, 'truth', '*.json'))):
        pair = json.load(open(path, encoding='utf8'))
        drawn = os.path.join(fitted, pair['id'] + '.json')
        if not os.path.exists(drawn):
            continue
        screen = json.load(open(drawn, encoding='utf8'))
        nodes = [n for n in C.walk(screen, []) if n.get('text')]
        matches, _ = C.match_texts([e for e in pair['elements'] if e['kind'] == 'text'], nodes)
        for e, n in matches:
            ink, ours, font = C.box(e.get('inkBox')), C.box(n.get('inkBounds')), FONT.search(n.get('font') or '')
            if not ink or not ours or not font or n['fontSize'] % 1:
                continue
            shown = C.fold(e.get('shown') or '')
            if e.get('truncated') and e.get('lines') == 1 and shown.endswith('…') and LATIN.match(shown):
                same = C.is_truncated(n) and C.line_text(C.line_list(n)[-1]) == shown
                if ink[2] >= 30 and same and abs(ours[2] / ink[2] - 1) < 0.06 and pair['repo'] not in TABULAR:
                    found[shown, n['fontSize'], font.group(1).lower()].append((ink[2], pair))
            if e.get('truncated') or C.is_truncated(n):
                continue
            if len(e.get('lineTexts') or []) > 1 and not e.get('hyphenated') and LATIN.match(e['text']):
                offered = room(screen, n)
                if offered:
                    broken[e['text'], n['fontSize'], font.group(1).lower()] = offered, [C.fold(t) for t in e['lineTexts']], pair
            rows = sorted(C.line_list(n) or [], key=lambda row: -row['width'])
            if len(rows) != e.get('lines') or ink[2] < max(30, 100 * pair['errorPt']) or abs(ours[2] / ink[2] - 1) > 0.06:
                continue
            if len(rows) > 1 and ([C.line_text(r) for r in C.line_list(n)] != [C.fold(t) for t in e.get('lineTexts') or []]
                                  or rows[0]['width'] < 1.04 * rows[1]['width']):
                continue
            text = C.line_text(rows[0])
            if pair['repo'] in TABULAR and re.search(r'\d', text):
                continue
            if len(text) > 1 and LATIN.match(text):
                found[text, n['fontSize'], font.group(1).lower()].append((ink[2], pair))
    for (text, size, weight), seen in sorted(found.items()):
        width = statistics.median(w for w, _ in seen)
        yield {'text': text, 'font': {'size': size, 'weight': weight, 'design': 'default'},
               'measured': {'inkWidthPt': round(width, 3)}, 'source': source(seen[0][1])}
    for (text, size, weight), (offered, rows, pair) in sorted(broken.items()):
        yield {'text': text, 'font': {'size': size, 'weight': weight, 'design': 'default'},
               'availableWidth': round(offered, 3), 'measured': {'lineTexts': rows}, 'source': source(pair)}


if __name__ == '__main__':
    print('[\n' + ',\n'.join(json.dumps(record, ensure_ascii=False) for record in lines(sys.argv[1])) + '\n]')
