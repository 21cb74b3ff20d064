import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Genre } from '#generated/enums.ts';
import type { PictureArtwork } from '#server/core/media/art/picture.ts';
import { createDemoArtist, DEMO_LABELS, DEMO_SHOPS } from '../texts/makers.ts';
import { DEMO_BANNERS } from '../texts/site.ts';
import type { DemoProject } from '../texts/catalogue.ts';

/** Source of a demo song. */
export interface SongOriginal {
  uuid: string;
  genre: Genre;
}

/** Files written concurrently: keeps the disk busy and stays below the limit of open files. */
const CONCURRENCY = 64;

const BAND_NAME = /trio|quartet|quintet|octet|choir|band|society|collective|club|company|sisters|sœurs|&/i;

/** Writes the sources of pictures and audio: small JSON files from which each size is rendered on first request. */
export async function writeOriginals(
  mediaRoot: string,
  projects: readonly DemoProject[],
  artists: number,
  songs: readonly SongOriginal[],
): Promise<void> {
  const files: [path: string, content: object][] = [
    ...projects.map(({ artwork }, index): [string, object] => [`projects/${index + 1}/artwork.json`, artwork]),
    ...listPictures(artists).map(([folder, artwork]): [string, object] => [`pictures/${folder}/artwork.json`, artwork]),
    ...songs.map(({ uuid, genre }): [string, object] => [`songs/${uuid}.json`, { seed: uuid, genre }]),
  ];
  const queue = files.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const [path, content] of queue) {
        const file = join(mediaRoot, path);
        await mkdir(join(file, '..'), { recursive: true });
        await writeFile(file, JSON.stringify(content));
      }
    }),
  );
}

function listPictures(artists: number): [folder: string, artwork: PictureArtwork][] {
  return [
    ...Array.from({ length: artists }, (_, index): [string, PictureArtwork] => {
      const { name, genres } = createDemoArtist(index);
      const isBand = BAND_NAME.test(name);
      return [
        `artist-${index + 1}`,
        { kind: isBand ? 'band' : 'portrait', seed: `artist-${index}`, genre: genres[0] ?? 16, name },
      ];
    }),
    ...DEMO_LABELS.map(({ name }, index): [string, PictureArtwork] => [
      `label-${index + 1}`,
      { kind: 'mark', seed: `label-${index}`, name },
    ]),
    ...DEMO_SHOPS.flatMap(({ name, look }, index): [string, PictureArtwork][] =>
      look
        ? [
            [
              `shop-${index + 1}`,
              { kind: 'logo', seed: `shop-${index}`, name, color: look.header_color, face: look.face },
            ],
          ]
        : [],
    ),
    ...DEMO_BANNERS.map(({ picture }): [string, PictureArtwork] => [picture, { kind: 'banner', seed: picture }]),
  ];
}
