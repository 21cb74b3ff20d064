import type { Genre, ProjectCategory, ProjectStep, ProjectType, Sleeve, Visibility } from '#generated/enums.ts';
import { ProjectCategory as Categories, ProjectStep as Steps } from '#generated/enums.ts';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { formatColorVinyl } from '#domain/catalogue/vinyl-colors.ts';
import type { Artwork } from '#server/core/media/art/artwork.ts';
import { random, type Random } from '#server/core/media/random.ts';
import { createGoods, getGoodsObject } from './goods.ts';
import { createDemoItems, createEan, createPressing, type DemoItem } from './items.ts';
import { DEMO_LABELS, DEMO_SHOPS, createDemoArtist, pickHomeLabels, NAMED_ARTISTS } from './makers.ts';
import { pickFixedCategories } from './categories.ts';
import { writeGoodsNotes, writeSleeveNotes } from './sleeve-notes.ts';
import { createTitleMaker, createTracklist } from './titles.ts';

export interface DemoProject {
  name: string;
  /** Indexes in the lists of artists, labels and shops. */
  artist: number;
  label: number | null;
  shop: number;
  category: ProjectCategory;
  type: ProjectType;
  step: ProjectStep;
  visibility: Visibility;
  genres: readonly Genre[];
  categories: readonly number[];
  catalog_number: string;
  barcode: string;
  released_on: string;
  description_en: string;
  description_fr: string;
  goal: number | null;
  ends_at: Date | null;
  group_shipment: string | null;
  color_vinyl: string | null;
  sleeve: Sleeve | null;
  created_at: Date;
  items: readonly DemoItem[];
  /** A CD has no sides. */
  songs: readonly { title: string; side: string | null; position: number; duration: number }[];
  artwork: Artwork;
}

const DAY = 24 * 3600 * 1000;
const CATEGORIES: readonly (readonly [ProjectCategory, number])[] = [
  ['vinyl', 68],
  ['cd', 9],
  ['tape', 6],
  ['bundle', 4],
  ['t-shirt', 5],
  ['hoodie', 2],
  ['merch', 3],
  ['project', 1],
  ['accessory', 2],
];
const SLEEVES: readonly (readonly [Sleeve, number])[] = [
  ['spine', 6],
  ['gatefold', 3],
  ['discobag', 1],
];
/** Prefix of catalogue numbers without a label. */
const SELF_RELEASED = 'SR';

/** Names and numbers used by earlier projects. */
interface CatalogueState {
  makeTitle: ReturnType<typeof createTitleMaker>;
  /** Last catalogue number of each label. */
  numbers: Map<string, number>;
  /** Used names of goods. */
  names: Set<string>;
}

/** Builds the catalogue, always the same for a count and time. */
export function createCatalogue(count: number, now: Date): { projects: DemoProject[]; artists: number } {
  const artists = Math.max(NAMED_ARTISTS, Math.round(count / 4));
  const state: CatalogueState = { makeTitle: createTitleMaker(), numbers: new Map(), names: new Set() };
  const projects = Array.from({ length: count }, (_, index) => createProject(index, count, artists, now, state));
  return { projects, artists };
}

