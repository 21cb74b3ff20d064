import { describe, expect, it } from 'vitest';
import { Genre } from '#generated/enums.ts';
import { computeContrast } from './color.ts';
import { drawCover, createLivery } from './cover.ts';
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
  it('are equal for the same seed', () => {
    const text = { title: 'Salt Roads', artist: 'Ilse Marravant', genre: 4 as const };
    expect(drawCover('1204', text)).toBe(drawCover('1204', text));
  });

  it('differ for different seeds', () => {
    const covers = Array.from({ length: 300 }, (_, i) =>
      drawCover(i, { title: 'Salt Roads', artist: 'Ilse Marravant', genre: Genre.values[i % 19]! }),
    );
    expect(new Set(covers).size).toBe(300);
  });

  it('use every family in some genre', () => {
    const usedFamilies = new Set(Object.values(GENRE_STYLES).flatMap((style) => style.families));
    expect([...usedFamilies].sort()).toEqual(Object.keys(FAMILIES).sort());
    expect(usedFamilies.size).toBeGreaterThanOrEqual(14);
  });

  it.each(Object.keys(FAMILIES) as FamilyName[])('of the family %s contain no font and no invalid number', (name) => {
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

  it('use a family of the genre', () => {
    for (const genre of Genre.values) expect(GENRE_STYLES[genre].families).toContain(createLivery('1', genre).family);
  });
});

describe('palettes', () => {
  it.each(PALETTES.map((palette) => [palette.name, palette] as const))(
    '%s: the ink has a contrast of at least 4.5 to the ground',
    (_, { ground, ink }) => {
      expect(computeContrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
