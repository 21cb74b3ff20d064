/** Pictures of artists, labels and shops, and banners of the home page. */
import type { Genre } from '#generated/enums.ts';
import { random } from '../random.ts';
import { darken, mix } from './color.ts';
import { GENRE_STYLES } from './genre-styles.ts';
import { drawLogo, drawMark } from './logo.ts';
import { MOODS, PALETTES, type Palette } from './palettes.ts';
import { drawPortrait } from './portrait.ts';
import { createSvg, el, group, path, rect, SIDE, smooth, type Point } from './svg.ts';
import { drawGrain, defineLinearGradient } from './texture.ts';
import { createNoiseField } from './noise.ts';
import type { Face } from './typeface.ts';

/** Content of `artwork.json` in a picture folder. */
export type PictureArtwork =
  | { kind: 'portrait' | 'band'; seed: string; genre: Genre; name: string }
  | { kind: 'mark'; seed: string; name: string }
  | { kind: 'logo'; seed: string; name: string; color: string; face: Face }
  | { kind: 'banner'; seed: string };

/** Draws a picture: square, except logos (as wide as their text) and banners (1600 × 800). */
export function drawPicture(artwork: PictureArtwork): string {
  const rnd = random(`picture:${artwork.seed}`);
  switch (artwork.kind) {
    case 'portrait':
    case 'band': {
      const palette = rnd.pick(MOODS[rnd.pick(GENRE_STYLES[artwork.genre].moods)] as readonly Palette[]);
      const people =
        artwork.kind === 'portrait' ? drawPortrait(rnd, palette) : drawBand(palette, artwork.seed, rnd.int(2, 3));
      return createSvg(SIDE, SIDE, rect(0, 0, SIDE, SIDE, { fill: palette.ground }), people, drawGrain(rnd, 0.2));
    }
    case 'mark':
      return drawMark(artwork.seed, artwork.name);
    case 'logo':
      return drawLogo(artwork.seed, artwork.name, artwork.color, artwork.face);
    case 'banner':
      return drawBanner(artwork.seed);
  }
}

function drawBand(palette: Palette, seed: string, count: number): string {
  const places =
    count === 2
      ? [
          [-160, 150, 0.86],
          [300, 190, 0.82],
        ]
      : [
          [-190, 256, 0.74],
          [440, 256, 0.74],
          [110, 210, 0.78],
        ];
  return (
    rect(0, 0, SIDE, SIDE, { fill: mix(palette.ground, palette.b, 0.25) }) +
    places
      .map(([x, y, scale], i) =>
        group(
          { transform: `translate(${x} ${y}) scale(${scale})` },
          drawPortrait(random(`${seed}:${i}`), palette, String(i), false),
        ),
      )
      .join('')
  );
}

/** Draws waves of colour, 1600 × 800, calm on the left under the text. */
function drawBanner(seed: string): string {
  const rnd = random(`banner:${seed}`);
  const palette = rnd.pick(PALETTES);
  const inks = [palette.b, palette.a, palette.c, mix(palette.a, palette.ink, 0.4), palette.b, darken(palette.a, 0.25)];
  const bands = inks.map((fill, i) => {
    const noise = createNoiseField(rnd, 520, 2);
    const top = Array.from({ length: 18 }, (_, j): Point => {
      const x = j * 100 - 50;
      return [
        x,
        850 + i * 14 - Math.max(0, (x - 350 - i * 90) / 1250) ** 0.8 * (760 - i * 100) + noise(x, i * 300) * 130,
      ];
    });
    return path(`${smooth(top)}L1700 860L-50 860Z`, { fill });
  });
  return createSvg(
    1600,
    800,
    defineLinearGradient('sky', 20, [0, palette.ground], [1, mix(palette.ground, palette.c, 0.35)]),
    rect(0, 0, 1600, 800, { fill: 'url(#sky)' }),
    el('circle', { cx: rnd.range(1050, 1350), cy: rnd.range(180, 300), r: rnd.range(80, 140), fill: palette.c }),
    ...bands,
    drawGrain(rnd, 0.22, 1600, 800),
  );
}
