extension PlayerScript {
  /// What is drawn over the picture: findings, touch targets, order, frames, contrast, the chosen element.
  static let overlays = #"""
    // An element of a scene, by name instead of by position.
    const elements = (pack, scene) => scene.elements || (scene.elements = scene.n.map((n, index) => ({
      index, thing: pack.t[n[0]], x: n[1], y: n[2], w: n[3], h: n[4], scrolls: n[5] & 1, acts: n[5] & 2, behind: n[5] & 4,
      disabled: n[5] & 8, hit: n[6] || null, color: n[7] < 0 ? null : pack.k[n[7]], order: n[8],
    })));
    const spokenOf = (pack, scene) => elements(pack, scene).filter(e => e.order >= 0).sort((a, b) => a.order - b.order);

    const channels = text => [1, 3, 5].map(i => parseInt(text.slice(i, i + 2), 16) / 255);
    // WCAG 2.2, relative luminance.
    const luminance = text => channels(text).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
      .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const isColor = text => typeof text === 'string' && /^#[0-9a-f]{8}$/.test(text);
    // What lies in front may be transparent: it is seen over what lies behind.
    const over = (front, back) => {
      const alpha = parseInt(front.slice(7, 9), 16) / 255, b = channels(back);
      return '#' + channels(front).map((v, i) => Math.round((v * alpha + b[i] * (1 - alpha)) * 255).toString(16).padStart(2, '0')).join('') + 'ff';
    };
    const ratioOf = color => {
      if (!color || !isColor(color.f) || !isColor(color.b)) return null;
      const [a, b] = [luminance(over(color.f, color.b)), luminance(color.b)].sort((x, y) => y - x);
      return (a + 0.05) / (b + 0.05);
    };
    const ratioText = ratio => (Math.floor(ratio * 100) / 100).toFixed(2) + ':1';

    const OVERLAYS = [
      ['findings', 'Findings', 'f'], ['touch', 'Touch targets', 't'], ['order', 'Spoken order', 'v'],
      ['frames', 'Frames and safe areas', 'r'], ['contrast', 'Contrast by region', 'k'],
    ];
    const MARK = { error: '#b3201b', warning: '#8a5000', review: '#1c4b9c' };

