import { Genre, type Country } from '#generated/enums.ts';
import { slugify } from '#domain/slug.ts';
import type { Face } from '#server/core/media/art/typeface.ts';
import { random } from '#server/core/media/random.ts';
import { ARTISTS, NAME_ENDS, NAME_STARTS } from './words/artists.ts';
import { HABITS, LABEL_HABITS, LABEL_ORIGINS, ORIGINS, STYLES, TODAY } from './words/bios.ts';
import { LABELS } from './words/labels.ts';

export interface DemoArtist {
  name: string;
  country_id: Country;
  genres: readonly Genre[];
  bio_en: string;
  bio_fr: string;
}

const HOMES: readonly Country[] = ['FR', 'GB', 'US', 'DE', 'BE', 'ES', 'NL', 'CA', 'SE', 'IT'];

/** Number of artists with a listed name; every shop has at least these. */
export const NAMED_ARTISTS = ARTISTS.length;

/** Creates the `index`-th artist: listed names first, then unique composed names. */
export function createDemoArtist(index: number): DemoArtist {
  const rng = random(`artist-${index}`);
  const compose = () => [composeName(index - NAMED_ARTISTS), rng.pick(HOMES), [rng.pick(Genre.values)]] as const;
  const [name, country_id, genres] = ARTISTS[index] ?? compose();
  const style = rng.pick(STYLES[genres[0] ?? 16]);
  const sentences = [rng.pick(ORIGINS), rng.pick(HABITS), rng.pick(TODAY)];
  const bio = (language: 0 | 1) =>
    sentences
      .map((sentence) => sentence[language].replace('{name}', name).replace('{style}', style[language]))
      .join(' ');
  return { name, country_id, genres, bio_en: toParagraph(bio(0)), bio_fr: toParagraph(bio(1)) };
}

/** The texts contain no markup characters but ampersands in names. */
const toParagraph = (text: string): string => `<p>${text.replaceAll('&', '&amp;')}</p>`;

/** Creates the description of the `index`-th label. */
export function createLabelBio(index: number, name: string): Pick<DemoArtist, 'bio_en' | 'bio_fr'> {
  const rng = random(`label-${index}`);
  const sentences = [rng.pick(LABEL_ORIGINS), rng.pick(LABEL_HABITS)];
  const join = (language: 0 | 1) =>
    toParagraph(sentences.map((sentence) => sentence[language].replace('{name}', name)).join(' '));
  return { bio_en: join(0), bio_fr: join(1) };
}

/** Composes one of 1,600 pairs of words, with a number from the second round on. */
function composeName(index: number): string {
  const start = NAME_STARTS[index % NAME_STARTS.length] ?? '';
  const end = NAME_ENDS[Math.floor(index / NAME_STARTS.length) % NAME_ENDS.length] ?? '';
  const round = Math.floor(index / (NAME_STARTS.length * NAME_ENDS.length));
  return round === 0 ? `${start} ${end}` : `${start} ${end} ${round + 1}`;
}

export interface DemoLabel {
  name: string;
  country_id: Country;
  /** Prefix of its catalogue numbers. */
  letters: string;
}

/** Picks two labels of an artist, in three of four cases from the artist's country. */
export function pickHomeLabels(artist: number): readonly number[] {
  const rng = random(`signed-${artist}`);
  const { country_id } = createDemoArtist(artist);
  const indexes = DEMO_LABELS.map((_, index) => index);
  const domesticLabels = indexes.filter((index) => DEMO_LABELS[index]?.country_id === country_id);
  return rng.sample(domesticLabels.length > 0 && rng.chance(0.75) ? domesticLabels : indexes, 2);
}

export const DEMO_LABELS: readonly DemoLabel[] = LABELS.map(([name, country_id, letters]) => ({
  name,
  country_id,
  letters,
}));

/** The look of a white-label shop. */
interface Look {
  header_bg: string;
  header_color: string;
  bg_color: string;
  font_color: string;
  footer_bg: string;
  footer_color: string;
  face: Face;
}

export interface DemoShop {
  name: string;
  code: string;
  type: 'house' | 'artist' | 'label';
  /** Index in the list of artists or labels. */
  owner?: number;
  look?: Look;
}

const createLook = (
  header_bg: string,
  header_color: string,
  bg_color: string,
  font_color: string,
  face: Look['face'],
): Look => ({
  header_bg,
  header_color,
  bg_color,
  font_color,
  footer_bg: header_bg,
  footer_color: header_color,
  face,
});

const createLabelShop = (owner: number, shopLook?: Look): DemoShop => {
  const name = LABELS[owner]?.[0] ?? '';
  return { name, code: slugify(name), type: 'label', owner, look: shopLook };
};
const createArtistShop = (owner: number, shopLook?: Look): DemoShop => {
  const name = ARTISTS[owner]?.[0] ?? '';
  return { name, code: slugify(name), type: 'artist', owner, look: shopLook };
};

/** Twelve shops: the house shop first, then labels and artists, five of them white-label. */
export const DEMO_SHOPS: readonly DemoShop[] = [
  { name: 'The House Shop', code: 'house', type: 'house' },
  createLabelShop(0, createLook('#17233b', '#f4efe4', '#faf7f0', '#17233b', 'didone')),
  createLabelShop(1),
  createLabelShop(2),
  createLabelShop(4, createLook('#c4441c', '#ffffff', '#fff8f2', '#2a1a12', 'groovy')),
  createLabelShop(15, createLook('#0f4c4a', '#eaf5ef', '#f5faf7', '#10302f', 'geometricBold')),
  createLabelShop(7),
  createLabelShop(21),
  createArtistShop(0, createLook('#4a1628', '#f7e7d3', '#fdf6ec', '#3a1420', 'didone')),
  createArtistShop(4),
  createArtistShop(12, createLook('#121212', '#f2e94e', '#ffffff', '#121212', 'groovy')),
  createArtistShop(20),
];
