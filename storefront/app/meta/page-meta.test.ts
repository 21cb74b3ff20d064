import { expect, it } from 'vitest';
import '#storefront/testing/render.tsx';
import { DETAIL, ROOT } from '#storefront/testing/fixtures.ts';
import { buildOrganization, buildProjectData } from './linked-data.server.ts';
import { buildPageMeta, type PageMetaOptions } from './page-meta.ts';

const place = (pathname: string, search = '', root: object | null = ROOT) => ({
  location: { pathname, search },
  matches: [{ id: 'root', loaderData: root }],
});
const tags = (options: PageMetaOptions, at = place('/about')) => JSON.stringify(buildPageMeta(at, options));
const link = (rel: string, href: string, hrefLang?: string) =>
  JSON.stringify({ tagName: 'link', rel, ...(hrefLang && { hrefLang }), href });

it('is called "{title} - {shop name}" (§2.6)', () => {
  expect(tags({ title: 'cart.title' })).toContain('{"title":"Cart - Groove House"}');
  expect(tags({ title: { text: 'Salt' } })).toContain('{"title":"Salt - Groove House"}');
});

it('has alternates in both languages with English as default', () => {
  const french = tags({ title: 'cart.title' }, place('/fr/qui-sommes-nous', '?x=1', { ...ROOT, language: 'fr' }));
  expect(french).toContain(link('canonical', 'https://shop.example/fr/qui-sommes-nous'));
  expect(french).toContain(link('alternate', 'https://shop.example/about', 'en'));
  expect(french).toContain(link('alternate', 'https://shop.example/fr/qui-sommes-nous', 'fr'));
  expect(french).toContain(link('alternate', 'https://shop.example/about', 'x-default'));
});

it('has the English address for Chinese', () => {
  expect(tags({ title: 'cart.title' }, place('/about', '', { ...ROOT, language: 'zh' }))).toContain(
    link('canonical', 'https://shop.example/about'),
  );
});

it('keeps only the canonical query parameters', () => {
  const options = { title: 'shop.title', canonicalQuery: ['genre', 'page'] } as const;
  expect(tags(options, place('/vinyl-shop', '?ori=NL&genre=8&currency=USD'))).toContain(
    link('canonical', 'https://shop.example/vinyl-shop?genre=8'),
  );
});

it('excludes personal pages from indexing', () => {
  const personal = tags({ title: 'cart.title', index: false });
  expect(personal).toContain('noindex');
  expect(personal).not.toContain('canonical');
});

it('has a title when the root loader failed', () => {
  expect(buildPageMeta(place('/', '', null), { title: 'cart.title' })).toEqual([{ title: 'Groove House' }]);
});

it('describes a record as product with an offer per item and as album', () => {
  const [product, album] = buildProjectData('https://shop.example', DETAIL) as Record<string, unknown>[];
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
  expect(buildProjectData('https://shop.example', { ...DETAIL, songs: [], type: 'preorder' })).toMatchObject([
    { offers: [{ availability: 'https://schema.org/PreOrder' }, {}, {}] },
  ]);
});

it('describes the company', () => {
  expect(buildOrganization('https://shop.example')).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'WebSite' },
  ]);
});
