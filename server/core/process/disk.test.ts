import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDisk } from './disk.ts';

it('distinguishes a folder with space, a full one and a missing one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  expect(await checkDisk(folder)).toBe('ok');
  expect(await checkDisk(folder, Number.MAX_SAFE_INTEGER)).toBe('full');
  await rm(folder, { recursive: true });
  expect(await checkDisk(folder)).toBe('not_writable');
});
