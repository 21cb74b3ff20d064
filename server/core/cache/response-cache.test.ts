import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { DataVersions } from './data-versions.ts';
import { matchesEtag, ResponseCache, StoredResponse } from './response-cache.ts';

const respond = (text: string, status = 200) => new StoredResponse({ status, headers: {}, body: Buffer.from(text) });

/** Creates a cache whose version and certainty the test sets. */
function createCache(bytes = 1_000_000) {
  const state = { version: 1, isCurrent: true as boolean | Promise<boolean> };
  const versions = { of: () => String(state.version), isCurrent: () => state.isCurrent } as unknown as DataVersions;
  return { state, cache: new ResponseCache({ bytes, versions }) };
}

describe('the cache', () => {
  it('loads a response once, also for concurrent callers', async () => {
    const { cache } = createCache();
    const load = vi.fn(async () => respond('page'));
    const [one, two] = await Promise.all([cache.get('a', undefined, load), cache.get('a', undefined, load)]);
    expect(one).toBe(two);
    expect(await cache.get('a', undefined, load)).toBe(one);
    await cache.get('b', undefined, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again when the data has another version, also while a load is running', async () => {
    const { cache, state } = createCache();
    let finishOld = () => {};
    const old = cache.get('a', undefined, () => new Promise((resolve) => (finishOld = () => resolve(respond('old')))));
    await Promise.resolve();
    state.version = 2;
    const fresh = await cache.get('a', undefined, async () => respond('new'));
    finishOld();
    expect([(await old)?.body.toString(), fresh?.body.toString()]).toEqual(['old', 'new']);
    expect((await cache.get('a', undefined, async () => respond('newer')))?.body.toString()).toBe('new');
  });

  it('shares nothing while the version is uncertain', async () => {
    const { cache, state } = createCache();
    const load = vi.fn(async () => respond('page'));
    await cache.get('a', undefined, load);
    state.isCurrent = Promise.resolve(false);
    expect(await cache.get('a', undefined, load)).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([301, 404, 500])('passes on a response with status %i but does not keep it', async (status) => {
    const { cache } = createCache();
    const load = vi.fn(async () => respond('', status));
    expect((await cache.get('a', undefined, load))?.status).toBe(status);
    await cache.get('a', undefined, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep failures', async () => {
    const { cache } = createCache();
    await expect(cache.get('a', undefined, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('a', undefined, async () => respond('up')))?.body.toString()).toBe('up');
  });

  it('evicts the least recently used beyond its memory, and keeps no response that takes too much of it', async () => {
    const { cache } = createCache(200_000);
    const load = vi.fn(async () => respond('x'.repeat(6_000)));
    const keys = Array.from({ length: 21 }, (_, index) => String(index));
    for (const key of keys) await cache.get(key, undefined, load);
    expect(load).toHaveBeenCalledTimes(21);
    await cache.get('20', undefined, load);
    expect(load).toHaveBeenCalledTimes(21);
    await cache.get('0', undefined, load);
    expect(load).toHaveBeenCalledTimes(22);
    const loadHuge = vi.fn(async () => respond('x'.repeat(100_000)));
    await cache.get('huge', undefined, loadHuge);
    await cache.get('huge', undefined, loadHuge);
    expect(loadHuge).toHaveBeenCalledTimes(2);
  });
});

describe('a stored response', () => {
  const text = 'harbour '.repeat(1_000);

  it('is compressed once, as the client prefers', async () => {
    const response = respond(text);
    const brotli = await response.encode('gzip, deflate, br, zstd');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    expect((await response.encode('gzip, deflate, br, zstd')).body).toBe(brotli.body);
    const gzipped = await response.encode('gzip;q=0.8, br;q=0');
    expect(gunzipSync(gzipped.body).toString()).toBe(text);
    expect(await response.encode(undefined)).toMatchObject({ body: response.body, encoding: undefined });
    expect(await respond('short').encode('br')).toMatchObject({ encoding: undefined });
  });

  it('has a strong ETag of its content for each encoding', async () => {
    const [brotli, plain] = [await respond(text).encode('br'), await respond(text).encode('identity')];
    expect(plain.etag).toMatch(/^"[\w-]{27}"$/);
    expect(brotli.etag).toBe(plain.etag.replace(/"$/, '-br"'));
    expect((await respond(`${text}!`).encode('identity')).etag).not.toBe(plain.etag);
  });

  it.each([
    ['"a"', true],
    ['"b", W/"a"', true],
    ['"b"', false],
    [undefined, false],
  ])('with ETag "a" is known to a client that sends %s: %s', (header, isKnown) =>
    expect(matchesEtag(header, '"a"')).toBe(isKnown),
  );
});
