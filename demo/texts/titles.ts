import type { Country, Genre } from '#generated/enums.ts';
import type { Random } from '#server/core/media/random.ts';
import { ADJECTIVES, HOME_TITLES, IDIOMS, NOUNS, PLACES, TRACK_FORMS, UNCOUNTED, VERBS } from './words/titles.ts';

/** Title patterns for any genre, with weights. */
const FORMS: readonly (readonly [form: string, weight: number])[] = [
  ['{a} {n}', 30],
  ['{n} & {n}', 12],
  ['The {n} {n}', 12],
  ['{n} in {p}', 9],
  ['{v} the {n}', 12],
  ['{n} of the {a} {n}', 7],
  ['A {c} for {p}', 6],
  ['No {n} Tonight', 3],
  ['{p}', 3],
  ['{n}', 6],
];

/** Share of titles that use a pattern of their genre. */
const GENRE_PATTERN_SHARE = 0.45;

function createPhrase(rng: Random, genre: Genre): string {
  const idioms = IDIOMS[genre];
  const form = idioms && rng.chance(GENRE_PATTERN_SHARE) ? rng.pick(idioms) : rng.weighted(FORMS);
  let lastWord = '';
  const phrase = form.replace(/\{([ancpvi])\}/g, (_, kind: string) => {
    const words = { a: ADJECTIVES, n: NOUNS, c: COUNTED, p: PLACES, v: VERBS, i: DIGITS }[kind] ?? NOUNS;
    do {
      const word = rng.pick<string>(words);
      // no repeated word ("Salt & Salt"), but repeated digits ("1977")
      if (word !== lastWord || kind === 'i') return (lastWord = word);
    } while (true);
  });
  return phrase.replace(/\bA (?=[AEIO])/g, 'An ');
}

/** Nouns that may follow "a". */
const COUNTED = NOUNS.filter((noun) => !UNCOUNTED.includes(noun));
const DIGITS = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Returns a function that creates unique titles; half are in the language of the country while any are left. */
export function createTitleMaker(): (rng: Random, genre: Genre, country: Country) => string {
  const usedTitles = new Set<string>();
  const markUsed = (title: string) => {
    usedTitles.add(title);
    return title;
  };
  return (rng, genre, country) => {
    const localTitles = HOME_TITLES[country]?.filter((title) => !usedTitles.has(title)) ?? [];
    if (localTitles.length > 0 && rng.chance(0.5)) return markUsed(rng.pick(localTitles));
    for (;;) {
      const title = createPhrase(rng, genre);
      if (!usedTitles.has(title)) return markUsed(title);
    }
  };
}

/** Creates a tracklist of unique titles, mostly with the title track. Durations in seconds, by genre. */
export function createTracklist(
  rng: Random,
  title: string,
  genre: Genre,
  count: number,
): { title: string; duration: number }[] {
  const names = new Set<string>(rng.chance(0.7) ? [title] : []);
  while (names.size < count) names.add(rng.chance(0.06) ? rng.pick(TRACK_FORMS) : createPhrase(rng, genre));
  const [short, long] = LENGTHS[genre] ?? [150, 290];
  return rng.sample([...names], count).map((name) => ({ title: name, duration: rng.int(short, long) }));
}

/** Shortest and longest track in seconds where a genre departs from song length. */
const LENGTHS: Partial<Record<Genre, readonly [number, number]>> = {
  1: [240, 430],
  7: [260, 520],
  15: [300, 620],
  16: [220, 520],
  17: [280, 480],
  18: [220, 460],
  20: [90, 240],
};
