/** Pictures of people, labels and shops, and the large ones of the home page. */
import type { Genre } from '#generated/enums.ts';
import { random } from '../random.ts';
import { darken, mix } from './color.ts';
import { GENRE_STYLES } from './genre-styles.ts';
import { logoSvg, markSvg } from './logo.ts';
import { MOODS, PALETTES, type Palette } from './palettes.ts';
import { portrait } from './portrait.ts';
import { document, el, group, path, rect, SIDE, smooth, type Point } from './svg.ts';
import { grain, linear } from './texture.ts';
import { noiseField } from './noise.ts';
import type { Face } from './typeface.ts';

/** Content of a picture folder; stored as its `artwork.json`. */
export type PictureArtwork =
  | { kind: 'portrait' | 'band'; seed: string; genre: Genre; name: string }
  | { kind: 'mark'; seed: string; name: string }
  | { kind: 'logo'; seed: string; name: string; color: string; face: Face }
  | { kind: 'banner'; seed: string };

/** The SVG of a picture: square, but for logos (cut to the word) and banners (1600 × 800). */
export function pictureSvg(artwork: PictureArtwork): string {
  const rnd = random(`picture:${artwork.seed}`);
  switch (artwork.kind) {
    case 'portrait':
    case 'band': {
      const palette = rnd.pick(MOODS[rnd.pick(GENRE_STYLES[artwork.genre].moods)] as readonly Palette[]);
      const people =
        artwork.kind === 'portrait' ? portrait(rnd, palette) : bandOf(palette, artwork.seed, rnd.int(2, 3));
      return document(SIDE, SIDE, rect(0, 0, SIDE, SIDE, { fill: palette.ground }), people, grain(rnd, 0.2));
    }
    case 'mark':
      return markSvg(artwork.seed, artwork.name);
    case 'logo':
      return logoSvg(artwork.seed, artwork.name, artwork.color, artwork.face);
    case 'banner':
      return bannerSvg(artwork.seed);
  }
}

function bandOf(palette: Palette, seed: string, count: number): string {
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
          portrait(random(`${seed}:${i}`), palette, String(i), false),
        ),
      )
      .join('')
  );
}

/** Waves of colour over the whole width, calm on the left where the words stand; 1600 × 800. */
function bannerSvg(seed: string): string {
  const rnd = random(`banner:${seed}`);
  const palette = rnd.pick(PALETTES);
  const inks = [palette.b, palette.a, palette.c, mix(palette.a, palette.ink, 0.4), palette.b, darken(palette.a, 0.25)];
  const bands = inks.map((fill, i) => {
    const noise = noiseField(rnd, 520, 2);
    const top = Array.from({ length: 18 }, (_, j): Point => {
      const x = j * 100 - 50;
      return [
        x,
        850 + i * 14 - Math.max(0, (x - 350 - i * 90) / 1250) ** 0.8 * (760 - i * 100) + noise(x, i * 300) * 130,
      ];
    });
    return path(`${smooth(top)}L1700 860L-50 860Z`, { fill });
  });
  return document(
    1600,
    800,
    linear('sky', 20, [0, palette.ground], [1, mix(palette.ground, palette.c, 0.35)]),
    rect(0, 0, 1600, 800, { fill: 'url(#sky)' }),
    el('circle', { cx: rnd.range(1050, 1350), cy: rnd.range(180, 300), r: rnd.range(80, 140), fill: palette.c }),
    ...bands,
    grain(rnd, 0.22, 1600, 800),
  );
}
