import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { findFreePort, startChild, type Child } from '../scripts/process/children.ts';
import { FAIR, startFair } from './any-api/fair.ts';

const TOKEN = 'vinyl-badge';
let folder: string;
let fair: Awaited<ReturnType<typeof startFair>>;
let admin: Child;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-api-'));
  const spec = join(folder, 'fair.json');
  await writeFile(spec, JSON.stringify(FAIR));
  fair = await startFair(TOKEN);
  const args = ['--spec', spec, '--api', fair.url, '--token', TOKEN, '--port', String(await findFreePort())];
  admin = await startChild(['scripts/admin.ts', ...args], {}, '/admin/');
});

test.afterAll(async () => {
  await admin.stop();
  await fair.app.close();
  await rm(folder, { recursive: true, force: true });
});

test('an unprepared API gets a back office from its description', async ({ page }) => {
  test.slow();
  await page.goto(`${admin.origin}/admin/`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('link', { name: 'Crate Digger 01' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1–25 of 60')).toBeVisible();

  // the API's sorting, paging, search and filters
  await page.getByRole('columnheader', { name: 'Crates' }).click();
  await expect(page).toHaveURL(/sort=crates/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('26–50 of 60')).toBeVisible();
  await page.getByRole('searchbox').fill('digger 42');
  await expect(page.getByText('1–1 of 1')).toBeVisible();

  // edit a record, show the API's error, run an action
  await grid.getByRole('link', { name: 'Crate Digger 42' }).click();
  await expect(page.getByRole('heading', { name: 'Crate Digger 42' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Crates' }).fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('The hall holds 100 crates a stall.');
  await page.getByRole('textbox', { name: 'Crates' }).fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Crate Digger 42' })).toBeVisible();
  // the form has the same heading
  await expect.poll(() => fair.rows[41]).toMatchObject({ stallId: 's42', crates: 40, isOpen: true });
  await page.getByRole('button', { name: 'Close stall' }).click();
  await expect.poll(() => fair.rows[41]?.isOpen).toBe(false);

  // related records
  await page.getByRole('link', { name: 'Records' }).click();
  await grid.getByRole('link', { name: 'Dead Wax (s42)' }).click();
  await expect(page.getByRole('heading', { name: 'Dead Wax (s42)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dead Wax (s42)' })).toBeVisible({ timeout: 30_000 });

  // create a record
  await page.goto(`${admin.origin}/admin/stalls/create`);
  await page.getByRole('textbox', { name: 'Holder' }).fill('Wax & Wane');
  await page.getByRole('textbox', { name: 'City' }).fill('Ghent');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Wax & Wane' })).toBeVisible();
  expect(fair.rows.at(-1)).toMatchObject({ stallId: 's61', holder: 'Wax & Wane', city: 'Ghent' });
});
