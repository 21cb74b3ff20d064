import { beforeEach, expect, it } from 'vitest';
import storefront from '#locales/en/storefront.json';
import { registerMessages } from '#storefront/app/locale/messages.ts';
import { DETAIL, ROOT } from '#storefront/testing/fixtures.ts';
import { buildOrganization, buildProjectData } from './linked-data.server.ts';
import { buildPageMeta, type PageMetaOptions } from './page-meta.ts';

const createArgs = (pathname: string, search = '', root: object | null = ROOT) => ({
  location: { pathname, search },
  matches: [{ id: 'root', loaderData: root }],
});
const buildTags = (options: PageMetaOptions, args = createArgs('/about')) =>
  JSON.stringify(buildPageMeta(args, options));
const formatLink = (rel: string, href: string, hrefLang?: string) =>
  JSON.stringify({ tagName: 'link', rel, ...(hrefLang && { hrefLang }), href });

beforeEach(() => registerMessages('en', [storefront]));

it('has the title "{title} - {shop name}" (§2.6)', () => {
  expect(buildTags({ title: 'cart.title' })).toContain('{"title":"Cart - Groove House"}');
  expect(buildTags({ title: { text: 'Salt' } })).toContain('{"title":"Salt - Groove House"}');
});

it('has alternates in both languages with English as default', () => {
  const args = createArgs('/fr/qui-sommes-nous', '?x=1', { ...ROOT, language: 'fr' });
  const french = buildTags({ title: 'cart.title' }, args);
  expect(french).toContain(formatLink('canonical', 'https://shop.example/fr/qui-sommes-nous'));
  expect(french).toContain(formatLink('alternate', 'https://shop.example/about', 'en'));
  expect(french).toContain(formatLink('alternate', 'https://shop.example/fr/qui-sommes-nous', 'fr'));
  expect(french).toContain(formatLink('alternate', 'https://shop.example/about', 'x-default'));
});

it('has the English address for Chinese', () => {
  expect(buildTags({ title: 'cart.title' }, createArgs('/about', '', { ...ROOT, language: 'zh' }))).toContain(
    formatLink('canonical', 'https://shop.example/about'),
  );
});

it('keeps only the canonical query parameters', () => {
  const options = { title: 'shop.title', canonicalQuery: ['genre', 'page'] } as const;
  expect(buildTags(options, createArgs('/vinyl-shop', '?ori=NL&genre=8&currency=USD'))).toContain(
    formatLink('canonical', 'https://shop.example/vinyl-shop?genre=8'),
  );
});

it('excludes personal pages from indexing', () => {
  const personal = buildTags({ title: 'cart.title', index: false });
  expect(personal).toContain('noindex');
  expect(personal).not.toContain('canonical');
});

it('has a title when the root loader failed', () => {
  expect(buildPageMeta(createArgs('/', '', null), { title: 'cart.title' })).toEqual([{ title: 'Groove House' }]);
});

const NO_RATINGS = { average: null, ratings: 0 };

it('describes a record as a product with an offer per item, and as an album', () => {
  const [product, album] = buildProjectData('https://shop.example', DETAIL, NO_RATINGS) as Record<string, unknown>[];
  expect(product).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.example/vinyl/1204/salt-signal',
    sku: 'HMA-014',
    offers: [
      { price: 24.9, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      { availability: 'https://schema.org/OutOfStock' },
      { price: 24.9 },
    ],
  });
  expect(album).toMatchObject({
    '@type': 'MusicAlbum',
    musicReleaseFormat: 'https://schema.org/VinylFormat',
    track: [{ duration: 'PT3M34S' }, { duration: 'PT62M5S' }],
  });
  expect(
    buildProjectData('https://shop.example', { ...DETAIL, songs: [], type: 'preorder' }, NO_RATINGS),
  ).toMatchObject([{ offers: [{ availability: 'https://schema.org/PreOrder' }, {}, {}] }]);
});

it('describes the company', () => {
  expect(buildOrganization('https://shop.example')).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'WebSite' },
  ]);
});
