/** The product without background, by category. */
import { random } from '../../random.ts';
import type { Artwork } from '../artwork.ts';
import { createLivery } from '../cover.ts';
import { darken, mix } from '../color.ts';
import { drawCassette } from './cassette.ts';
import { drawCdCase } from './cd.ts';
import { drawGarment } from './garment.ts';
import { drawMerch } from './merch.ts';
import { drawGroup } from './scene.ts';
import { drawSleeve } from './sleeve.ts';

/** Images as data URIs. */
export interface ObjectImages {
  cover: string;
  disc?: string;
  label?: string;
}

const SHELLS = ['#22262b', '#f0ece2', '#d9482b', '#2b5f8c', '#e7c14a', '#3b7a57', '#e9a5b4'] as const;
const toSvgDataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Draws the product of a release, 1000 × 1000, on a transparent background. */
export function drawObject(artwork: Artwork, { cover, disc, label }: ObjectImages): string {
  const { palette, display } = createLivery(artwork.seed, artwork.genre);
  const rnd = random(`object:${artwork.seed}`);
  const cloth = artwork.cloth ?? '#1c1c1f';
  const shell = artwork.cloth ?? rnd.pick(SHELLS);
  const texts = { title: artwork.title, artist: artwork.artist, display, ground: palette.ground, ink: palette.ink };
  const drawRecord = () => drawSleeve({ cover, discs: disc ? [disc] : [], sleeve: artwork.sleeve });
  switch (artwork.category) {
    case 'cd':
      return drawCdCase(cover, disc ?? cover);
    case 'tape':
      return drawCassette({ cover, shell, paper: mix(palette.c, '#f7f2e6', 0.55), ...texts });
    case 't-shirt':
    case 'hoodie':
      return drawGarment({ kind: artwork.category, cloth, print: cover });
    case 'bundle':
      return drawGroup([
        toSvgDataUri(drawGarment({ kind: 't-shirt', cloth, print: cover })),
        toSvgDataUri(drawRecord()),
      ]);
    case 'merch':
    case 'accessory':
      return drawMerch(artwork.object ?? (artwork.category === 'merch' ? 'tote' : 'brush'), {
        print: cover,
        badge: label ?? cover,
        cloth,
        accent: darken(palette.a, 0.05),
        ...texts,
      });
    default:
      return drawRecord();
  }
}