    function paintOverlays(canvas, pack, scene, { scale, scrolled, show, marks, chosen }) {
      canvas.width = Math.round(scene.s[0] * scale); canvas.height = Math.round(scene.s[1] * scale);
      const c = canvas.getContext('2d');
      c.setTransform(scale, 0, 0, scale, 0, 0);
      const list = elements(pack, scene);
      const dy = e => e.scrolls ? -scrolled : 0;
      // Drawn last, so that no frame strikes them out; one that would lie on another stands beside it.
      const labels = [], taken = [];
      const label = (text, x, y, ground, ink = '#fff') => labels.push([text, x, y, ground, ink]);
      const writeLabel = ([text, x, y, ground, ink]) => {
        c.font = '600 11px system-ui, sans-serif';
        const width = Math.max(16, c.measureText(text).width + 8), [most, high] = [scene.s[0] - width - 1, scene.s[1] - 17];
        const top = Math.min(Math.max(1, y), high);
        // Round corners cut off what stands in them.
        const corner = top < 18 || top > high - 18 ? 20 : 1;
        let left = Math.min(Math.max(corner, x), most - corner + 1);
        const meets = () => taken.find(t => left < t[0] + t[2] + 2 && t[0] < left + width + 2 && Math.abs(t[1] - top) < 17);
        for (let other = meets(), tries = 0; other && tries < 40; other = meets(), tries += 1) {
          left = other[0] + other[2] + 3;
          if (left > most) { left = most; break; }
        }
        taken.push([left, top, width]);
        c.fillStyle = '#fff'; c.beginPath(); c.roundRect(left - 1, top - 1, width + 2, 18, 9); c.fill();
        c.fillStyle = ground; c.beginPath(); c.roundRect(left, top, width, 16, 8); c.fill();
        c.fillStyle = ink; c.textAlign = 'center'; c.textBaseline = 'middle';
        c.fillText(text, left + width / 2, top + 8.5);
      };
      const box = (x, y, w, h, color, { fill = '', dash = [], width = 1.5 } = {}) => {
        if (fill) { c.fillStyle = fill; c.fillRect(x, y, w, h); }
        c.setLineDash(dash); c.lineWidth = width; c.strokeStyle = color; c.strokeRect(x, y, w, h); c.setLineDash([]);
      };
      if (show.has('frames')) {
        const [top, leading, bottom, trailing] = scene.a, [w, h] = scene.s;
        c.fillStyle = 'rgba(196, 60, 160, .18)';
        c.fillRect(0, 0, w, top); c.fillRect(0, h - bottom, w, bottom);
        c.fillRect(0, top, leading, h - top - bottom); c.fillRect(w - trailing, top, trailing, h - top - bottom);
        for (const e of list) box(e.x, e.y + dy(e), e.w, e.h, 'rgba(30, 100, 220, .65)', { width: 0.75 });
      }
      if (show.has('contrast')) {
        for (const e of list) {
          const ratio = ratioOf(e.color);
          if (!e.color || e.behind) continue;
          const good = ratio !== null && ratio >= e.color.q;
          const color = ratio === null ? '#5a5f66' : good ? '#17663a' : '#a81b17';
          box(e.x, e.y + dy(e), e.w, e.h, color, { dash: good ? [] : [4, 3] });
          label(ratio === null ? '?' : ratioText(ratio), e.x + e.w - 30, e.y + dy(e) - 8, color);
        }
      }
      if (show.has('touch')) {
        for (const e of list) {
          if (!e.hit || e.behind) continue;
          const [x, y, w, h] = e.hit, small = w < 24 || h < 24, tight = w < 44 || h < 44;
          const color = small ? '#a81b17' : tight ? '#8a5000' : '#17663a';
          box(x, y + dy(e), w, h, color, { fill: small ? 'rgba(168,27,23,.2)' : tight ? 'rgba(138,80,0,.16)' : 'rgba(23,102,58,.13)', dash: small ? [4, 3] : [] });
          if (tight) label(`${Math.round(w)} × ${Math.round(h)}`, x + 2, y + dy(e) + h - 8, color);
        }
      }
      if (show.has('order')) {
        const spoken = spokenOf(pack, scene);
        c.strokeStyle = 'rgba(90, 40, 160, .8)'; c.lineWidth = 1.5; c.beginPath();
        spoken.forEach((e, i) => c[i ? 'lineTo' : 'moveTo'](e.x + 9, e.y + dy(e) + 9));
        c.stroke();
        spoken.forEach((e, i) => { box(e.x, e.y + dy(e), e.w, e.h, 'rgba(90, 40, 160, .55)', { width: 1 }); label(String(i + 1), e.x, e.y + dy(e), '#5a28a0'); });
      }
      if (show.has('findings')) {
        // The worst is drawn last, over the others' frames; its badge comes first.
        [...marks].reverse().forEach(mark => {
          for (const e of mark.where) {
            const color = MARK[mark.finding.severity];
            const x = Math.max(2, e.x - 3), y = e.y + (e.scrolls ? -scrolled : 0) - 3;
            const w = Math.min(scene.s[0] - 2, e.x + e.w + 3) - x, h = e.h + 6;
            c.lineJoin = 'round';
            box(x, y, Math.max(6, w), h, '#fff', { width: 4.5 });
            box(x, y, Math.max(6, w), h, color, { width: 2.25, dash: mark.finding.severity === 'review' ? [6, 4] : [] });
          }
        });
        for (const mark of marks) for (const e of mark.where)
          label(String(mark.number), Math.max(2, e.x - 3) - 2, e.y + (e.scrolls ? -scrolled : 0) - 13, MARK[mark.finding.severity]);
      }
      labels.forEach(writeLabel);
      if (chosen) {
        const e = chosen, y = e.y + dy(e);
        box(e.x, y, e.w, e.h, '#fff', { width: 5 });
        box(e.x, y, e.w, e.h, '#1559b3', { width: 2.5, fill: 'rgba(21, 89, 179, .12)' });
      }
    }

    // The findings of a state in a variant, with the elements that they are about.
    function marksOf(findings, { screen, state, variant, name }, pack, scene) {
      const list = pack ? elements(pack, scene) : [];
      const fails = f => f.fails !== undefined && (parseInt(f.fails[variant >> 2] || '0', 16) >> (variant & 3)) & 1;
      // What was judged in this very variant has its own words and places.
      const here = scene && scene.f
        ? scene.f.map(([number, what]) => ({ ...findings[number], message: pack.t[what][0], parts: pack.t[what][1] }))
        : findings.filter(f => f.screen === screen && (f.state === undefined || f.state === state) && fails(f));
      const says = (e, text) => e.thing.t === text || (e.thing.v || '').startsWith(text);
      return here.map((finding, i) => {
        // What has the kind and the words that are told; only where nothing has, whatever stands on the line.
        const worded = new Set(), told = new Set(), near = new Set();
        for (const [place, kind, text] of finding.parts || []) {
          let where = list.filter(e => e.thing.s === place && !e.behind);
          let isTold = true;
          for (const fits of [...(kind ? [e => e.thing.k === kind] : []), ...(text ? [e => says(e, text)] : [])]) {
            const some = where.filter(fits);
            if (some.length) where = some; else isTold = false;
          }
          where.forEach(e => (!isTold ? near : text ? worded : told).add(e));
        }
        // What holds another marked thing is only around it; where words are told, so is what holds any words.
        const holds = (a, b) => a !== b && a.thing.t === undefined && b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h;
        const alone = [...told].filter(a => !worded.size || !list.some(b => b.thing.t !== undefined && holds(a, b)));
        const found = new Set(worded.size || alone.length ? [...worded, ...alone] : near);
        let where = [...found].filter(a => ![...found].some(b => holds(a, b))).sort((a, b) => a.index - b.index);
        if (!where.length && finding.frame && finding.seen === name) {
          const [x, y, w, h] = finding.frame;
          where = [{ x, y, w, h, scrolls: 0 }];
        }
        return { finding, number: i + 1, where: where.slice(0, 40) };
      });
    }
    """#
}
