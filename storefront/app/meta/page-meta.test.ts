import { expect, it } from 'vitest';
import '#storefront/testing/render.tsx';
import { DETAIL, ROOT } from '#storefront/testing/fixtures.ts';
import { organization, projectData } from './linked-data.server.ts';
import { pageMeta, type PageMetaOptions } from './page-meta.ts';

const place = (pathname: string, search = '', root: object | null = ROOT) => ({
  location: { pathname, search },
  matches: [{ id: 'root', loaderData: root }],
});
const tags = (options: PageMetaOptions, at = place('/about')) => JSON.stringify(pageMeta(at, options));
const link = (rel: string, href: string, hrefLang?: string) =>
  JSON.stringify({ tagName: 'link', rel, ...(hrefLang && { hrefLang }), href });

it('is called "{title} - {shop name}" (§2.6)', () => {
  expect(tags({ title: 'cart.title' })).toContain('{"title":"Cart - Groove House"}');
  expect(tags({ title: { text: 'Salt' } })).toContain('{"title":"Salt - Groove House"}');
});

it('names its address in both languages, English for all others', () => {
  const french = tags({ title: 'cart.title' }, place('/fr/qui-sommes-nous', '?x=1', { ...ROOT, language: 'fr' }));
  expect(french).toContain(link('canonical', 'https://shop.example/fr/qui-sommes-nous'));
  expect(french).toContain(link('alternate', 'https://shop.example/about', 'en'));
  expect(french).toContain(link('alternate', 'https://shop.example/fr/qui-sommes-nous', 'fr'));
  expect(french).toContain(link('alternate', 'https://shop.example/about', 'x-default'));
});

it('is read in Chinese at the English address', () => {
  expect(tags({ title: 'cart.title' }, place('/about', '', { ...ROOT, language: 'zh' }))).toContain(
    link('canonical', 'https://shop.example/about'),
  );
});

it('keeps of the query only what makes another page', () => {
  const options = { title: 'shop.title', canonicalQuery: ['genre', 'page'] } as const;
  expect(tags(options, place('/vinyl-shop', '?ori=NL&genre=8&currency=USD'))).toContain(
    link('canonical', 'https://shop.example/vinyl-shop?genre=8'),
  );
});

it('keeps personal pages out of search engines', () => {
  const personal = tags({ title: 'cart.title', index: false });
  expect(personal).toContain('noindex');
  expect(personal).not.toContain('canonical');
});

it('has at least a title when the root failed', () => {
  expect(pageMeta(place('/', '', null), { title: 'cart.title' })).toEqual([{ title: 'Groove House' }]);
});

it('describes a record as product and album, an offer each version', () => {
  const [product, album] = projectData('https://shop.example', DETAIL) as Record<string, unknown>[];
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
  expect(projectData('https://shop.example', { ...DETAIL, songs: [], type: 'preorder' })).toMatchObject([
    { offers: [{ availability: 'https://schema.org/PreOrder' }, {}, {}] },
  ]);
});

it('describes who runs the shop', () => {
  expect(organization('https://shop.example')).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
});
