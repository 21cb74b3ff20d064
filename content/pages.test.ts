import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAIN_PAGES, SERVICES } from '#domain/content/content-pages.ts';
import { ROUTES } from '#domain/routes.ts';
import { Language, ProjectCategory } from '#generated/enums.ts';
import { QuoteCalculateRequestFields } from '#generated/fields/QuoteCalculateRequest.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { findTypographyFaults } from '#locales/typography.ts';
import { parseMarkdownFile } from './front-matter.ts';
import { type Page, parsePage } from './page.ts';

const FOLDER = join(import.meta.dirname, 'pages');
const DRAWINGS = join(import.meta.dirname, '../storefront/public/drawings');

/** Pages by their address, from the file names. */
const addresses = [
  ...new Set(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `/${file.replace(/\.\w+\.md$/, '')}`),
  ),
];

const read = (address: string, language: Language) => readFileSync(join(FOLDER, `${address}.${language}.md`), 'utf8');

/** Addresses in the links of a page, English paths. */
function readLinks(address: string, language: Language): string[] {
  const hrefs: string[] = [];
  const page = parsePage(read(address, language), (path) => {
    hrefs.push(path);
    return path;
  });
  return [...hrefs, ...page.links.map(({ to }) => to)];
}

/** The texts of a page that people read, without addresses and markup. */
function listTexts({ title, description, lead, facts, steps, examples, faq, links, html }: Page): string[] {
  const blocks = html.split(/<\/?(?:p|li|h\d|td|th|tr|ul|ol|table|blockquote)\b[^>]*>/);
  return [
    ...[title, description, lead, ...blocks],
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...steps.flatMap((step) => [step.title, step.text]),
    ...examples.map(({ name }) => name),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...links.map(({ text }) => text),
  ].map((text) =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  );
}

/** Whether a route of the site has the address. */
function isRoute(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  const service = /^\/services\/(.+)$/.exec(path)?.[1];
  if (service !== undefined) return SERVICES.some((name) => name === service);
  return Object.values(ROUTES).some((route) => new RegExp(`^${toPattern(route)}$`).test(path));
}

// the categories of projects are words of their own, so that every page with three parts is not a project
const toPattern = (route: string) =>
  route
    .replace('/:category', `/(?:${ProjectCategory.values.join('|')})`)
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+');

it('has a file for each page', () => {
  const expected = [...PLAIN_PAGES.map((key) => ROUTES[key]), ...SERVICES.map((service) => `/services/${service}`)];
  expect(expected.filter((path) => !addresses.includes(path))).toEqual([]);
});

it('has no file without a page', () => expect(addresses.filter((address) => !isRoute(address))).toEqual([]));

describe.each(addresses)('%s', (address) => {
  it('is written in every language, with the same parts', () => {
    const shapes = Language.values.map((language) => {
      const { facts, steps, faq, examples, links, drawing, sections } = parsePage(read(address, language), (to) => to);
      const counts = [facts, steps, faq, sections].map(({ length }) => length);
      return { counts, drawing, wishes: examples.map(({ wish }) => wish), links: links.map(({ to }) => to) };
    });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it.each(Language.values)('%s has a title, a lead and a description of the right length', (language) => {
    const { data } = parseMarkdownFile(read(address, language));
    expect(data).toMatchObject({ title: expect.stringMatching(/\S/), lead: expect.stringMatching(/\S/) });
    const { length } = String(data['description']);
    expect(length).toBeGreaterThanOrEqual(language === 'zh' ? 30 : 70);
    expect(length).toBeLessThanOrEqual(160);
  });

  it.each(Language.values)('%s links to pages of the site', (language) => {
    expect(readLinks(address, language).filter((href) => href.startsWith('/') && !isRoute(href))).toEqual([]);
  });

  it.each(Language.values)('%s has the signs and spaces of its language', (language) => {
    const texts = listTexts(parsePage(read(address, language), (to) => to));
    expect(texts.flatMap((text) => findTypographyFaults(language, text))).toEqual([]);
  });

  it('has a drawing and valid examples', () => {
    const { drawing, examples } = parsePage(read(address, 'en'), (to) => to);
    if (drawing) expect(existsSync(join(DRAWINGS, `${drawing}.svg`)), drawing).toBe(true);
    expect(examples.flatMap(({ wish }) => checkFields(QuoteCalculateRequestFields, { ...wish }))).toEqual([]);
  });
});
