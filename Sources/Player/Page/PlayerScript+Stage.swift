extension PlayerScript {
  /// The controls and the pictures.
  static let stage = #"""
    const fillSelect = (select, items) => select.replaceChildren(...items.map(([value, text]) => make('option', text, { value })));
    function prepareControls() {
      fillSelect(byId('screen'), manifest.screens.map((s, i) => [i, s.name + (s.presumed ? ' (made with samples)' : '')]));
      for (const end of ['', '-b']) {
        byId('size' + end).max = manifest.sizes.length - 1;
        fillSelect(byId('locale' + end), manifest.locales.map((l, i) => [i, languageName(l)]));
        fillSelect(byId('device' + end), manifest.devices.map((d, i) => [i, `${d[0]}, ${d[1]} × ${d[2]}`]));
        fillSelect(byId('appearance' + end), manifest.appearances.map((a, i) => [i, a[1]]));
        for (const kind of ['locale', 'device', 'appearance']) byId(kind + end + '-label').hidden = manifest[kind + 's'].length < 2;
      }
      byId('overlays').replaceChildren(...OVERLAYS.map(([id, text]) => {
        const label = make('label'), box = make('input', null, { type: 'checkbox', id: 'show-' + id });
        box.onchange = () => { box.checked ? view.show.add(id) : view.show.delete(id); refresh(false); };
        label.append(box, text);
        return label;
      }));
      byId('view-map').hidden = !manifest.flow;
    }
    // By what is done last: the ways of one screen begin alike. What they share, and launching, is left out.
    const stateNames = states => {
      const paths = states.map(s => (s.path || []).slice(1)), long = paths.filter(p => p.length);
      let shared = 0;
      while (long.length > 1 && long.every(p => p.length > shared && p[shared] === long[0][shared])) shared += 1;
      return states.map((s, i) => {
        const rest = paths[i].slice(shared), own = rest.length ? rest : paths[i].slice(-1);
        if (s.presumes) return `${s.id}: presumed, ${s.presumes}`;
        if (!own.length) return s.id;
        return `${own.length > 3 ? '… ' : ''}${own.slice(-3).map(step => middle(step, 32)).join(', ')} (${s.id})`;
      });
    };
    const stateWay = s => s && s.path && s.path.length > 1 ? `Reached by: ${s.path.slice(1).join(', ')}` : manifest.pending ? 'Further states are shown when the audit has ended.' : '';
    function showControls() {
      const screen = screenNow();
      byId('screen').value = view.screen;
      const names = stateNames(screen.states);
      fillSelect(byId('state'), screen.states.map((s, i) => [i, names[i]]));
      byId('state-way').textContent = stateWay(stateNow());
      byId('state-way').hidden = !byId('state-way').textContent;
      byId('state').value = view.state;
      byId('state-label').hidden = screen.states.length < 2;
      for (const [end, v] of [['', view.a], ['-b', view.b]]) {
        byId('size' + end).value = v.size;
        byId('size' + end).setAttribute('aria-valuetext', manifest.sizes[v.size][0]);
        byId('size' + end + '-name').textContent = manifest.sizes[v.size][1];
        for (const kind of ['locale', 'device', 'appearance']) byId(kind + end).value = v[kind];
      }
      for (const [id] of OVERLAYS) byId('show-' + id).checked = view.show.has(id);
      byId('compare').value = view.compare;
      byId('second').hidden = !view.compare;
      byId('wipe-label').hidden = view.compare !== 'wipe';
      byId('screens').hidden = view.page !== 'screens';
      byId('map').hidden = view.page !== 'map';
      byId('view-screens').setAttribute('aria-pressed', view.page === 'screens');
      byId('view-map').setAttribute('aria-pressed', view.page === 'map');
    }

    // A picture with its overlay; click and arrow keys are its own.
    function figureFor(v, key) {
      const figure = make('figure'), device = make('div', null, { class: 'device', tabindex: 0, role: 'group' });
      const picture = make('canvas', null, { role: 'img' }), overlay = make('canvas', null, { class: 'over', 'aria-hidden': 'true' });
      const caption = make('figcaption');
      device.append(picture, overlay);
      figure.append(device, caption);
      overlay.onclick = event => {
        const frame = overlay.getBoundingClientRect(), part = shown[key];
        if (!part || !part.scene) return;
        const k = part.scene.s[0] / frame.width;
        choose(part, (event.clientX - frame.left) * k, (event.clientY - frame.top) * k);
      };
      device.onwheel = event => { if (scrollBy(event.deltaY)) event.preventDefault(); };
      device.onkeydown = event => {
        const step = { ArrowDown: 60, ArrowUp: -60, PageDown: 400, PageUp: -400, Home: -1e6, End: 1e6 }[event.key];
        if (step && scrollBy(step)) { event.preventDefault(); event.stopPropagation(); }
      };
      return { figure, device, picture, overlay, caption, v, key };
    }
    const shown = {};
    let frames = {}, turn = 0, layoutKey = '';

    const mostScrolled = scene => scene && scene.v ? Math.max(0, scene.v[4] - scene.v[1] - scene.v[3]) : 0;
    function scrollBy(amount) {
      const most = Math.max(0, ...Object.values(shown).map(p => mostScrolled(p.scene)));
      const next = Math.min(most, Math.max(0, view.scrolled + amount));
      if (next === view.scrolled) return false;
      view.scrolled = next;
      drawAll();
      return true;
    }

    function layFigures() {
      const wanted = (view.compare || 'one');
      if (wanted === layoutKey) return;
      layoutKey = wanted;
      frames = { a: figureFor(view.a, 'a') };
      if (view.compare) frames.b = figureFor(view.b, 'b');
      const holder = byId('figures');
      holder.classList.toggle('beside', view.compare === 'side');
      if (view.compare === 'wipe') {
        const line = make('div', null, { class: 'divider' });
        frames.b.picture.style.position = 'absolute'; frames.b.picture.style.inset = '0'; frames.b.picture.style.height = '100%';
        frames.a.picture.after(frames.b.picture);
        frames.b.overlay.style.pointerEvents = 'none';
        frames.a.overlay.after(frames.b.overlay);
        frames.a.device.append(line);
        frames.line = line;
        frames.a.caption.after(frames.b.caption);
        holder.replaceChildren(frames.a.figure);
      } else {
        holder.replaceChildren(...['a', 'b'].filter(k => frames[k]).map(k => frames[k].figure));
      }
    }

    let picturesDrawn = Promise.resolve();
    // Loads what is shown, then draws it; what was asked for meanwhile wins.
    async function refresh(isOther = true, isForced = false) {
      const mine = ++turn;
      if (isOther) { view.chosen = null; view.scrolled = 0; }
      keepAddress();
      showControls();
      if (view.page === 'map') return showMap();
      if (!screenNow()) { byId('status').textContent = 'No screen was found.'; return; }
      if (!isOther && !isForced && shown.a && shown.a.number === numberOf(view.a) && (!view.compare || shown.b && shown.b.number === numberOf(view.b)) && layoutKey === (view.compare || 'one')) return drawAll();
      const wanted = view.compare ? { a: view.a, b: view.b } : { a: view.a };
      const late = setTimeout(() => { byId('status').textContent = 'Laying out …'; }, 150);
      const parts = {};
      try {
        for (const key in wanted) {
          const found = await sceneOf(view.screen, view.state, wanted[key]);
          parts[key] = { ...found, v: { ...wanted[key] }, number: numberOf(wanted[key]) };
        }
      } catch (error) {
        clearTimeout(late);
        if (mine === turn) byId('status').textContent = error.message;
        return;
      }
      clearTimeout(late);
      if (mine !== turn) return;
      layFigures();
      for (const key of ['a', 'b']) { if (parts[key]) shown[key] = parts[key]; else delete shown[key]; }
      await drawAll();
      prefetch();
    }
    function prefetch() { if (isLive) liveAhead(); }

    async function drawAll() {
      const scale = Math.max(1, Math.min(3, Math.ceil(window.devicePixelRatio || 1) + (window.devicePixelRatio > 1 ? 0 : 1)));
      for (const key of ['a', 'b']) {
        const part = shown[key], frame = frames[key];
        if (!part || !frame) continue;
        const words = wordsOf(part.v);
        frame.caption.textContent = (view.compare === 'wipe' ? (key === 'a' ? 'Left: ' : 'Right: ') : '') + words;
        if (!part.scene) {
          frame.picture.width = 402; frame.picture.height = 300; frame.overlay.width = 0;
          frame.caption.textContent = words + ': not read in this variant';
          frame.picture.setAttribute('aria-label', 'No picture');
          frame.device.setAttribute('aria-label', 'No picture');
          continue;
        }
        const { pack, scene } = part;
        part.marks = marksOf(part.findings || manifest.findings, { screen: screenNow().name, state: stateNow().id, variant: part.number, name: nameOf(part.v) }, pack, scene);
        if (view.used) part.marks = [];
        // Two stand beside each other, however little room there is.
        const room = view.compare === 'side' ? (byId('figures').clientWidth - 24) / 2 - 12 : Infinity;
        const fits = Math.min(scene.s[0], scene.s[0] * Math.max(520, innerHeight - 170) / scene.s[1], room);
        frame.device.style.width = `${Math.round(fits + 12)}px`;
        frame.device.classList.toggle('square', scene.a[2] === 0);
        const scrolled = Math.min(view.scrolled, mostScrolled(scene));
        picturesDrawn = paint(frame.picture, pack, scene, { scale, scrolled });
        await picturesDrawn;
        const label = `${screenNow().name}, ${words}`;
        frame.picture.setAttribute('aria-label', label);
        frame.device.setAttribute('aria-label', label + (mostScrolled(scene) ? '; arrow keys scroll' : ''));
        frame.device.dataset.drawn = `${screenNow().name}|${stateNow().id}|${nameOf(part.v)}`;
        paintOverlays(frame.overlay, pack, scene, { scale, scrolled, show: view.show, marks: part.marks, chosen: key === 'a' ? view.chosen : null });
      }
      if (view.compare === 'wipe' && frames.b) {
        for (const part of [frames.b.picture, frames.b.overlay]) part.style.clipPath = `inset(0 0 0 ${view.wipe}%)`;
        frames.a.overlay.style.clipPath = `inset(0 ${100 - view.wipe}% 0 0)`;
        frames.line.style.left = `${view.wipe}%`;
      }
      byId('status').textContent = view.used ? `In use, on ${inUse.screen}: what you tap runs. The menus show where it was started.` : shown.a && shown.a.old ? 'As it was before the last save; it is being read again.' : '';
      showDetails();
      showUse();
    }

    // The smallest element at a point, what acts before what does not.
    function choose(part, x, y) {
      const scrolled = Math.min(view.scrolled, mostScrolled(part.scene));
      const inside = elements(part.pack, part.scene).filter(e => {
        const top = e.y - (e.scrolls ? scrolled : 0);
        return !e.behind && x >= e.x && x <= e.x + e.w && y >= top && y <= top + e.h;
      }).sort((p, q) => p.w * p.h - q.w * q.h || q.index - p.index);
      if (view.used && useAt(part, x, y, scrolled)) return;
      view.chosen = inside[0] || null;
      // What is said of it stands first beside the picture, or below it.
      drawAll().then(() => {
        const top = byId('element').getBoundingClientRect().top;
        if (view.chosen && (top < 0 || top > innerHeight - 160)) byId('element').scrollIntoView({ block: 'center' });
      });
    }
    """#
}
