import type { Genre, ProjectCategory, ProjectStep, ProjectType, Sleeve, Visibility } from '#generated/enums.ts';
import { ProjectCategory as Categories, ProjectStep as Steps } from '#generated/enums.ts';
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { formatColorVinyl } from '#domain/catalogue/vinyl-colors.ts';
import type { Artwork } from '#server/core/media/art/artwork.ts';
import { random, type Random } from '#server/core/media/random.ts';
import { createGoods, getGoodsObject } from './goods.ts';
import { createDemoItems, createEan, createPressing, type DemoItem } from './items.ts';
import { DEMO_LABELS, DEMO_SHOPS, createDemoArtist, pickHomeLabels, NAMED_ARTISTS } from './makers.ts';
import { pickShelves } from './categories.ts';
import { writeGoodsNotes, writeSleeveNotes } from './sleeve-notes.ts';
import { createTitleMaker, createTracklist } from './titles.ts';

export interface DemoProject {
  name: string;
  /** Places in the lists of artists, labels and shops. */
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
/** Letters of the catalogue numbers of those who have no label. */
const SELF_RELEASED = 'SR';

/** State of earlier records that later ones depend on. */
interface Ledger {
  makeTitle: ReturnType<typeof createTitleMaker>;
  /** Last catalogue number of each label. */
  numbers: Map<string, number>;
  /** Names given to accessories. */
  names: Set<string>;
}

/** Builds the catalogue of a day; the same count and day give the same records. */
export function createCatalogue(count: number, now: Date): { projects: DemoProject[]; artists: number } {
  const artists = Math.max(NAMED_ARTISTS, Math.round(count / 4));
  const ledger: Ledger = { makeTitle: createTitleMaker(), numbers: new Map(), names: new Set() };
  const projects = Array.from({ length: count }, (_, index) => createProject(index, count, artists, now, ledger));
  return { projects, artists };
}

function createProject(index: number, count: number, artists: number, now: Date, ledger: Ledger): DemoProject {
  const dice = random(`project-${index}`);
  const category = dice.weighted(CATEGORIES);
  const music = Categories.data[category].music === true;
  const artistIndex = index < artists ? index : Math.floor(dice.next() ** 1.4 * artists);
  const artist = createDemoArtist(artistIndex);
  const genre = artist.genres[0] ?? 16;
  const label = dice.chance(0.18) ? null : dice.pick(pickHomeLabels(artistIndex));
  const title = ledger.makeTitle(dice, genre, artist.country_id);
  const created = new Date(
    now.getTime() - Math.floor(((count - index) / count) ** 1.2 * 1100 * DAY) - dice.int(0, 20) * 3600_000,
  );
  const type = pickProjectType(dice, index, count, music);
  const early = type === 'preorder' || type === 'crowdfunding';
  const released = new Date(created.getTime() + (early ? dice.int(40, 120) : dice.int(-20, 20)) * DAY);
  const pressed =
    category === 'vinyl' || category === 'bundle' || category === 'project' ? createPressing(dice) : undefined;
  const main = pressed?.variants[0];
  const colors = main ? Array.from({ length: pressed.discs }, () => main) : [];
  const sleeve = pressed ? (pressed.discs === 2 ? 'gatefold' : dice.weighted(SLEEVES)) : null;
  const tracks = music ? createTracklist(dice, title, genre, dice.int(7, 11) + (pressed?.discs === 2 ? 5 : 0)) : [];
  const songs = sided(tracks, category === 'cd' ? 0 : (pressed?.discs ?? 1) * 2);
  const object = getGoodsObject(dice, category);
  const thing = createGoods(dice, object ?? category, title);
  const name = music ? title : pickUnusedName(thing.name, ledger);
  const letters = label === null ? SELF_RELEASED : (DEMO_LABELS[label]?.letters ?? SELF_RELEASED);
  const number = (ledger.numbers.get(letters) ?? 0) + 1;
  ledger.numbers.set(letters, number);
  const catalog_number = `${letters}-${String(number).padStart(3, '0')}`;
  const step = pickProjectStep(dice, type, index > count * RECENT);
  const notes = music ? writeSleeveNotes(dice, title, artist.name, genre, category) : writeGoodsNotes(dice, category);
  return {
    name,
    artist: artistIndex,
    label,
    shop: pickShop(dice, artistIndex, label),
    category,
    type,
    step,
    visibility: Steps.data[step].launched
      ? dice.weighted([
          ['online', 93],
          ['promo', 4],
          ['private', 2],
          ['offline', 1],
        ])
      : 'offline',
    genres: artist.genres,
    categories: pickShelves(dice, { category, genres: artist.genres, colors: pressed?.variants ?? [], type }),
    catalog_number,
    barcode: createEan(index),
    released_on: released.toISOString().slice(0, 10),
    description_en: notes.en,
    description_fr: notes.fr,
    goal: early ? dice.pick([100, 150, 200, 300, 500]) : null,
    ends_at: type === 'crowdfunding' ? new Date(created.getTime() + dice.int(70, 90) * DAY) : null,
    group_shipment: dice.chance(0.5) ? 'paris-depot' : null,
    color_vinyl: colors.length > 0 ? formatColorVinyl(colors) : null,
    sleeve,
    created_at: created,
    items: createDemoItems(dice, index, { category, type, pressed, cloth: thing.material }),
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
      year: released.getUTCFullYear(),
      sleeve,
      colors,
      cloth: category === 'tape' ? undefined : thing.cloth,
      object,
      tracks: songs.map(({ title: song, side, duration }) => ({ title: song, side: side ?? '', duration })),
    },
  };
}

