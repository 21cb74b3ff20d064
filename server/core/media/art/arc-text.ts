/** Text along a circle, for labels. */
import { num, path, type Attributes } from './svg.ts';
import { shape, type Face } from './typeface.ts';

export interface ArcStyle {
  face: Face;
  size: number;
  fill: string;
  tracking?: number;
  /** Middle of the text, in degrees: -90 is the top, 90 the foot. */
  at: number;
  /** Read from inside the circle, for text along the foot. */
  inward?: boolean;
  attributes?: Attributes;
}

/** Sets a text on the circle around cx, cy; the baseline runs at the radius. */
export function setArc(text: string, cx: number, cy: number, radius: number, style: ArcStyle): string {
  const { glyphs, width } = shape(text, style.face, style.tracking);
  const turn = style.inward ? -1 : 1;
  const sweep = (width * style.size) / radius;
  const start = (style.at * Math.PI) / 180 - (turn * sweep) / 2;
  const d = glyphs
    .map(({ glyph, x, unitsPerEm }) => {
      const scale = style.size / unitsPerEm;
      const half = glyph.advanceWidth * scale * 0.5;
      const angle = start + (turn * (x * style.size + half)) / radius;
      const tilt = angle + (turn * Math.PI) / 2;
      const [ox, oy] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
      return glyph.path.commands
        .map(({ command, args }) => {
          const points: string[] = [];
          for (let i = 0; i + 1 < args.length; i += 2) {
            const [px, py] = [args[i]! * scale - half, -args[i + 1]! * scale];
            points.push(`${num(ox + px * cos - py * sin)} ${num(oy + px * sin + py * cos)}`);
          }
          return (LETTER[command] ?? 'Z') + points.join(' ');
        })
        .join('');
    })
    .join('');
  return path(d, { fill: style.fill, ...style.attributes });
}

const LETTER: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