function createProject(index: number, count: number, artists: number, now: Date, state: CatalogueState): DemoProject {
  const rng = random(`project-${index}`);
  const category = rng.weighted(CATEGORIES);
  const isMusic = Categories.data[category].music === true;
  const artistIndex = index < artists ? index : Math.floor(rng.next() ** 1.4 * artists);
  const artist = createDemoArtist(artistIndex);
  const genre = artist.genres[0] ?? 16;
  const label = rng.chance(0.18) ? null : rng.pick(pickHomeLabels(artistIndex));
  const title = state.makeTitle(rng, genre, artist.country_id);
  const createdAt = new Date(
    now.getTime() - Math.floor(((count - index) / count) ** 1.2 * 1100 * DAY) - rng.int(0, 20) * 3600_000,
  );
  const type = pickProjectType(rng, index, count, isMusic);
  const isPresale = type === 'preorder' || type === 'crowdfunding';
  const releasedAt = new Date(createdAt.getTime() + (isPresale ? rng.int(40, 120) : rng.int(-20, 20)) * DAY);
  const pressing =
    category === 'vinyl' || category === 'bundle' || category === 'project' ? createPressing(rng) : undefined;
  const mainColor = pressing?.variants[0];
  const colors = mainColor ? Array.from({ length: pressing.discs }, () => mainColor) : [];
  const sleeve = pressing ? (pressing.discs === 2 ? 'gatefold' : rng.weighted(SLEEVES)) : null;
  const tracks = isMusic ? createTracklist(rng, title, genre, rng.int(7, 11) + (pressing?.discs === 2 ? 5 : 0)) : [];
  const songs = assignSides(tracks, category === 'cd' ? 0 : (pressing?.discs ?? 1) * 2);
  const object = getGoodsObject(rng, category);
  const goods = createGoods(rng, object ?? category, title);
  const name = isMusic ? title : makeUnique(goods.name, state);
  const prefix = label === null ? SELF_RELEASED : (DEMO_LABELS[label]?.letters ?? SELF_RELEASED);
  const number = (state.numbers.get(prefix) ?? 0) + 1;
  state.numbers.set(prefix, number);
  const catalog_number = `${prefix}-${String(number).padStart(3, '0')}`;
  const step = pickProjectStep(rng, type, index > count * RECENT);
  const notes = isMusic ? writeSleeveNotes(rng, title, artist.name, genre, category) : writeGoodsNotes(rng, category);
  return {
    name,
    artist: artistIndex,
    label,
    shop: pickShop(rng, artistIndex, label),
    category,
    type,
    step,
    visibility: Steps.data[step].launched
      ? rng.weighted([
          ['online', 93],
          ['promo', 4],
          ['private', 2],
          ['offline', 1],
        ])
      : 'offline',
    genres: artist.genres,
    categories: pickFixedCategories(rng, { category, genres: artist.genres, colors: pressing?.variants ?? [], type }),
    catalog_number,
    barcode: createEan(index),
    released_on: releasedAt.toISOString().slice(0, 10),
    description_en: notes.en,
    description_fr: notes.fr,
    goal: isPresale ? rng.pick([100, 150, 200, 300, 500]) : null,
    ends_at: type === 'crowdfunding' ? new Date(createdAt.getTime() + rng.int(70, 90) * DAY) : null,
    group_shipment: rng.chance(0.5) ? 'paris-depot' : null,
    color_vinyl: colors.length > 0 ? formatColorVinyl(colors) : null,
    sleeve,
    created_at: createdAt,
    items: createDemoItems(rng, index, { category, type, pressing, cloth: goods.material }),
    songs,
    artwork: {
      seed: `project-${index}`,
      category,
      title,
      artist: artist.name,
      genre,
      label: label === null ? artist.name : (DEMO_LABELS[label]?.name ?? artist.name),
      catalog_number,
      barcode: createEan(index),
      year: releasedAt.getUTCFullYear(),
      sleeve,
      colors,
      cloth: category === 'tape' ? undefined : goods.cloth,
      object,
      tracks: songs.map(({ title: song, side, duration }) => ({ title: song, side: side ?? '', duration })),
    },
  };
}

/** Makes the name of goods unique by a number. */
function makeUnique(name: string, { names }: CatalogueState): string {
  let uniqueName = name;
  for (let copy = 2; names.has(uniqueName); copy++) uniqueName = `${name} No. ${copy}`;
  names.add(uniqueName);
  return uniqueName;
}

/** Projects after this share of the catalogue are recent. */
const RECENT = 0.88;

/** Only recent projects are pre-orders or crowdfunding. */
function pickProjectType(rng: Random, index: number, count: number, isMusic: boolean): ProjectType {
  if (!isMusic) return 'stock';
  if (index > count * RECENT)
    return rng.weighted([
      ['preorder', 4],
      ['crowdfunding', 3],
      ['stock', 2],
      ['direct_pressing', 1],
    ]);
  return rng.weighted([
    ['stock', 80],
    ['limited_edition', 12],
    ['direct_pressing', 6],
    ['test_pressing', 2],
  ]);
}

function pickProjectStep(rng: Random, type: ProjectType, isRecent: boolean): ProjectStep {
  if (type === 'direct_pressing' && isRecent)
    return rng.weighted([
      ['confirmed', 30],
      ['in_progress', 25],
      ['checking', 20],
      ['creating', 15],
      ['refused', 10],
    ]);
  if (type === 'crowdfunding')
    return rng.weighted([
      ['in_progress', 70],
      ['checking', 16],
      ['creating', 6],
      ['failed', 5],
      ['refused', 3],
    ]);
  if (type === 'preorder')
    return rng.weighted([
      ['in_progress', 60],
      ['confirmed', 40],
    ]);
  return rng.weighted([
    ['successful', 96],
    ['failed', 1],
    ['creating', 2],
    ['refused', 1],
  ]);
}

/** Splits tracks over sides of similar length, without those that exceed a side; `sides` is 0 for a CD. */
function assignSides(tracks: readonly { title: string; duration: number }[], sides: number): DemoProject['songs'] {
  const total = tracks.reduce((sum, { duration }) => sum + duration, 0);
  const [{ refuse }] = SIDE_LIMIT_SEED;
  const onSide = new Map<string | null, { count: number; length: number }>();
  let offset = 0;
  return tracks.flatMap((track) => {
    const side = sides > 0 ? String.fromCharCode(65 + Math.min(sides - 1, Math.floor((offset / total) * sides))) : null;
    offset += track.duration;
    const { count, length } = onSide.get(side) ?? { count: 0, length: 0 };
    if (side !== null && length + track.duration > refuse) return [];
    onSide.set(side, { count: count + 1, length: length + track.duration });
    return [{ ...track, side, position: count + 1 }];
  });
}

function pickShop(rng: Random, artist: number, label: number | null): number {
  const ownShop = DEMO_SHOPS.findIndex(
    ({ type, owner }) => (type === 'artist' && owner === artist) || (type === 'label' && owner === label),
  );
  return ownShop > 0 ? ownShop : rng.chance(0.85) ? 0 : rng.int(1, DEMO_SHOPS.length - 1);
}
