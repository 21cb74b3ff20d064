import { expect, test } from 'vitest';
import { buildEmbedPath, findEmbedTarget, formatEmbedCode, parseEmbedQuery } from './embeds.ts';

const parse = (query: string) => parseEmbedQuery(new URLSearchParams(query));

test.each([
  ['project=1204', { kind: 'project', key: '1204' }],
  ['song=5012&theme=dark', { kind: 'song', key: '5012' }],
  ['artist=31', { kind: 'artist', key: '31' }],
  ['shop=halfmoon', { kind: 'shop', key: 'halfmoon' }],
  ['project=x', null],
  ['project=-1', null],
  ['shop=a/b', null],
  ['project=', null],
  ['', undefined],
])('%j plays %j', (query, target) => {
  expect(parse(query).target).toEqual(target);
});

test('theme and colour are optional, and ignored when they are invalid', () => {
  expect(parse('theme=dark&color=FF8800')).toMatchObject({ theme: 'dark', color: '#ff8800' });
  expect(parse('color=%23ff8800').color).toBe('#ff8800');
  expect(parse('theme=pink&color=red;}')).toEqual({ theme: undefined, color: undefined, target: undefined });
});

test.each([
  ['/vinyl/1204/salt-signal', { kind: 'project', key: '1204' }],
  ['/fr/cd/1204', { kind: 'project', key: '1204' }],
  ['/artist/31/marisol-vega', { kind: 'artist', key: '31' }],
  ['/fr/shop/halfmoon', { kind: 'shop', key: 'halfmoon' }],
  ['/widget?song=5012', { kind: 'song', key: '5012' }],
  ['/fr/player?project=4', { kind: 'project', key: '4' }],
  ['/player?project=x', undefined],
  ['/artist/x', undefined],
  ['/vinyl-shop', undefined],
  ['/', undefined],
])('the player of the page %s shows %j', (address, target) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  expect(findEmbedTarget(pathname, searchParams)).toEqual(target);
});

test('addresses contain target, theme and colour, and are parsed to the same', () => {
  const target = { kind: 'project', key: '1204' } as const;
  expect(buildEmbedPath('widget', target)).toBe('/widget?project=1204');
  const path = buildEmbedPath('player', target, { theme: 'dark', color: '#ff8800' });
  expect(path).toBe('/player?project=1204&theme=dark&color=ff8800');
  expect(parse(path.slice(path.indexOf('?')))).toEqual({ target, theme: 'dark', color: '#ff8800' });
});

test('the code is escaped', () => {
  expect(
    formatEmbedCode({ src: 'https://shop.example/player?a=1&b=2', title: 'Salt & "Signal" <x>', height: 120 }),
  ).toBe(
    '<iframe src="https://shop.example/player?a=1&amp;b=2" title="Salt &amp; &quot;Signal&quot; &lt;x>" width="100%" ' +
      'height="120" loading="lazy" style="border:0;max-width:100%" allow="autoplay"></iframe>',
  );
});
