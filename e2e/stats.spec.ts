/** Sales statistics: figures, charts and shares link to their orders. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { parseCsv } from '#server/resources/exports/testing.ts';
import { expectAccessible } from './axe.ts';
import { enterBackOffice, signInAsStaff, shopUrl } from './people.ts';

/** Reads the row count in the footer of the order list. */
async function readRowCount(page: Page): Promise<number> {
  const status = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(status).toHaveText(/of [\d,]+$/);
  return Number(/of ([\d,]+)$/.exec(await status.innerText())?.[1]?.replaceAll(',', ''));
}

const parseNumber = (text: string): number => Number(text.replace(/\D/g, ''));
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Chart shows' }).getByRole('button', { name });

test('a figure, a share and a chart bucket link to their orders', async ({ page }) => {
  await enterBackOffice(page);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('90 days');
  await expect(page).toHaveURL(/period=days_90/);
  const orders = tile(page, 'Orders');
  await expect(orders).toBeVisible();

  await test.step('a row filters by its country', async () => {
    await page.getByRole('tab', { name: 'Country' }).click();
    await page.getByRole('button', { name: 'Show only France' }).click();
    await expect(page).toHaveURL(/country_id=FR/);
    await expect(page.getByRole('button', { name: /^Country: France/ })).toBeVisible();
  });

  await test.step('a share links to its orders', async () => {
    await page.getByRole('tab', { name: 'Traffic source' }).click();
    const link = page.getByRole('tabpanel').getByRole('link', { name: 'Orders: Instagram' });
    const count = parseNumber(await link.innerText());
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/\/admin\/orders\?/);
    expect(await readRowCount(page)).toBe(count);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Traffic source', selected: true })).toBeVisible();
  });

  await test.step('a row of the table links to its orders', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('group', { name: 'By week' });
    const link = table.getByRole('link').nth(3);
    const count = parseNumber(await link.innerText());
    await link.click();
    expect(await readRowCount(page)).toBe(count);
    await page.goBack();
  });

  await test.step('a point of the chart links to its orders', async () => {
    const chart = page.getByRole('group', { name: 'Revenue over time' });
    const box = await chart.boundingBox();
    if (!box) throw new Error('There is no chart.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/admin\/orders\?/);
    expect(await readRowCount(page)).toBeGreaterThan(0);
    await page.goBack();
  });

  await test.step('the filter is removed', async () => {
    await page.getByRole('button', { name: /^Country: France/ }).press('Delete');
    await expect(page).not.toHaveURL(/country_id/);
  });
});

test('custom dates are part of the URL, and the table downloads as CSV', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/stats/stats-v1?period=month&compare=none'));
  await expect(page.getByRole('group', { name: 'By day' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom dates');
  const from = page.getByLabel('From');
  const [year, month] = new Date(Date.now() - 60 * 86_400_000).toISOString().split('-');
  await from.fill(`${year}-${month}-01`);
  await from.press('Enter');
  await expect(page).toHaveURL(new RegExp(`from=${year}-${month}-01`));
  const table = page.getByRole('group', { name: /^By (day|week)$/ });
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  // the previous data stays until the new data is loaded
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const total = parseNumber(await table.getByRole('row').last().getByRole('cell').first().innerText());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).first().click(),
  ]);
  const [heading, ...rows] = parseCsv((await readFile(await download.path())).toString());
  expect(heading?.slice(0, 4)).toEqual(['From', 'To', 'Orders', 'Copies']);
  expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(total);
});

test('the all-time totals add up', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/stats/stats-all'));
  const months = page.getByRole('group', { name: 'By month' });
  const sum = (
    await months
      .getByRole('row', { name: /^Running total/ })
      .getByRole('cell')
      .last()
      .innerText()
  ).trim();
  await page.getByRole('link', { name: 'Sales dashboard' }).click();
  await expect(tile(page, 'Revenue')).toContainText(sum);
});

test('statistics have no accessibility problem', async ({ page }) => {
  await signInAsStaff(page);
  for (const path of ['stats/stats?period=days_90&country_id=FR', 'stats/stats-all', 'stats/stats-v1']) {
    await page.goto(shopUrl(`/admin/${path}`));
    await expect(page.getByRole('link', { name: / – Orders: / }).first()).toBeVisible();
    if (!path.endsWith('v1')) await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await expectAccessible(page, path);
  }
});
