extension PlayerScript {
  /// Draws what `DrawingRecorder` has written: the same steps as every other picture, on a canvas of the page.
  static let drawing = #"""
    const shared = { glyphs: {}, pictures: {}, paths: new Map(), images: new Map() };

    const glyphPath = name => {
      let path = shared.paths.get(name);
      if (!path) shared.paths.set(name, path = new Path2D(shared.glyphs[name] || ''));
      return path;
    };
    const outlinePath = (pack, index) => {
      pack.paths = pack.paths || [];
      return pack.paths[index] || (pack.paths[index] = new Path2D(pack.o[index]));
    };
    // Pictures are decoded before they are drawn.
    const image = name => {
      let found = shared.images.get(name);
      if (!found) {
        found = new Image();
        found.src = shared.pictures[name] || 'data:,';
        found.ready = found.decode().catch(() => {});
        shared.images.set(name, found);
      }
      return found;
    };

    class Painter {
      constructor(context, pack, scale) { this.c = context; this.pack = pack; this.scale = scale; }

      scene(scene, scrolled) {
        const c = this.c;
        for (const [clip, scrolls, steps] of scene.l) {
          c.save();
          if (scrolls && scene.v) {
            c.beginPath(); c.rect(...scene.v.slice(0, 4)); c.clip();
            c.translate(0, -scrolled);
          }
          if (clip) { c.beginPath(); c.rect(...clip); c.clip(); }
          this.steps(steps);
          c.restore();
        }
      }
      steps(list) { for (const index of list) this.step(this.pack.d[index]); }

      step(s) {
        const c = this.c, pack = this.pack;
        switch (s[0]) {
          case 0: return this.fill(outlinePath(pack, s[1]), pack.c[s[2]]);
          case 1: {
            c.save();
            c.lineWidth = s[3];
            c.lineCap = s[4] ? 'round' : 'butt'; c.lineJoin = s[4] ? 'round' : 'miter';
            c.setLineDash(s.slice(5));
            c.strokeStyle = this.style(pack.c[s[2]]);
            c.stroke(outlinePath(pack, s[1]));
            return c.restore();
          }
          case 2: return this.glyphs(pack.r[s[1]], pack.c[s[2]]);
          case 3: {
            const picture = image(pack.p[s[1]]);
            if (!picture.naturalWidth) return;
            c.save();
            c.globalAlpha *= s[6]; c.imageSmoothingQuality = 'high';
            c.drawImage(picture, s[2], s[3], s[4], s[5]);
            return c.restore();
          }
          case 4: {
            const apart = this.apart(s[1]);
            apart.getContext('2d').setTransform(1, 0, 0, 1, 0, 0);
            const ink = apart.getContext('2d');
            ink.globalCompositeOperation = 'source-in';
            ink.fillStyle = pack.c[s[2]];
            ink.fillRect(0, 0, apart.width, apart.height);
            return this.put(apart, { filter: s[3] > 0.05 ? `blur(${s[3] * this.scale}px)` : 'none', x: s[4], y: s[5] });
          }
          case 5: {
            const path = outlinePath(pack, s[1]);
            c.save();
            c.clip(path);
            c.globalAlpha *= s[5];
            this.put(this.copy(), { filter: `blur(${s[3] * this.scale}px) saturate(${s[4]})` });
            c.restore();
            return this.fill(path, pack.c[s[2]]);
          }
          case 6: return this.put(this.apart(s[1]), { filter: `blur(${s[2] * this.scale}px)` });
          case 7: return this.put(this.apart(s[1]), { mode: s[2] });
          case 8:
            c.save();
            c.clip(outlinePath(pack, s[1]));
            this.steps(s[2]);
            return c.restore();
        }
      }

      style(paint) {
        if (typeof paint === 'string') return paint;
        if (paint[0] === 2) return paint[2];
        const stops = paint.slice(5);
        const gradient = paint[0] === 0
          ? this.c.createLinearGradient(paint[1], paint[2], paint[3], paint[4])
          : this.c.createRadialGradient(paint[1], paint[2], paint[3], paint[1], paint[2], paint[4]);
        for (let i = 0; i + 1 < stops.length; i += 2) gradient.addColorStop(Math.min(1, Math.max(0, stops[i])), stops[i + 1]);
        return gradient;
      }

      fill(path, paint) {
        const c = this.c;
        if (typeof paint === 'string' || paint[0] !== 2) {
          c.fillStyle = this.style(paint);
          return c.fill(path);
        }
        c.save();
        c.clip(path);
        c.fillStyle = paint[1];
        c.fill(path);
        c.strokeStyle = paint[2]; c.lineWidth = 1;
        c.beginPath();
        for (let at = -2000; at < 4000; at += 8) { c.moveTo(at, 0); c.lineTo(at - 3000, 3000); }
        c.stroke();
        c.restore();
      }

      glyphs(run, paint) {
        const c = this.c, [size, weight] = run, k = size / 1000;
        const flat = typeof paint === 'string' || paint[0] === 2;
        const base = c.getTransform();
        let x = 0, y = 0;
        if (!flat) {
          // A gradient keeps its place on the screen: one path for the whole run.
          const whole = new Path2D();
          for (let i = 2; i < run.length; i += 3) {
            x += run[i + 1] / 100; y += run[i + 2] / 100;
            whole.addPath(glyphPath(this.pack.g[run[i]]), new DOMMatrix([k, 0, 0, k, x, y]));
          }
          return this.fill(whole, paint);
        }
        c.save();
        c.fillStyle = c.strokeStyle = this.style(paint);
        c.lineJoin = 'round'; c.lineWidth = weight * 1000;
        for (let i = 2; i < run.length; i += 3) {
          x += run[i + 1] / 100; y += run[i + 2] / 100;
          c.setTransform(base.a * k, 0, 0, base.d * k, base.e + base.a * x, base.f + base.d * y);
          const path = glyphPath(this.pack.g[run[i]]);
          c.fill(path);
          if (weight > 0) c.stroke(path);
        }
        c.restore();
      }

      // MARK: groups
      blank() {
        const canvas = document.createElement('canvas');
        canvas.width = this.c.canvas.width; canvas.height = this.c.canvas.height;
        return canvas;
      }
      apart(list) {
        const canvas = this.blank(), context = canvas.getContext('2d');
        context.setTransform(this.c.getTransform());
        new Painter(context, this.pack, this.scale).steps(list);
        return canvas;
      }
      // The edges go on beyond the canvas, as what is behind a bar does beyond the screen.
      copy() {
        const canvas = this.blank();
        canvas.getContext('2d').drawImage(this.c.canvas, 0, 0);
        return canvas;
      }
      put(canvas, { filter = 'none', mode = '', x = 0, y = 0 }) {
        const c = this.c;
        c.save();
        c.setTransform(1, 0, 0, 1, 0, 0);
        if (filter !== 'none') c.filter = filter;
        if (mode) c.globalCompositeOperation = mode;
        c.drawImage(canvas, x * this.scale, y * this.scale);
        c.restore();
      }
    }

    // Draws a scene once its pictures are there; the canvas has as many pixels as the screen shows.
    async function paint(canvas, pack, scene, { scale = 2, scrolled = 0 } = {}) {
      await Promise.all((pack.p || []).map(name => image(name).ready));
      canvas.width = Math.round(scene.s[0] * scale); canvas.height = Math.round(scene.s[1] * scale);
      const context = canvas.getContext('2d');
      context.setTransform(scale, 0, 0, scale, 0, 0);
      new Painter(context, pack, scale).scene(scene, scrolled);
    }
    """#
}
