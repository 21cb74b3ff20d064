import type { Country, Genre } from '#generated/enums.ts';
import type { Random } from '#server/core/media/random.ts';
import { ADJECTIVES, HOME_TITLES, IDIOMS, NOUNS, PLACES, TRACK_FORMS, UNCOUNTED, VERBS } from './words/titles.ts';

/** Ways to put a phrase together that suit any music, with how often they are used. */
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

/** Share of phrases that speak the language of their genre. */
const IDIOMATIC = 0.45;

function createPhrase(dice: Random, genre: Genre): string {
  const idioms = IDIOMS[genre];
  const form = idioms && dice.chance(IDIOMATIC) ? dice.pick(idioms) : dice.weighted(FORMS);
  let last = '';
  const filled = form.replace(/\{([ancpvi])\}/g, (_, kind: string) => {
    const words = { a: ADJECTIVES, n: NOUNS, c: COUNTED, p: PLACES, v: VERBS, i: DIGITS }[kind] ?? NOUNS;
    do {
      const word = dice.pick<string>(words);
      // "Salt & Salt" is no title; "1977" is one
      if (word !== last || kind === 'i') return (last = word);
    } while (true);
  });
  return filled.replace(/\bA (?=[AEIO])/g, 'An ');
}

/** Nouns that may follow "a". */
const COUNTED = NOUNS.filter((noun) => !UNCOUNTED.includes(noun));
const DIGITS = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Titles that are never given twice; an act sings in its own language while there are titles left in it. */
export function createTitleMaker(): (dice: Random, genre: Genre, country: Country) => string {
  const used = new Set<string>();
  const claim = (title: string) => {
    used.add(title);
    return title;
  };
  return (dice, genre, country) => {
    const home = HOME_TITLES[country]?.filter((title) => !used.has(title)) ?? [];
    if (home.length > 0 && dice.chance(0.5)) return claim(dice.pick(home));
    for (;;) {
      const title = createPhrase(dice, genre);
      if (!used.has(title)) return claim(title);
    }
  };
}

/** A tracklist without repetition; the title track is on most records. Lengths in seconds, as the genre has them. */
export function createTracklist(
  dice: Random,
  title: string,
  genre: Genre,
  count: number,
): { title: string; duration: number }[] {
  const names = new Set<string>(dice.chance(0.7) ? [title] : []);
  while (names.size < count) names.add(dice.chance(0.06) ? dice.pick(TRACK_FORMS) : createPhrase(dice, genre));
  const [short, long] = LENGTHS[genre] ?? [150, 290];
  return dice.sample([...names], count).map((name) => ({ title: name, duration: dice.int(short, long) }));
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
