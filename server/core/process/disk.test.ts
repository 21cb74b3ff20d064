import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDisk } from './disk.ts';

it('tells a folder with room from a full one and from one that is not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  expect(await checkDisk(folder)).toBe('ok');
  expect(await checkDisk(folder, Number.MAX_SAFE_INTEGER)).toBe('full');
  await rm(folder, { recursive: true });
  expect(await checkDisk(folder)).toBe('not_writable');
});
