#!/usr/bin/env python3
"""A page of pairs to look at: our picture beside what the measurements of the real one say.

  pairs.py OUT PAGE.html [--truth FOLDER] [--number 40]

OUT is a folder that measure.py wrote. The right side is drawn from truth/ID.json alone: each text squeezed into its ink
box, line for line where the lines were measured, shapes and controls as outlines. The pictures stay in OUT; the page
points at them.
"""
import argparse, glob, html, json, os

HERE = os.path.dirname(os.path.abspath(__file__))


def box(value):
    """Left, top, width, height: from either way of writing boxes."""
    if isinstance(value, list):
        return value
    return [value['x'], value['y'], value.get('w', value.get('width')), value.get('h', value.get('height'))] if value else None


def drawing(pair):
    width, height = pair['device']['width'], pair['device']['height']
    dark = pair['environment']['colorScheme'] == 'dark'
    parts = ['<svg viewBox="0 0 %g %g" width="%g" style="background:%s">' % (width, height, width, '#000' if dark else '#fff')]
    for element in pair['elements']:
        frame, ink = box(element.get('frameBox')), box(element.get('inkBox'))
        if element['kind'] != 'text':
            if frame or ink:
                parts.append('<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke="%s"/>' % (
                    *(frame or ink), '#0a84ff' if frame else '#ff9f0a'))
            continue
        if not ink:
            continue
        texts = element.get('lineTexts') or [element['text']]
        boxes = [box(b) for b in element.get('lineBoxes') or []]
        if len(boxes) != len(texts):
            lines = max(1, element.get('lines', 1))
            texts = texts if len(texts) == lines else [element['text']]
            boxes = [[ink[0], ink[1] + i * ink[3] / len(texts), ink[2], ink[3] / len(texts)] for i in range(len(texts))]
        for text, (x, y, w, h) in zip(texts, boxes):
            parts.append(
                '<text x="%g" y="%g" font-size="%g" textLength="%g" lengthAdjust="spacingAndGlyphs" fill="%s">%s</text>' % (
                    x, y + h * 0.86, max(4, h * 1.05), max(1, w), '#fff' if dark else '#000', html.escape(text)))
            parts.append('<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke="#ff375f" stroke-width=".5"/>' % (x, y, w, h))
    return ''.join(parts) + '</svg>'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('out')
    parser.add_argument('page')
    parser.add_argument('--truth', default=os.path.join(HERE, 'truth'))
    parser.add_argument('--number', type=int, default=40)
    chosen = parser.parse_args()
    paths = [p for p in sorted(glob.glob(os.path.join(chosen.truth, '*.json')))
             if os.path.exists(os.path.join(chosen.out, os.path.basename(p)[:-5] + '.png'))]
    step = max(1, len(paths) / chosen.number)
    body = ['<!doctype html><html lang="en"><meta charset="utf-8"><title>Pairs</title><style>body{background:#c7c7cc;'
            'font:13px system-ui,sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}img,svg{margin-right:4px}'
            'svg text{font-family:Inter,sans-serif}</style>']
    for path in [paths[int(i * step)] for i in range(min(chosen.number, len(paths)))]:
        pair = json.load(open(path, encoding='utf8'))
        picture = os.path.relpath(os.path.join(chosen.out, pair['id'] + '.png'), os.path.dirname(os.path.abspath(chosen.page)))
        body.append('<figure><figcaption>%s, %s</figcaption><img src="%s" width="%g" alt="ours">%s</figure>' % (
            pair['id'], pair['environment']['sizeCategory'], picture, pair['device']['width'], drawing(pair)))
    with open(chosen.page, 'w', encoding='utf8') as file:
        file.write('\n'.join(body) + '</html>\n')


if __name__ == '__main__':
    main()
