import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { folderOutside } from './outside.ts';
import { costOf } from './whole-process.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a folder is outside of the checkout, also where temporary files are in it', () => {
  const inside = mkdtempSync(join(ROOT, '.cache/bench-'));
  const folders = [folderOutside('bench-'), folderOutside('bench-', inside)];
  for (const folder of [inside, ...folders]) rmSync(folder, { recursive: true });
  for (const folder of folders) expect(relative(ROOT, folder)).toMatch(/^\.\./);
});

test('the reference runs where there is no configuration of ours', async () => {
  const folder = folderOutside('bench-');
  const spec = join(folder, 'a.json');
  // our rules would refuse it: no tags, no operationId, no summary
  const get = { responses: { 200: { description: 'Done.' } } };
  writeFileSync(
    spec,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get } } }),
  );
  const cost = await costOf(
    [join(ROOT, 'node_modules/openapi-typescript/bin/cli.js'), spec, '-o', join(folder, 'a.ts')],
    folder,
  );
  expect(existsSync(join(folder, 'a.ts'))).toBe(true);
  expect(cost.ms).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});

test('nothing is measured inside of the checkout', async () => {
  const inside = mkdtempSync(join(ROOT, '.cache/bench-'));
  await expect(costOf(['--version'], inside)).rejects.toThrow('is inside the checkout');
  rmSync(inside, { recursive: true });
});
