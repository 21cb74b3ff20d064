/** The discs of the storefront's tiles, small and without grooves, which the page adds by CSS. */
import type { VinylLook } from '#domain/catalogue/vinyl-colors.ts';
import { COLOR_BY_FAMILY } from '#domain/catalogue/family-colors.ts';
import { ColorFamily, VinylColor } from '#generated/enums.ts';
import { circle, el, group, path } from './svg.ts';

const CENTRE = 50;
const GOLDEN_ANGLE = 137.5;

const CLOUDS = [
  'M8 34C22 16 40 30 58 14s34 2 36 18-18 12-34 20S18 54 8 34Z',
  'M14 78c10-18 26-6 40-16s34-6 32 10-22 22-42 20-38 0-30-14Z',
] as const;

/** Streaks of a splatter, the same for all colours. */
const STREAKS = Array.from({ length: 18 }, (_, index) => {
  const length = 8 + ((index * 5) % 15);
  return el('ellipse', {
    cx: CENTRE + 20 + ((index * 7) % 14) + length / 2,
    cy: CENTRE,
    rx: length / 2,
    ry: 1 + (index % 3) * 0.8,
    transform: `rotate(${(index * GOLDEN_ANGLE) % 360} ${CENTRE} ${CENTRE})`,
  });
});

/** Draws a symbol per vinyl colour, with its name as id, and one per family of colours, `family_{name}`. */
export function drawDiscSprite(): string {
  const symbols = VinylColor.values.map((color) => {
    const look = VinylColor.data[color];
    const opacity = look.kind === 'transparent' ? 0.82 : undefined;
    const disc = group({ opacity }, circle(CENTRE, CENTRE, CENTRE, { fill: look.base }), ...drawPattern(look));
    return el('symbol', { id: color, viewBox: '0 0 100 100' }, disc);
  });
  const families = ColorFamily.values.map((family) =>
    el(
      'symbol',
      { id: `family_${family}`, viewBox: '0 0 100 100' },
      el('use', { href: `#${COLOR_BY_FAMILY[family]}` }),
    ),
  );
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...symbols, ...families);
}

function drawPattern({ kind, accent }: VinylLook): string[] {
  switch (kind) {
    case 'marbled':
      return CLOUDS.map((cloud) => path(cloud, { fill: accent, opacity: 0.6 }));
    case 'splatter':
      return [group({ fill: accent }, ...STREAKS)];
    case 'half':
      return [path('M0 50a50 50 0 0 1 100 0Z', { fill: accent })];
    case 'picture':
      return CLOUDS.map((cloud, index) => path(cloud, { fill: index ? '#e0633a' : '#2f7a78', opacity: 0.9 }));
    default:
      return [];
  }
}
