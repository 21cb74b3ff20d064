import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveAsset } from './derive.ts';
import { ARTWORK, createMediaFolder, type MediaFolder } from './testing.ts';

let media: MediaFolder;

const deriveExisting = async (key: string) => {
  const asset = await deriveAsset(media.root, key);
  expect(asset, key).toBeDefined();
  return asset!;
};

beforeAll(async () => {
  media = await createMediaFolder();
  await media.write('projects/1/artwork.json', ARTWORK);
  await media.write('projects/2/artwork.json', { ...ARTWORK, category: 't-shirt', colors: [], tracks: [] });
  await media.write(
    'projects/3/original.png',
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer(),
  );
  await media.write('pictures/artist-1/artwork.json', { kind: 'portrait', seed: '1', genre: 7, name: 'Oona Vale' });
  await media.write('pictures/banner-1/artwork.json', { kind: 'banner', seed: '1' });
  await media.write('pictures/shop-1/artwork.json', {
    kind: 'logo',
    seed: '1',
    name: 'Halfmoon',
    color: '#112233',
    face: 'didone',
  });
  await media.write('projects/4/notes.txt', 'nothing to draw from');
});
afterAll(() => media.remove());

describe('derived assets', () => {
  it.each([
    ['projects/1/cover-320.webp', 320, 320, 'webp'],
    ['projects/1/cover-160.avif', 160, 160, 'heif'],
    ['projects/1/mini.jpg', 240, 240, 'jpeg'],
    ['projects/1/preview_m.png', 480, 480, 'png'],
    ['projects/1/back-320.webp', 320, 320, 'webp'],
    ['projects/1/display-320.jpg', 320, 180, 'jpeg'],
    ['projects/2/cover-320.webp', 320, 320, 'webp'],
    ['pictures/artist-1/mini.jpg', 240, 240, 'jpeg'],
    ['pictures/artist-1/preview-320.webp', 320, 320, 'webp'],
    ['pictures/banner-1/wide-960.webp', 960, 480, 'webp'],
  ])('%s is %i × %i %s', async (key, width, height, format) => {
    expect(await sharp((await deriveExisting(key)).path).metadata()).toMatchObject({ width, height, format });
  });

  it('show record and sleeve on a transparent background', async () => {
    const { data, info } = await sharp((await deriveExisting('projects/1/preview_m.png')).path)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const getAlpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect(getAlpha(2, 2)).toBe(0);
    expect(getAlpha(200, 240)).toBe(255);
    // the disc is visible on the right
    expect(getAlpha(440, 240)).toBeGreaterThan(150);
  });

  it('of shop logos have a transparent background and a height of 88 pixels', async () => {
    expect(await sharp((await deriveExisting('pictures/shop-1/logo.png')).path).metadata()).toMatchObject({
      height: 88,
      hasAlpha: true,
    });
  });

  it('have the same bytes in every media folder', async () => {
    const other = await createMediaFolder();
    try {
      await other.write('projects/1/artwork.json', ARTWORK);
      const otherAsset = await deriveAsset(other.root, 'projects/1/cover-320.webp');
      expect(await readFile(otherAsset!.path)).toEqual(
        await readFile((await deriveExisting('projects/1/cover-320.webp')).path),
      );
    } finally {
      await other.remove();
    }
  });

  it('are cached: a later request returns the existing file', async () => {
    const { path } = await deriveExisting('projects/1/cover-240.jpg');
    await writeFile(path, 'kept');
    expect(await readFile((await deriveExisting('projects/1/cover-240.jpg')).path, 'utf8')).toBe('kept');
  });

  it('are created once for concurrent requests, without temporary files left', async () => {
    const [first, second] = await Promise.all([
      deriveExisting('projects/1/only_vinyl-320.webp'),
      deriveExisting('projects/1/only_vinyl-320.webp'),
    ]);
    expect(second).toBe(first);
    expect((await readdir(dirname(first.path))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect((await stat(first.path)).size).toBeGreaterThan(1000);
  });

  it('prefer an upload to a drawing and compose the other parts with it', async () => {
    const { dominant } = await sharp((await deriveExisting('projects/3/cover-160.png')).path).stats();
    expect(dominant).toMatchObject({
      g: expect.toSatisfy((g: number) => g > 240),
      r: expect.toSatisfy((r: number) => r < 20),
    });
    expect(await deriveAsset(media.root, 'projects/3/preview_m.png')).toBeDefined();
  });

  it.each([
    'projects/999/cover.png',
    'projects/4/cover.png',
    'projects/2/only_vinyl.png',
    'projects/2/back.png',
    'pictures/none/mini.jpg',
    'songs/none.mp3',
  ])('are undefined for %s', async (key) => {
    expect(await deriveAsset(media.root, key)).toBeUndefined();
  });

  it.each(['projects/../1/cover.png', '../media/projects/1/cover.png', 'projects/1/artwork.json'])(
    'are undefined for the invalid key %s',
    async (key) => {
      expect(await deriveAsset(media.root, key)).toBeUndefined();
    },
  );
});