/** A name for things, never given twice: the second oak crate is numbered. */
function pickUnusedName(name: string, { names }: Ledger): string {
  let own = name;
  for (let copy = 2; names.has(own); copy++) own = `${name} No. ${copy}`;
  names.add(own);
  return own;
}

/** From here on, as a share of all, projects are still on their way. */
const RECENT = 0.88;

/** The newest eighth holds the pre-orders and campaigns; limited editions are everywhere. */
function pickProjectType(dice: Random, index: number, count: number, music: boolean): ProjectType {
  if (!music) return 'stock';
  if (index > count * RECENT)
    return dice.weighted([
      ['preorder', 4],
      ['crowdfunding', 3],
      ['stock', 2],
      ['direct_pressing', 1],
    ]);
  return dice.weighted([
    ['stock', 80],
    ['limited_edition', 12],
    ['direct_pressing', 6],
    ['test_pressing', 2],
  ]);
}

function pickProjectStep(dice: Random, type: ProjectType, isRecent: boolean): ProjectStep {
  if (type === 'direct_pressing' && isRecent)
    return dice.weighted([
      ['confirmed', 30],
      ['in_progress', 25],
      ['checking', 20],
      ['creating', 15],
      ['refused', 10],
    ]);
  if (type === 'crowdfunding')
    return dice.weighted([
      ['in_progress', 70],
      ['checking', 16],
      ['creating', 6],
      ['failed', 5],
      ['refused', 3],
    ]);
  if (type === 'preorder')
    return dice.weighted([
      ['in_progress', 60],
      ['confirmed', 40],
    ]);
  return dice.weighted([
    ['successful', 96],
    ['failed', 1],
    ['creating', 2],
    ['refused', 1],
  ]);
}

/** Spreads the tracks over sides of much the same length, without those that no side has room for; a CD has no sides. */
function sided(tracks: readonly { title: string; duration: number }[], sides: number): DemoProject['songs'] {
  const total = tracks.reduce((sum, { duration }) => sum + duration, 0);
  const [{ refuse }] = SIDE_LIMIT_SEED;
  const onSide = new Map<string | null, { count: number; length: number }>();
  let played = 0;
  return tracks.flatMap((track) => {
    const side = sides > 0 ? String.fromCharCode(65 + Math.min(sides - 1, Math.floor((played / total) * sides))) : null;
    played += track.duration;
    const { count, length } = onSide.get(side) ?? { count: 0, length: 0 };
    if (side !== null && length + track.duration > refuse) return [];
    onSide.set(side, { count: count + 1, length: length + track.duration });
    return [{ ...track, side, position: count + 1 }];
  });
}

function pickShop(dice: Random, artist: number, label: number | null): number {
  const own = DEMO_SHOPS.findIndex(
    ({ type, owner }) => (type === 'artist' && owner === artist) || (type === 'label' && owner === label),
  );
  return own > 0 ? own : dice.chance(0.85) ? 0 : dice.int(1, DEMO_SHOPS.length - 1);
}
