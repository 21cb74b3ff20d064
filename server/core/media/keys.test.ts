import { describe, expect, it } from 'vitest';
import { formatMediaPath, parseKey, PROJECT_ASSETS, formatMediaKey } from './keys.ts';

describe('storage keys', () => {
  it.each(PROJECT_ASSETS)('parses the asset %s of §3', (asset) => {
    expect(parseKey(`projects/1204/${asset}.png`)).toEqual({
      area: 'projects',
      folder: '1204',
      asset,
      width: undefined,
      format: 'png',
    });
  });

  it.each([
    ['projects/1204/cover-640.webp', 'projects/1204/cover-640.webp'],
    ['projects/1204/cover.jpeg', 'projects/1204/cover.jpg'],
    ['pictures/artist-31/mini.jpg', 'pictures/artist-31/mini.jpg'],
    ['pictures/banner-1/wide-1920.webp', 'pictures/banner-1/wide-1920.webp'],
    ['songs/0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11.mp3', 'songs/0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11.mp3'],
    ['songs/abc.json', 'songs/abc.json'],
  ])('parses %s', (text, canonical) => {
    const key = parseKey(text);
    expect(key && formatMediaKey(key)).toBe(canonical);
  });

  it.each([
    '',
    'projects',
    'projects/1204',
    'projects/1204/',
    'projects/../cover.png',
    'projects/../../etc/passwd',
    'projects/1204/../1205/cover.png',
    'projects/..%2f1204/cover.png',
    'projects/.hidden/cover.png',
    'projects/a\\b/cover.png',
    'projects/a\0b/cover.png',
    '/projects/1204/cover.png',
    'projects/1204/cover.svg',
    'projects/1204/cover.png/x',
    'projects/1204/secret.png',
    'projects/1204/cover-641.png',
    'projects/1204/cover-0640.png',
    'projects/1204/artwork.json',
    'pictures/1/cover.png',
    'songs/../x.mp3',
    'songs/a/b.mp3',
    'songs/a.wav',
    'derived/v1/projects/1/cover.png',
    `projects/${'x'.repeat(101)}/cover.png`,
    'projects/1204/cover.png\n',
  ])('refuses %j', (text) => {
    expect(parseKey(text)).toBeUndefined();
  });

  it('formats paths that can be parsed', () => {
    const path = formatMediaPath('projects', 1204, 'preview_m', undefined, 'png');
    expect(path).toBe('/storage/projects/1204/preview_m.png');
    expect(parseKey(path.slice('/storage/'.length))).toMatchObject({ folder: '1204', asset: 'preview_m' });
    expect(formatMediaPath('songs', 'abc')).toBe('/storage/songs/abc.mp3');
  });
});
