extension PlayerScript {
  /// The flow as a map: each box is drawn as its screen is, and opens it.
  static let map = #"""
    const SVG = 'http://www.w3.org/2000/svg';
    const draw = (name, attributes, text) => {
      const element = document.createElementNS(SVG, name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      if (text) element.textContent = text;
      return element;
    };
    let mapFor = '';
    // Beginning and end say more than the beginning alone.
    const middle = (text, most) => text.length <= most ? text : `${text.slice(0, Math.ceil(most / 2) - 1)}…${text.slice(-Math.floor(most / 2))}`;
    async function showMap() {
      const flow = manifest.flow, key = nameOf(view.a) + (manifest.revision || 0);
      if (!flow || key === mapFor) return;
      mapFor = key;
      const body = byId('map-body');
      // All of it where that can still be read.
      body.style.zoom = Math.max(0.6, Math.min(1, (byId('map-scroll').clientWidth - 2) / flow.width));
      body.style.width = `${flow.width}px`; body.style.height = `${flow.height}px`;
      const lines = draw('svg', { width: flow.width, height: flow.height, 'aria-hidden': 'true' });
      for (const [from, to, words] of flow.ways) {
        const a = flow.boxes[from], b = flow.boxes[to];
        if (!a || !b || from === to) continue;
        const isOn = b.x > a.x;
        const x1 = isOn ? a.x + flow.boxWidth : a.x + flow.boxWidth / 2, y1 = isOn ? a.y + flow.boxHeight / 2 : a.y + flow.boxHeight;
        const x2 = isOn ? b.x : b.x + flow.boxWidth / 2, y2 = isOn ? b.y + flow.boxHeight / 2 : b.y + flow.boxHeight;
        const bend = isOn ? `C${x1 + 50} ${y1} ${x2 - 50} ${y2} ${x2} ${y2}` : `C${x1} ${y1 + 34} ${x2} ${y2 + 34} ${x2} ${y2}`;
        lines.append(draw('path', { class: isOn ? 'way' : 'way back', d: `M${x1} ${y1}${bend}`, 'stroke-dasharray': isOn ? '' : '5 4' }));
        if (isOn) {
          lines.append(draw('path', { d: `M${x2} ${y2}l-7 -4v8z`, fill: 'var(--edge)' }));
          const label = draw('text', { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - 5 }, middle(words[0], 15) + (words.length > 1 ? ` +${words.length - 1}` : ''));
          label.append(draw('title', {}, words.join('\n')));
          lines.append(label);
        } else lines.append(draw('path', { d: `M${x2} ${y2}l-4 7h8z`, fill: 'var(--edge)' }));
      }
      const boxes = flow.boxes.map(box => {
        const button = make('button', null, { type: 'button', title: box.way.join(', ') });
        Object.assign(button.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${flow.boxWidth}px`, height: `${flow.boxHeight}px` });
        const canvas = make('canvas', null, { 'aria-hidden': 'true', width: 110, height: 230 });
        button.append(canvas, make('span', box.screen + (box.count > 1 ? `, ${box.count} states` : box.state !== box.screen && box.state !== 'launch' ? `, ${box.state}` : '')));
        const screen = manifest.screens.findIndex(s => s.name === box.screen);
        button.disabled = screen < 0;
        const state = screen < 0 ? 0 : Math.max(0, manifest.screens[screen].states.findIndex(s => s.id === box.state));
        button.onclick = () => { Object.assign(view, { screen, state, page: 'screens', used: false }); refresh(); byId('stage').focus(); };
        return { button, canvas, screen, state };
      });
      body.replaceChildren(lines, ...boxes.map(b => b.button));
      for (const box of boxes) {
        if (box.screen < 0 || mapFor !== key) continue;
        try {
          const { pack, scene } = await sceneOf(box.screen, box.state, view.a);
          if (scene) await paint(box.canvas, pack, scene, { scale: 0.56 });
        } catch { /* the name stands there without a picture */ }
      }
    }
    """#
}
