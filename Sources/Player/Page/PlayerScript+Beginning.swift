extension PlayerScript {
  /// Events, keys, and the first picture.
  static let beginning = #"""
    const KEYS = [
      ['- and +', 'Smaller and larger text'], ['l', 'Next language'], ['d', 'Next device'], ['a', 'Next appearance'],
      ['n and p', 'Next and previous screen'], ['s', 'Next state'], ['c', 'Compare: side by side, wiped, off'],
      ['m', 'Map of the flow'], ...OVERLAYS.map(([, text, key]) => [key, text]), ['?', 'These keys'],
    ];
    const cycle = (v, kind) => { v[kind] = (v[kind] + 1) % manifest[kind + 's'].length; };
    const stepScreen = by => {
      view.screen = (view.screen + by + manifest.screens.length) % manifest.screens.length;
      view.state = 0;
    };
    function onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || !manifest || !view.a || byId('keys').open) return;
      if (event.target.closest('input:not([type=checkbox]), select, textarea')) return;
      const size = by => { view.a.size = Math.min(manifest.sizes.length - 1, Math.max(0, view.a.size + by)); };
      const overlay = OVERLAYS.find(o => o[2] === event.key);
      const acts = {
        '-': () => size(-1), '+': () => size(1), '=': () => size(1), l: () => cycle(view.a, 'locale'), d: () => cycle(view.a, 'device'),
        a: () => cycle(view.a, 'appearance'), n: () => stepScreen(1), p: () => stepScreen(-1),
        s: () => { view.state = (view.state + 1) % screenNow().states.length; },
        c: () => { view.compare = { '': 'side', side: 'wipe', wipe: '' }[view.compare]; if (view.compare === 'side') tellApart(); },
        m: () => { if (manifest.flow) view.page = view.page === 'map' ? 'screens' : 'map'; },
        '?': () => byId('keys').showModal(),
      };
      if (overlay) view.show.has(overlay[0]) ? view.show.delete(overlay[0]) : view.show.add(overlay[0]);
      else if (acts[event.key]) acts[event.key]();
      else return;
      event.preventDefault();
      if (event.key !== '?') refresh(!overlay && event.key !== 'c');
    }

    function connect() {
      const on = (id, act) => { byId(id).oninput = event => { act(event.target.value); refresh(); }; };
      on('screen', value => { view.screen = Number(value); view.state = 0; view.used = false; });
      on('state', value => { view.state = Number(value); view.used = false; });
      for (const kind of ['size', 'locale', 'device', 'appearance']) {
        on(kind, value => { view.a[kind] = Number(value); });
        on(kind + '-b', value => { view.b[kind] = Number(value); });
      }
      byId('compare').oninput = event => {
        if (!view.compare) tellApart();
        view.compare = event.target.value;
        refresh(false);
      };
      byId('swap').onclick = () => { [view.a, view.b] = [view.b, view.a]; refresh(false); };
      byId('wipe').oninput = event => { view.wipe = Number(event.target.value); drawAll(); };
      byId('controls').onsubmit = event => event.preventDefault();
      byId('view-screens').onclick = () => { view.page = 'screens'; refresh(false); };
      byId('view-map').onclick = () => { view.page = 'map'; refresh(false); };
      byId('key-list').replaceChildren(...KEYS.map(([key, text]) => {
        const line = make('div'), term = make('dt');
        term.append(make('kbd', key));
        line.append(term, make('dd', text));
        return line;
      }));
      byId('keys-open').onclick = () => byId('keys').showModal();
      byId('keys-close').onclick = () => byId('keys').close();
      document.addEventListener('keydown', onKey);
      window.addEventListener('hashchange', () => { if (location.hash !== address()) { readAddress(); refresh(); } });
      window.addEventListener('resize', () => { if (shown.a && view.page === 'screens') drawAll(); });
    }

    function begin(value) {
      manifest = value;
      prepareControls();
      readAddress();
      connect();
      return refresh();
    }
    const api = {
      begin, take(key, pack) { packs.set(key, merge(pack)); }, outlines(value) { Object.assign(shared.glyphs, value); },
      pictures(value) { Object.assign(shared.pictures, value); },
      // For whoever compares with other pictures: one scene on a canvas of its own.
      async pixels(screen, state, variant, scale) {
        const { pack, scene } = await sceneOf(screen, state, fromName(variant));
        const canvas = document.createElement('canvas');
        await paint(canvas, pack, scene, { scale });
        return canvas.toDataURL('image/png');
      },
    };
    Object.defineProperty(window, 'sightline', { value: Object.freeze(api) });
    if (isLive) liveBegin();
    """#
}
