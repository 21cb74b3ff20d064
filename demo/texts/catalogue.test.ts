import { extractPlainText } from '#domain/rich-text/plain-text.ts';
import { parseEan } from '#domain/catalogue/ean.ts';
import { parseColorVinyl } from '#domain/catalogue/vinyl-colors.ts';
import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import { isEmail, isLatin } from '#forms-schema/predicates.ts';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { createDemoArtist, DEMO_SHOPS } from './makers.ts';
import { createPerson } from './people.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const { projects, artists } = createCatalogue(600, NOW);

describe('the demo catalogue', () => {
  it('is the same every time', () => {
    expect(createCatalogue(600, NOW).projects).toEqual(projects);
  });

  it('gives every record a unique title', () => {
    const records = projects.filter(({ songs }) => songs.length > 0);
    expect(new Set(records.map(({ name }) => name)).size).toBe(records.length);
  });

  it('gives all projects of a large shop unique names', () => {
    const names = createCatalogue(5000, NOW).projects.map(({ name }) => name);
    expect(new Set(names).size).toBe(5000);
  });

  it('writes unique descriptions of two to eight sentences, without placeholders in both languages', () => {
    const records = projects.filter(({ songs }) => songs.length > 0);
    for (const { description_en, description_fr } of records) {
      expect(description_en).not.toMatch(/[{}]|undefined/);
      expect(description_fr).not.toMatch(/[{}]|undefined/);
      const sentences = extractPlainText(description_en)
        .split(/[.!?](?:\s|$)/)
        .filter(Boolean).length;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(8);
    }
    expect(new Set(records.map(({ description_en }) => description_en)).size).toBe(records.length);
  });

  it('presses in colours of the palette, with four sides for double records and only items with a colour', () => {
    for (const { color_vinyl, items, songs, sleeve } of projects) {
      if (color_vinyl === null) continue;
      const colors = parseColorVinyl(color_vinyl);
      expect(colors.length).toBe((JSON.parse(color_vinyl) as string[]).length);
      expect(items[0]?.color).toBe(colors[0]);
      expect(items.every(({ color }) => color !== null)).toBe(true);
      expect(new Set(songs.map(({ side }) => side)).size).toBe(colors.length * 2);
      if (colors.length === 2) expect(sleeve).toBe('gatefold');
    }
    expect(
      projects.filter(({ color_vinyl }) => color_vinyl && parseColorVinyl(color_vinyl).length === 2).length,
    ).toBeGreaterThan(20);
  });

  it('sells garments in sizes S to XXL', () => {
    const shirts = projects.filter(({ category }) => category === 't-shirt' || category === 'hoodie');
    expect(shirts.length).toBeGreaterThan(20);
    for (const { items } of shirts) expect(items.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  });

  it('gives every project a unique catalogue number', () => {
    const numbers = projects.map(({ catalog_number }) => catalog_number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^[A-Z]{2,3}-\d{3,}$/.test(number))).toBe(true);
  });

  it('gives every item a unique valid EAN', () => {
    const codes = projects.flatMap(({ items }) => items.map(({ barcode }) => barcode));
    expect(codes.filter((code) => parseEan(code) !== code)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('covers every product type, genre and fixed category', () => {
    expect(new Set(projects.map(({ category }) => category)).size).toBe(9);
    expect(new Set(projects.flatMap(({ genres }) => genres)).size).toBe(19);
    const categoryIds = new Set(projects.flatMap(({ categories }) => categories));
    expect(Object.values(FIXED_CATEGORIES).filter(({ id }) => !categoryIds.has(id))).toEqual([]);
  });

  it('splits tracks over two sides of similar length', () => {
    const lengths = projects
      .filter(({ category }) => category === 'vinyl')
      .map(({ songs }) =>
        ['A', 'B'].map((side) =>
          songs.filter((song) => song.side === side).reduce((sum, { duration }) => sum + duration, 0),
        ),
      );
    expect(lengths.every(([a = 0, b = 0]) => a > 0 && b > 0 && Math.max(a, b) < 2.5 * Math.min(a, b))).toBe(true);
  });

  it('keeps drafts offline', () => {
    expect(projects.filter(({ step, visibility }) => step === 'creating' && visibility !== 'offline')).toEqual([]);
  });

  it('gives artists unique names in a large shop', () => {
    const names = Array.from({ length: 5000 }, (_, index) => createDemoArtist(index).name);
    expect(new Set(names).size).toBe(names.length);
    expect(artists).toBeGreaterThanOrEqual(150);
  });

  it('has twelve shops with unique codes', () => {
    expect(DEMO_SHOPS).toHaveLength(12);
    expect(new Set(DEMO_SHOPS.map(({ code }) => code)).size).toBe(12);
  });
});

describe('demo customers', () => {
  const people = Array.from({ length: 300 }, (_, index) => createPerson(index));

  it('live in twenty countries', () => {
    expect(new Set(people.map(({ country_id }) => country_id)).size).toBe(20);
  });

  it('have names and addresses that the forms accept', () => {
    const texts = people.flatMap(({ firstname, lastname, address, city }) => [firstname, lastname, address, city]);
    expect(texts.filter((text) => !isLatin(text))).toEqual([]);
    expect(people.filter(({ phone }) => phone !== null && !/^\+[0-9 ]{9,}$/.test(phone))).toEqual([]);
  });

  it('have unique e-mail addresses of example domains', () => {
    expect(people.filter(({ email }) => !isEmail(email) || !/@example\.(com|org|net)$/.test(email))).toEqual([]);
    expect(new Set(people.map(({ email }) => email)).size).toBe(300);
  });
});
