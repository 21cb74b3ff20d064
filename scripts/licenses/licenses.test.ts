import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { isAllowed } from './allowed.ts';
import { listInstalledPackages } from './packages.ts';

it('no package has a licence that is not on the list', async () => {
  const packages = await listInstalledPackages();
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
}, 60_000);

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['((MIT OR ISC) AND X)', false],
  ['unknown', false],
  ['UNLICENSED', false],
])('%s may be used: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

it('the project names its own licence', async () => {
  const { license } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  expect(license).toBe('SEE LICENSE IN LICENSE');
  expect(await readFile(join(ROOT, 'LICENSE'), 'utf8')).toContain('All rights reserved');
});
