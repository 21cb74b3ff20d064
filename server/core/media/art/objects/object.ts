/** The thing that is sold, by category, standing free. */
import { random } from '../../random.ts';
import type { Artwork } from '../artwork.ts';
import { livery } from '../cover.ts';
import { darken, mix } from '../color.ts';
import { cassetteSvg } from './cassette.ts';
import { cdCaseSvg } from './cd.ts';
import { garmentSvg } from './garment.ts';
import { merchSvg } from './merch.ts';
import { groupSvg } from './scene.ts';
import { sleeveSvg } from './sleeve.ts';

/** Images as data URIs. */
export interface ObjectImages {
  cover: string;
  disc?: string;
  label?: string;
}

const SHELLS = ['#22262b', '#f0ece2', '#d9482b', '#2b5f8c', '#e7c14a', '#3b7a57', '#e9a5b4'] as const;
const inline = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** 1000 × 1000, transparent ground. */
export function objectSvg(artwork: Artwork, { cover, disc, label }: ObjectImages): string {
  const { palette, display } = livery(artwork.seed, artwork.genre);
  const rnd = random(`object:${artwork.seed}`);
  const cloth = artwork.cloth ?? '#1c1c1f';
  const shell = artwork.cloth ?? rnd.pick(SHELLS);
  const texts = { title: artwork.title, artist: artwork.artist, display, ground: palette.ground, ink: palette.ink };
  const record = () => sleeveSvg({ cover, discs: disc ? [disc] : [], sleeve: artwork.sleeve });
  switch (artwork.category) {
    case 'cd':
      return cdCaseSvg(cover, disc ?? cover);
    case 'tape':
      return cassetteSvg({ cover, shell, paper: mix(palette.c, '#f7f2e6', 0.55), ...texts });
    case 't-shirt':
    case 'hoodie':
      return garmentSvg({ kind: artwork.category, cloth, print: cover });
    case 'bundle':
      return groupSvg([inline(garmentSvg({ kind: 't-shirt', cloth, print: cover })), inline(record())]);
    case 'merch':
    case 'accessory':
      return merchSvg(artwork.object ?? (artwork.category === 'merch' ? 'tote' : 'brush'), {
        print: cover,
        badge: label ?? cover,
        cloth,
        accent: darken(palette.a, 0.05),
        ...texts,
      });
    default:
      return record();
  }
}
