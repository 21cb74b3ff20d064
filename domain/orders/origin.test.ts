import { expect, test } from 'vitest';
import { OriginSource } from '#generated/enums.ts';
import { getExternalReferrer, getReferrerOrigin, getVisitOrigin, parseOrigin, type Visit } from './origin.ts';

test.each([
  ['https://www.google.com/', 'GGO'],
  ['https://google.co.jp/search', 'GGO'],
  ['https://m.facebook.com/', 'FBO'],
  ['https://l.facebook.com/l.php', 'FBO'],
  ['https://www.youtube.com/watch?v=1', 'YTO'],
  ['https://youtu.be/1', 'YTO'],
  ['https://t.co/x', 'TWO'],
  ['https://twitter.com/x', 'TWO'],
  ['https://l.instagram.com/', 'IGO'],
  ['https://linktr.ee/x', 'IGO1'],
  ['https://www.tiktok.com/@x', 'TKO'],
  ['https://soundcloud.com/x', 'SCO'],
  ['https://www.bing.com/search', 'BIO'],
  ['https://old.reddit.com/r/vinyl', 'RDO'],
  ['https://www.linkedin.com/feed', 'LDN'],
  ['https://blog.example.org/', 'LK'],
  ['https://notfacebook.com/', 'LK'],
  ['https://example.org/?u=google.com', 'LK'],
  ['', 'DI'],
])('a visitor from %s is %s', (referrer, code) => {
  expect(getReferrerOrigin(referrer)).toBe(code);
});

test.each([
  ['https://www.example.com/vinyl-shop', 'www.example.com', ''],
  ['https://example.com/vinyl-shop', 'www.example.com', ''],
  ['http://localhost:3000/x', 'localhost:3000', ''],
  ['https://google.com/', 'www.example.com', 'https://google.com/'],
  ['https://example.com.evil.org/', 'example.com', 'https://example.com.evil.org/'],
  ['nonsense', 'example.com', ''],
  [undefined, 'example.com', ''],
])('the referrer %s on %s is saved as "%s"', (referrer, host, saved) => {
  expect(getExternalReferrer(referrer, host)).toBe(saved);
});

const google = 'https://google.com/';
test.each<[string, Partial<Omit<Visit, 'query'>> & { query?: string }, string]>([
  ['ori sets the origin', { query: 'ori=NLP3&fbclid=1', origin: 'GGO' }, 'NLP3'],
  ['fbclid sets FBO', { query: 'fbclid=1', origin: 'GGO', referrer: google }, 'FBO'],
  ['/contest from nowhere is FL', { path: '/contest' }, 'FL'],
  ['/contest from a page is that page', { path: '/contest', referrer: google }, 'GGO'],
  ['/contest with an origin keeps it', { path: '/contest', origin: 'NL' }, 'NL'],
  ['/contest/party is PA1', { path: '/contest/party', referrer: google }, 'PA1'],
  ['/contest/party with an origin keeps it', { path: '/contest/party', origin: 'NL' }, 'NL'],
  ['a saved origin stays', { origin: 'IGO', referrer: google }, 'IGO'],
  ['a referrer gives its code', { referrer: google }, 'GGO'],
  ['nothing known is direct', {}, 'DI'],
  ['an empty ori is none', { query: 'ori=' }, 'DI'],
])('%s', (_case, { query = '', ...visit }, origin) => {
  expect(getVisitOrigin({ path: '/', referrer: '', query: new URLSearchParams(query), ...visit })).toBe(origin);
});

test.each([
  ['DR', 'click', 'O'],
  ['DI', 'click', 'O'],
  ['NL12', 'mail', 'O'],
  ['NEP', 'mail', 'P'],
  ['ORM', 'mail', 'O'],
  ['ORMP2', 'mail', 'P'],
  ['YTO', 'youtube', 'O'],
  ['IN', 'instagram', 'O'],
  ['IGP3', 'instagram', 'P'],
  ['FBO', 'facebook', 'O'],
  ['fbp', 'facebook', 'P'],
  ['TWO', 'twitter', 'O'],
  ['TKO', 'tiktok', 'O'],
  ['SCO', 'soundcloud', 'O'],
  ['GGP', 'google', 'P'],
  ['LK', 'link', 'O'],
  ['PA1', 'party', 'O'],
  ['BIO', 'bing', 'O'],
  ['FL', 'ticket', 'O'],
  ['RDO', 'reddit', 'O'],
  ['LDN', 'linkedin', 'O'],
  ['ZZP', undefined, 'O'],
  ['', undefined, 'O'],
])('%s reads %s, %s', (code, source, style) => {
  expect(parseOrigin(code)).toEqual({ source, style });
});

test('no prefix is the beginning of another', () => {
  const prefixes = OriginSource.values.flatMap((source) => [...OriginSource.data[source].prefixes]);
  for (const prefix of prefixes) expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
});
