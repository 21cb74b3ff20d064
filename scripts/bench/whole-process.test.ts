import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { makeOutsideFolder, measureProcess } from './whole-process.ts';

vi.setConfig({ testTimeout: 60_000 });

test('makes a folder outside the checkout, even if the folder for temporary files is inside', () => {
  const inside = mkdtempSync(join(ROOT, '.cache/bench-'));
  const folders = [makeOutsideFolder('bench-'), makeOutsideFolder('bench-', inside)];
  for (const folder of [inside, ...folders]) rmSync(folder, { recursive: true });
  for (const folder of folders) expect(relative(ROOT, folder)).toMatch(/^\.\./);
});

test('runs the reference without the configuration of the checkout', async () => {
  const folder = makeOutsideFolder('bench-');
  const spec = join(folder, 'a.json');
  // our rules would refuse it: no tags, no operationId, no summary
  const get = { responses: { 200: { description: 'Done.' } } };
  writeFileSync(
    spec,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get } } }),
  );
  const cost = await measureProcess(
    [join(ROOT, 'node_modules/openapi-typescript/bin/cli.js'), spec, '-o', join(folder, 'a.ts')],
    folder,
  );
  expect(existsSync(join(folder, 'a.ts'))).toBe(true);
  expect(cost.ms).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});

test('measures nothing inside the checkout', async () => {
  const inside = mkdtempSync(join(ROOT, '.cache/bench-'));
  await expect(measureProcess(['--version'], inside)).rejects.toThrow('is inside the checkout');
  rmSync(inside, { recursive: true });
});
