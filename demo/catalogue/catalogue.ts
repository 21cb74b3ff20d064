import { createHash } from 'node:crypto';
import type pg from 'pg';
import { barcodes, items, projects, songs } from '#server/modules/catalogue/index.ts';
import { artists, labels, shopLooks, shops } from '#server/modules/shops/index.ts';
import { copyRows, type CopyRow } from '../copy.ts';
import { createBarcodes } from '../texts/barcodes.ts';
import { createCatalogue, type DemoProject } from '../texts/catalogue.ts';
import { createMakerLinks } from '../texts/maker-links.ts';
import { createLabelBio, DEMO_LABELS, DEMO_SHOPS, createDemoArtist } from '../texts/makers.ts';
import { createLooks } from '../shops/looks.ts';
import { writeOriginals, type SongOriginal } from './originals.ts';

/** Number of projects with audio files; further projects of a large catalogue share them. */
const PROJECTS_WITH_AUDIO = 600;
const ARTIST_ACCOUNT = 3;

/** Writes artists, labels, shops, projects, items and songs, and the sources of their pictures and audio. */
export async function loadCatalogue(client: pg.ClientBase, mediaRoot: string, count: number, now: Date): Promise<void> {
  const { projects: records, artists: artistCount } = createCatalogue(count, now);
  const shopCodeByArtist = new Map(
    DEMO_SHOPS.flatMap(({ type, owner, code }) => (type === 'artist' ? [[owner, code] as const] : [])),
  );
  const shopCodeByLabel = new Map(
    DEMO_SHOPS.flatMap(({ type, owner, code }) => (type === 'label' ? [[owner, code] as const] : [])),
  );
  await copyRows(
    client,
    artists,
    Array.from({ length: artistCount }, (_, index) => {
      const { name, country_id, bio_en, bio_fr } = createDemoArtist(index);
      return {
        id: index + 1,
        name,
        country_id,
        bio_en,
        bio_fr,
        ...createMakerLinks('artist', index, name),
        picture: `artist-${index + 1}`,
        shop_code: shopCodeByArtist.get(index) ?? null,
      };
    }),
  );
  await copyRows(
    client,
    labels,
    DEMO_LABELS.map(({ name, country_id }, index) => ({
      id: index + 1,
      name,
      country_id,
      ...createLabelBio(index, name),
      ...createMakerLinks('label', index, name),
      picture: `label-${index + 1}`,
      shop_code: shopCodeByLabel.get(index) ?? null,
    })),
  );
  const shopRows = DEMO_SHOPS.map((shop, index) => createShopRow(shop, index, now));
  await copyRows(client, shops, shopRows);
  await copyRows(client, shopLooks, createLooks(shopRows, now));
  await copyRows(client, projects, records.map(createProjectRow));
  await copyRows(client, items, createItemRows(records));
  await copyRows(client, barcodes, createBarcodes(records, now));
  const tracks = createSongRows(records);
  await copyRows(
    client,
    songs,
    tracks.map(({ row }) => row),
  );
  await writeOriginals(
    mediaRoot,
    records,
    artistCount,
    tracks.flatMap(({ original }) => original ?? []),
  );
}

function createShopRow(
  { name, code, type, owner, look }: (typeof DEMO_SHOPS)[number],
  index: number,
  now: Date,
): CopyRow {
  const handle = code.replaceAll('-', '');
  const { face: _, ...colors } = look ?? {
    face: undefined,
    header_bg: null,
    header_color: null,
    bg_color: null,
    font_color: null,
    footer_bg: null,
    footer_color: null,
  };
  return {
    id: index + 1,
    ...{ name, code, type, ...colors },
    // browsers resolve names below localhost to this machine
    host: look && type === 'artist' ? `${code}.localhost` : null,
    artist_id: type === 'artist' && owner !== undefined ? owner + 1 : null,
    label_id: type === 'label' && owner !== undefined ? owner + 1 : null,
    user_id: type === 'artist' ? ARTIST_ACCOUNT : null,
    white_label: look !== undefined,
    logo: look ? `shop-${index + 1}` : null,
    artist_instagram: type === 'house' ? null : `https://www.instagram.com/${handle}`,
    artist_youtube: type === 'artist' ? `https://www.youtube.com/@${handle}` : null,
    artist_spotify: type === 'artist' ? `https://open.spotify.com/artist/${handle}` : null,
    created_at: new Date(now.getTime() - (900 - index * 40) * 24 * 3600 * 1000),
  };
}

function createProjectRow(project: DemoProject, index: number): CopyRow {
  const { items: variants, songs: _songs, artwork: _artwork, artist, label, shop, ...columns } = project;
  return {
    id: index + 1,
    ...columns,
    artist_id: artist + 1,
    artist_name: createDemoArtist(artist).name,
    label_id: label === null ? null : label + 1,
    label_name: label === null ? null : (DEMO_LABELS[label]?.name ?? null),
    shop_id: shop + 1,
    price: Math.min(...variants.map(({ price }) => price)),
    currency: 'EUR',
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    picture: String(index + 1),
    url_vinyl: project.color_vinyl ? '1' : null,
  };
}

function createItemRows(records: readonly DemoProject[]): CopyRow[] {
  let id = 0;
  return records.flatMap((project, index) =>
    project.items.map(({ barcode: _, ...item }, itemIndex) => ({
      id: ++id,
      project_id: index + 1,
      position: itemIndex + 1,
      currency: 'EUR',
      ...item,
    })),
  );
}

function createSongRows(records: readonly DemoProject[]): { row: CopyRow; original?: SongOriginal }[] {
  let id = 0;
  return records.flatMap((project, index) => {
    const audioIndex = index % PROJECTS_WITH_AUDIO;
    return project.songs.map(({ title, side, duration }, songIndex) => {
      const uuid = createSongUuid(audioIndex, songIndex);
      const row = {
        id: ++id,
        uuid,
        project_id: index + 1,
        title,
        artist_name: createDemoArtist(project.artist).name,
        side,
        position: songIndex + 1,
        duration,
      };
      return index < PROJECTS_WITH_AUDIO ? { row, original: { uuid, genre: project.artwork.genre } } : { row };
    });
  });
}

/** A version-8 UUID derived from the indexes, so that audio files have the same names in every demo shop. */
function createSongUuid(project: number, index: number): string {
  const hex = createHash('sha256').update(`song-${project}-${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
