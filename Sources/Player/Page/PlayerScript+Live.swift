extension PlayerScript {
  /// Of a served page: scenes on demand, what changed, using the app.
  static let live = #"""
    const ask = async (path, options) => {
      const response = await fetch(path, { cache: 'no-store', ...options });
      if (!response.ok) throw new Error((await response.text()).trim());
      return response;
    };
    const cache = new Map();
    let inUse = null, before = null;

    async function liveScene(screen, state, v, number) {
      if (view.used && v === view.a) {
        if (inUse.variant !== nameOf(v)) await act({ do: 'turn', variant: nameOf(v) });
        return { pack: inUse.pack, scene: inUse.pack.s.now, findings: [] };
      }
      const entry = manifest.screens[screen], id = (entry.states[state] || entry.states[0] || { id: '' }).id;
      const key = `${entry.name}|${id}|${number}`;
      if (!cache.has(key)) cache.set(key, (async () => {
        const query = new URLSearchParams({ screen: entry.name, state: id, variant: nameOf(v) });
        const value = await (await ask('scene?' + query)).json();
        merge(value.pack);
        if (value.screen.states.length) {
          entry.states = value.screen.states;
          if (entry === screenNow()) view.state = Math.max(0, entry.states.findIndex(s => s.id === value.state));
        }
        return { pack: value.pack, scene: value.pack.s.now, findings: value.findings, old: value.old };
      })());
      try { return await cache.get(key); } catch (error) { cache.delete(key); throw error; }
    }
    // The next sizes, so that the slider does not wait.
    let ahead = null;
    const liveAhead = () => {
      clearTimeout(ahead);
      ahead = setTimeout(() => {
        for (const by of [1, -1]) {
          const v = { ...view.a, size: view.a.size + by };
          if (manifest.sizes[v.size] && !view.used) liveScene(view.screen, view.state, v, String(numberOf(v))).catch(() => {});
        }
      }, 400);
    };

    async function sourceOf(place) {
      const parts = place.match(/^(.*):(\d+):\d+$/);
      if (!parts) return null;
      return (await ask('source?' + new URLSearchParams({ file: parts[1], line: parts[2] }))).text();
    }

    // MARK: what changed
    function status(text, style) {
      byId('live').textContent = text;
      byId('live').className = 'live ' + (style || '');
      byId('live').hidden = false;
    }
    function showTroubles(list) {
      const box = byId('trouble');
      box.hidden = !list.length;
      box.replaceChildren(...list.map(([where, what]) => {
        const line = make('p');
        line.append(make('code', where), ' ' + what);
        return line;
      }), ...(list.length ? [make('p', 'The last good picture is still shown.')] : []));
    }
    function showChanges(came, gone) {
      byId('changes').hidden = !before;
      const items = [
        ...came.map(f => listItem('+', f.severity, f.message, null, () => {})),
        ...gone.map(f => listItem('−', 'gone', f.message, null, () => {})),
      ];
      for (const item of items) item.querySelector('button').replaceWith(make('span', item.querySelector('button').textContent));
      byId('change-list').replaceChildren(...(items.length ? items : [make('li', 'No finding of this picture came or went.')]));
    }
    const difference = (old, now) => {
      const a = new Map(old.map(f => [f.id, f])), b = new Map(now.map(f => [f.id, f]));
      showChanges(now.filter(f => !a.has(f.id)), old.filter(f => !b.has(f.id)));
    };

    async function onChanged() {
      const old = shown.a && !view.used ? { key: frames.a.device.dataset.drawn, findings: shown.a.findings || [] } : null;
      before = old || before;
      cache.clear();
      mapFor = '';
      showTroubles([]);
      if (view.used) { try { await act({ do: 'look' }); } catch { view.used = false; } }
      const chosen = view.chosen && view.chosen.thing;
      await refresh(false, true);
      if (chosen && shown.a && shown.a.scene) {
        view.chosen = elements(shown.a.pack, shown.a.scene).find(e => e.thing.k === chosen.k && e.thing.t === chosen.t) || null;
        drawAll();
      }
      if (old && frames.a.device.dataset.drawn === old.key) difference(old.findings, shown.a.findings || []);
    }
    async function onAudited() {
      const screen = screenNow() && screenNow().name, state = stateNow() && stateNow().id;
      const old = manifest.pending ? null : manifest.findings;
      manifest = await (await ask('manifest')).json();
      prepareControls();
      view.screen = Math.max(0, manifest.screens.findIndex(s => s.name === screen));
      view.state = Math.max(0, screenNow().states.findIndex(s => s.id === state));
      cache.clear();
      mapFor = '';
      if (old && before) difference(old, manifest.findings);
      status(`Live, ${manifest.findings.length} findings in the app`);
      refresh(false, true);
    }

    // MARK: using the app
    async function act(body) {
      const response = await ask('use', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      inUse = await response.json();
      inUse.variant = body.variant || (inUse && inUse.variant) || nameOf(view.a);
      merge(inUse.pack);
      view.used = true;
      return inUse;
    }
    async function go(body) {
      const variant = nameOf(view.a);
      try {
        await act({ variant, ...body });
        inUse.variant = variant;
      } catch (error) {
        byId('status').textContent = error.message;
        return;
      }
      const scrolled = view.scrolled;
      await refresh(true, true);
      view.scrolled = body.do === 'use' ? Math.min(scrolled, mostScrolled(shown.a.scene)) : 0;
    }
    function useAt(part, x, y, scrolled) {
      if (part !== shown.a) return false;
      const hits = inUse.offers.map((offer, number) => ({ offer, number })).filter(({ offer }) => {
        if (!offer.frame || !offer.enabled || offer.kind === 'field') return false;
        const [left, above, w, h] = offer.frame, top = above - (offer.scrolls ? scrolled : 0);
        return x >= left && x <= left + w && y >= top && y <= top + h;
      }).sort((a, b) => a.offer.frame[2] * a.offer.frame[3] - b.offer.frame[2] * b.offer.frame[3]);
      if (!hits.length) return false;
      go({ do: 'use', number: hits[0].number });
      return true;
    }
    function showUse() {
      if (!isLive) return;
      byId('use').hidden = false;
      const body = byId('use-body'), parts = [], buttons = make('div', null, { class: 'acts' });
      const add = (text, body, enabled = true) => {
        const button = make('button', text, { type: 'button' });
        button.disabled = !enabled;
        button.onclick = typeof body === 'function' ? body : () => go(body);
        buttons.append(button);
      };
      if (!view.used) {
        parts.push(make('p', 'Tap through it: the app’s own code runs.', { class: 'soft' }), buttons);
        add('Start the app', { do: 'start' });
        add('Start from this screen', () => go({ do: 'start', screen: screenNow().name }));
        return body.replaceChildren(...parts);
      }
      add('Back', { do: 'back' }, inUse.steps.length > 0);
      add('Reset', { do: 'reset' });
      add('Stop', () => { view.used = false; inUse = null; refresh(true, true); });
      parts.push(buttons, make('p', `On ${inUse.screen}` + (inUse.steps.length ? `, after: ${inUse.steps.join(', ')}` : ''), { class: 'soft' }));
      if (inUse.prompt) {
        parts.push(make('p', `The system asks: ${inUse.prompt}`));
        const answers = make('div', null, { class: 'acts' });
        for (const answer of inUse.answers) {
          const button = make('button', answer, { type: 'button' });
          button.onclick = () => go({ do: 'answer', answer });
          answers.append(button);
        }
        parts.push(answers);
      }
      const list = make('ul', null, { class: 'list' });
      inUse.offers.forEach((offer, number) => {
        const item = make('li');
        if (offer.kind === 'field') {
          const label = make('label', offer.label || 'Field'), input = make('input', null, { type: 'text', value: offer.content });
          input.onchange = () => go({ do: 'use', number, text: input.value });
          label.append(' ', input);
          item.append(label);
        } else {
          const button = make('button', (offer.label || 'without a name') + (offer.kind === 'tap' ? '' : `, ${offer.kind}`), { type: 'button' });
          button.disabled = !offer.enabled;
          button.onclick = () => go({ do: 'use', number });
          item.append(button);
        }
        list.append(item);
      });
      parts.push(list);
      if (inUse.effects.length) {
        const effects = make('ul');
        effects.append(...inUse.effects.map(text => make('li', text)));
        parts.push(make('p', 'What it did besides:', { class: 'soft' }), effects);
      }
      body.replaceChildren(...parts);
    }

    async function liveBegin() {
      try {
        await begin(await (await ask('manifest')).json());
      } catch (error) {
        byId('status').textContent = error.message;
      }
      status(manifest && manifest.pending ? 'Live, auditing the rest' : 'Live', manifest && manifest.pending ? 'busy' : '');
      if (manifest) showTroubles(manifest.troubles || []);
      const events = new EventSource('events');
      let last = manifest ? manifest.revision : 0;
      events.addEventListener('changed', onChanged);
      events.addEventListener('trouble', event => showTroubles(JSON.parse(event.data)));
      events.addEventListener('auditing', () => status('Live, auditing the rest', 'busy'));
      events.addEventListener('idle', () => status('Live'));
      events.addEventListener('audited', onAudited);
      events.onerror = () => status('The server is gone; start it again', 'off');
      let opened = false;
      events.onopen = () => { if (opened) { status('Live'); onChanged(); } opened = true; };
    }
    """#
}
