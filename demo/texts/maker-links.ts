import { slugify } from '#domain/slug.ts';
import { random } from '#server/core/media/random.ts';

/** Pages elsewhere by column. */
export type MakerLinks = Readonly<
  Record<'website' | 'facebook' | 'instagram' | 'youtube' | 'spotify' | 'soundcloud', string | null>
>;

/** Creates the links of an artist or label; not all have a page on every site. */
export function createMakerLinks(kind: 'artist' | 'label', index: number, name: string): MakerLinks {
  const rng = random(`links-${kind}-${index}`);
  const handle = slugify(name).replaceAll('-', '');
  const pick = (share: number, url: string) => (rng.chance(share) ? url : null);
  return {
    website: pick(0.5, `https://${slugify(name)}.example.com`),
    facebook: pick(0.4, `https://www.facebook.com/${handle}`),
    instagram: pick(0.9, `https://www.instagram.com/${handle}`),
    youtube: pick(0.5, `https://www.youtube.com/@${handle}`),
    spotify: kind === 'artist' ? pick(0.7, `https://open.spotify.com/artist/${handle}`) : null,
    soundcloud: pick(0.45, `https://soundcloud.com/${slugify(name)}`),
  };
}
