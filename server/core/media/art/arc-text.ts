/** Text along a circle, for labels. */
import { num, path, type Attributes } from './svg.ts';
import { shapeText, type Face } from './typeface.ts';

export interface ArcStyle {
  face: Face;
  size: number;
  fill: string;
  tracking?: number;
  /** Centre of the text in degrees: -90 is the top, 90 the bottom. */
  at: number;
  /** Text reads from inside the circle, for text along the bottom. */
  inward?: boolean;
  attributes?: Attributes;
}

/** Sets a text on the circle around cx, cy, with the baseline at the radius. */
export function setArc(text: string, cx: number, cy: number, radius: number, style: ArcStyle): string {
  const { glyphs, width } = shapeText(text, style.face, style.tracking);
  const direction = style.inward ? -1 : 1;
  const sweep = (width * style.size) / radius;
  const start = (style.at * Math.PI) / 180 - (direction * sweep) / 2;
  const d = glyphs
    .map(({ glyph, x, unitsPerEm }) => {
      const scale = style.size / unitsPerEm;
      const half = glyph.advanceWidth * scale * 0.5;
      const angle = start + (direction * (x * style.size + half)) / radius;
      const tilt = angle + (direction * Math.PI) / 2;
      const [ox, oy] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
      return glyph.path.commands
        .map(({ command, args }) => {
          const points: string[] = [];
          for (let i = 0; i + 1 < args.length; i += 2) {
            const [px, py] = [args[i]! * scale - half, -args[i + 1]! * scale];
            points.push(`${num(ox + px * cos - py * sin)} ${num(oy + px * sin + py * cos)}`);
          }
          return (PATH_COMMANDS[command] ?? 'Z') + points.join(' ');
        })
        .join('');
    })
    .join('');
  return path(d, { fill: style.fill, ...style.attributes });
}

const PATH_COMMANDS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
