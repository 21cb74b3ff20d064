import { describe, expect, it } from 'vitest';
import { Genre } from '#generated/enums.ts';
import { contrast } from './color.ts';
import { coverSvg, livery } from './cover.ts';
import { FAMILIES, type FamilyName } from './families/all.ts';
import { GENRE_STYLES } from './genre-styles.ts';
import { PALETTES } from './palettes.ts';
import { random } from '../random.ts';

const TEXTS = [
  ['Hollow', 'Grimthar'],
  ['The Long Way Around the Lake, Part Two', 'Ferris & the Hollow Pines Orchestra'],
  ['Łódź “by” Night <live>', 'Zofia Kalinowska'],
  ['A', 'B'],
] as const;

describe('covers', () => {
  it('are the same for the same seed', () => {
    const text = { title: 'Salt Roads', artist: 'Ilse Marravant', genre: 4 as const };
    expect(coverSvg('1204', text)).toBe(coverSvg('1204', text));
  });

  it('are all different for different seeds', () => {
    const covers = Array.from({ length: 300 }, (_, i) =>
      coverSvg(i, { title: 'Salt Roads', artist: 'Ilse Marravant', genre: Genre.values[i % 19]! }),
    );
    expect(new Set(covers).size).toBe(300);
  });

  it('come in many families, each used by some genre', () => {
    const used = new Set(Object.values(GENRE_STYLES).flatMap((style) => style.families));
    expect([...used].sort()).toEqual(Object.keys(FAMILIES).sort());
    expect(used.size).toBeGreaterThanOrEqual(14);
  });

  it.each(Object.keys(FAMILIES) as FamilyName[])('of the family %s need no font and hold no broken number', (name) => {
    TEXTS.forEach(([title, artist], i) => {
      const rnd = random(`${name}:${i}`);
      const svg = FAMILIES[name]({
        rnd,
        palette: rnd.pick(PALETTES),
        title,
        artist,
        display: 'condensed',
        serial: 'GH 101',
      });
      expect(svg).not.toMatch(/<text|font-family|NaN|undefined|Infinity/);
    });
  });

  it('give every genre a look of its own kind', () => {
    for (const genre of Genre.values) expect(GENRE_STYLES[genre].families).toContain(livery('1', genre).family);
  });
});

describe('palettes', () => {
  it.each(PALETTES.map((palette) => [palette.name, palette] as const))(
    '%s: titles read on the ground',
    (_, { ground, ink }) => {
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
