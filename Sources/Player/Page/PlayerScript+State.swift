extension PlayerScript {
  /// What is shown, and its address.
  static let state = #"""
    const byId = id => document.getElementById(id);
    const make = (name, text, attributes = {}) => {
      const element = document.createElement(name);
      if (text !== undefined && text !== null) element.textContent = text;
      for (const key in attributes) if (attributes[key] !== undefined && attributes[key] !== null) element.setAttribute(key, attributes[key]);
      return element;
    };
    const isLive = document.body.dataset.live === 'true';
    let manifest = null;
    const names = { regions: null };
    try { names.regions = new Intl.DisplayNames(['en'], { type: 'language' }); } catch { /* tags are shown */ }
    const languageName = tag => {
      if (tag === 'en-XA') return 'en-XA, longer';
      if (tag === 'ar-XB') return 'ar-XB, mirrored';
      try { return `${names.regions.of(tag)} (${tag})`; } catch { return tag; }
    };

    // One variant: positions in the manifest's lists.
    const standard = () => ({
      size: Math.max(0, manifest.sizes.findIndex(s => s[0] === 'large')), locale: 0,
      device: Math.max(0, manifest.devices.findIndex(d => d[0] === 'standard')), appearance: 0,
    });
    const view = {
      screen: 0, state: 0, a: null, b: null, compare: '', show: new Set(['findings']), page: 'screens', wipe: 50,
      scrolled: 0, chosen: null, used: false,
    };
    const numberOf = v => ((v.size * manifest.locales.length + v.locale) * manifest.devices.length + v.device) * manifest.appearances.length + v.appearance;
    const nameOf = v => [manifest.sizes[v.size][0], manifest.locales[v.locale], manifest.devices[v.device][0], manifest.appearances[v.appearance][0]].join('/');
    const wordsOf = v => [manifest.sizes[v.size][1], languageName(manifest.locales[v.locale]), manifest.devices[v.device][0], manifest.appearances[v.appearance][1]].join(' · ');
    const screenNow = () => manifest.screens[view.screen];
    const stateNow = () => screenNow().states[view.state] || screenNow().states[0];

    const fromName = text => {
      const [size, locale, device, appearance] = (text || '').split('/');
      const v = standard(), at = (list, value, key) => { const i = list.findIndex(x => key(x) === value); return i; };
      const found = { size: at(manifest.sizes, size, x => x[0]), locale: manifest.locales.indexOf(locale), device: at(manifest.devices, device, x => x[0]), appearance: at(manifest.appearances, appearance, x => x[0]) };
      for (const key in found) if (found[key] >= 0) v[key] = found[key];
      return v;
    };

    // #screen=Home&state=launch&variant=AX3/de/SE/dark&with=…&compare=wipe&show=findings,touch&page=map
    function address() {
      const parts = new URLSearchParams();
      if (view.page === 'map') parts.set('page', 'map');
      parts.set('screen', screenNow().name);
      if (view.state) parts.set('state', stateNow().id);
      parts.set('variant', nameOf(view.a));
      if (view.compare) { parts.set('compare', view.compare); parts.set('with', nameOf(view.b)); }
      const show = [...view.show].sort().join(',');
      if (show !== 'findings') parts.set('show', show || 'none');
      return '#' + parts.toString().replace(/%2F/g, '/').replace(/%2C/g, ',');
    }
    function readAddress() {
      const parts = new URLSearchParams(location.hash.slice(1));
      const screen = manifest.screens.findIndex(s => s.name === parts.get('screen'));
      view.screen = Math.max(0, screen);
      view.state = Math.max(0, screenNow() ? screenNow().states.findIndex(s => s.id === parts.get('state')) : 0);
      view.a = fromName(parts.get('variant'));
      view.compare = ['side', 'wipe'].includes(parts.get('compare')) ? parts.get('compare') : '';
      view.b = parts.has('with') ? fromName(parts.get('with')) : { ...view.a, size: manifest.sizes.length - 1 };
      if (!parts.has('with')) tellApart();
      const show = parts.get('show');
      view.show = new Set(show === null ? ['findings'] : show.split(',').filter(name => OVERLAYS.some(o => o[0] === name)));
      view.page = parts.get('page') === 'map' && manifest.flow ? 'map' : 'screens';
    }
    // Two equal pictures compare nothing: the second is at the usual size then, or at the largest.
    function tellApart() {
      if (numberOf(view.a) !== numberOf(view.b)) return;
      const usual = standard().size;
      view.b.size = view.a.size === usual ? manifest.sizes.length - 1 : usual;
    }
    function keepAddress() {
      const now = address();
      if (location.hash !== now) history.replaceState(null, '', now);
    }

    // MARK: scenes
    const packs = new Map(), waiting = new Map();
    const merge = pack => { Object.assign(shared.glyphs, pack.x || {}); Object.assign(shared.pictures, pack.y || {}); return pack; };
    const loadFile = key => {
      if (packs.has(key)) return Promise.resolve(packs.get(key));
      if (!waiting.has(key)) waiting.set(key, new Promise((resolve, reject) => {
        const script = make('script', null, { src: `data/${key}.js` });
        script.onload = () => packs.has(key) ? resolve(packs.get(key)) : reject(new Error('the file holds no scenes'));
        script.onerror = () => { waiting.delete(key); reject(new Error(`data/${key}.js can't be loaded`)); };
        document.head.append(script);
      }));
      return waiting.get(key);
    };
    // The scene of a state in a variant: { pack, scene }.
    async function sceneOf(screen, state, v) {
      const number = String(numberOf(v));
      if (isLive) return liveScene(screen, state, v, number);
      const pack = await loadFile(`${screen}-${state}`);
      return { pack, scene: pack.s[number] };
    }
    """#
}
