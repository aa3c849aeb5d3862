extension PlayerScript {
  /// Findings, the chosen element, what is spoken.
  static let details = #"""
    const listItem = (number, style, text, pressed, act) => {
      const item = make('li'), button = make('button', text, { type: 'button', 'aria-pressed': pressed === null ? null : String(pressed) });
      button.onclick = act;
      item.append(make('span', number, { class: 'number ' + style }), button);
      return item;
    };
    let chosenFinding = null;
    function showDetails() {
      const part = shown.a;
      const marks = part && part.marks || [];
      byId('findings').replaceChildren(...marks.map(mark => {
        const f = mark.finding;
        const item = listItem(mark.number, f.severity, f.message, chosenFinding === f.id, () => {
          chosenFinding = f.id;
          view.chosen = mark.where.find(e => e.thing) || null;
          if (mark.where[0]) bringIntoView(part.scene, mark.where[0]);
          drawAll();
        });
        item.querySelector('button').append(
          make('br'), make('code', f.rule, { class: 'soft' }), make('span', f.words ? ` · ${f.words}` : '', { class: 'soft small' }));
        item.title = f.severity;
        return item;
      }));
      byId('finding-count').textContent = marks.length ? `(${marks.length})` : '';
      const elsewhere = manifest.findings.filter(f => (f.screens || [f.screen]).includes(screenNow().name)).length;
      byId('no-findings').textContent = marks.length ? '' : view.used ? 'Stop using the app to see its findings.' : part && part.findings && !elsewhere ? 'None in this variant.' : elsewhere
        ? `None in this variant; ${elsewhere} in others of this screen.` : manifest.pending ? 'The audit is still running.' : 'None.';
      const spoken = part && part.scene ? spokenOf(part.pack, part.scene) : [];
      byId('no-spoken').hidden = spoken.length > 0;
      byId('spoken').replaceChildren(...spoken.map((e, i) => listItem(i + 1, '', e.thing.v, view.chosen === e, () => {
        view.chosen = e;
        bringIntoView(part.scene, e);
        drawAll();
      })));
      showElement(part);
    }
    function bringIntoView(scene, e) {
      if (!e.scrolls || !scene.v) return;
      const [, top, , height] = scene.v;
      if (e.y - view.scrolled < top || e.y + e.h - view.scrolled > top + height)
        view.scrolled = Math.min(mostScrolled(scene), Math.max(0, e.y - top - height / 3));
    }

    const place = text => {
      const code = make('code', text);
      return code;
    };
    const row = (list, term, ...content) => {
      const line = make('div'), value = make('dd');
      value.append(...content);
      line.append(make('dt', term), value);
      list.append(line);
    };
    const colorWords = value => {
      const span = make('span');
      if (isColor(value)) {
        const swatch = make('span', null, { class: 'swatch' });
        swatch.style.background = value;
        span.append(swatch, make('code', value.endsWith('ff') ? value.slice(0, 7) : value));
      } else span.textContent = value;
      return span;
    };
    const chain = steps => {
      const list = make('ol');
      for (const [what, where] of steps) {
        const item = make('li', what);
        if (where) item.append(' ', place(where));
        list.append(item);
      }
      return list;
    };
    function showElement(part) {
      const body = byId('element-body'), e = view.chosen;
      if (!e || !part) return body.replaceChildren(make('p', 'Click an element in the picture, or choose one in the list of what is spoken.', { class: 'soft' }));
      const t = e.thing, list = make('dl'), n = v => String(Math.round(v * 100) / 100);
      row(list, 'Kind', t.k + (t.u ? ` (${t.u})` : ''));
      if (t.t !== undefined) row(list, 'Text', `“${t.t}”`);
      if (t.i) row(list, 'Image', t.i);
      if (t.z) row(list, 'Font size', `${n(t.z)} pt${t.f ? ', does not follow the text size' : ''}`);
      if (t.s) row(list, 'Line', place(t.s));
      row(list, 'Frame', `${n(e.w)} × ${n(e.h)} at ${n(e.x)}, ${n(e.y)}`);
      if (e.hit) row(list, 'Touch', `${n(e.hit[2])} × ${n(e.hit[3])}${e.disabled ? ', disabled' : ''}`);
      if (e.color) {
        const ratio = ratioOf(e.color);
        row(list, 'Colour', colorWords(e.color.f), ...(e.color.d ? [chain(e.color.d)] : []));
        if (e.color.b) row(list, 'Behind', colorWords(e.color.b), ...(e.color.e ? [chain(e.color.e)] : []));
        if (ratio !== null) row(list, 'Contrast', `${ratioText(ratio)}, needs ${e.color.q}:1`);
      }
      if (t.v) row(list, 'Spoken', t.v);
      if (t.m) {
        const steps = make('ul');
        for (const [call, where] of t.m) {
          const item = make('li');
          item.append(make('code', call));
          if (where) item.append(' ', place(where));
          steps.append(item);
        }
        row(list, 'Modifiers', steps);
      }
      const parts = [list];
      if (isLive && t.s) {
        const code = make('pre', '', { tabindex: 0, 'aria-label': 'Source' });
        parts.push(code);
        sourceOf(t.s).then(text => { if (text) code.textContent = text; else code.remove(); }, () => code.remove());
      }
      body.replaceChildren(...parts);
    }
    """#
}
