/** Op art: rings that drift off centre, or stripes bent over a sphere. */
import type { CoverContext } from '../cover-context.ts';
import { circle, path, polyline, rect, type Point } from '../svg.ts';
import { setLine, fitSize } from '../type.ts';
import { computeContrast } from '../color.ts';
import type { Random } from '../../random.ts';

export function drawOpart({ rnd, palette, title, artist, display }: CoverContext): string {
  const light = palette.ground;
  const dark = palette.ink;
  const accent = computeContrast(palette.a, light) > computeContrast(palette.b, light) ? palette.a : palette.b;
  const art = rnd.pick([drawRings, drawBulge, drawBulge, drawFans])(rnd, dark, accent, light);
  const text = `${artist} — ${title}`;
  const size = fitSize(text, display, 860, 46, 0.02);
  return [
    rect(0, 0, 1000, 1000, { fill: light }),
    art,
    rect(0, 890, 1000, 110, { fill: light }),
    setLine(text, 500, 945 + size * 0.34, { face: display, size, fill: dark, anchor: 'middle', tracking: 0.02 }),
  ].join('');
}

function drawRings(rnd: Random, dark: string, accent: string, light: string): string {
  const turn = rnd.range(0, Math.PI * 2);
  const count = 22;
  const circles = Array.from({ length: count }, (_, i) => {
    const r = 720 * (1 - i / count);
    const drift = 11 * i;
    const fill = i % 2 ? light : i === count - 6 ? accent : dark;
    return circle(500 + Math.cos(turn + i * 0.12) * drift * 0.8, 445 + Math.sin(turn + i * 0.12) * drift * 0.7, r, {
      fill,
    });
  });
  return circles.join('');
}

function drawBulge(rnd: Random, dark: string, accent: string): string {
  const [cx, cy] = [rnd.range(360, 640), rnd.range(330, 540)];
  const radius = rnd.range(300, 400);
  const power = rnd.pick([0.92, 0.8, -0.62]);
  const degrees = rnd.pick([0, 90, 45, -30]);
  const bend = (x: number, y: number): Point => {
    const [dx, dy] = [x - cx, y - cy];
    const d = Math.hypot(dx, dy);
    if (d >= radius || d === 0) return [x, y];
    // distances grow by 1 + power near the centre and shrink at the rim: a sphere, or a funnel when negative
    const k = 1 + power * (1 - d / radius);
    return [cx + dx * k, cy + dy * k];
  };
  const count = rnd.int(24, 34);
  const pitch = 1500 / count;
  const accentIndex = rnd.int(Math.floor(count * 0.35), Math.floor(count * 0.65));
  const angle = (degrees * Math.PI) / 180;
  const toPoint = (u: number, v: number): Point =>
    bend(
      500 + (u - 750) * Math.cos(angle) - (v - 750) * Math.sin(angle),
      445 + (u - 750) * Math.sin(angle) + (v - 750) * Math.cos(angle),
    );
  return Array.from({ length: count }, (_, i) => {
    const edge = (v: number) => Array.from({ length: 151 }, (_, j) => toPoint(j * 10, v));
    const points = [...edge(i * pitch), ...edge(i * pitch + pitch / 2).reverse()];
    return path(polyline(points, true), { fill: i === accentIndex ? accent : dark });
  }).join('');
}

function drawFans(rnd: Random, dark: string, accent: string): string {
  const blades = rnd.int(24, 36);
  const twist = rnd.range(0.6, 1.5);
  const [cx, cy] = [500 + rnd.range(-90, 90), 445 + rnd.range(-60, 60)];
  return Array.from({ length: blades }, (_, i) => {
    const edge = (shift: number) =>
      Array.from({ length: 40 }, (_, j): Point => {
        const r = 6 + j * 21;
        const t = ((i + shift) / blades) * Math.PI * 2 + twist * Math.sin(r / 145);
        return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
      });
    return path(polyline([...edge(0), ...edge(0.5).reverse()], true), { fill: i % 12 === 0 ? accent : dark });
  }).join('');
}
