/** A contest: entries, a draw with a published commitment, and a redraw. */
import { expect, test } from 'playwright/test';
import type { PublicContest } from '#generated/schemas.ts';
import { findViolations } from './axe.ts';
import { startAction, signInAsStaff, shopUrl } from './people.ts';

test('a contest is created, entered, closed, drawn and redrawn', async ({ page, request }) => {
  const code = `print-${Date.now()}`;
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/challenge/create'));
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Title (English)').fill('Win a print');
  await page.getByLabel('Prize').fill('A numbered print');
  await page.getByLabel('Starts').fill('2026-01-01T00:00');
  await page.getByLabel('Ends').fill('2099-01-01T00:00');
  await page.getByLabel('Visible in the shop').check();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Win a print');
  const loadContest = async () => (await (await request.get(shopUrl(`/api/contests/${code}`))).json()) as PublicContest;
  const { seed_hash } = await loadContest();
  await expect(page.getByText(String(seed_hash))).toBeVisible();

  for (const name of ['Ada', 'Bea', 'Cleo']) {
    const data = { name, email: `${name}.${code}@example.com` };
    expect((await request.post(shopUrl(`/api/contests/${code}/enter`), { data })).status()).toBe(200);
  }
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (const name of ['Close entries', 'Draw winners']) {
    await page.reload();
    await startAction(page, name);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('main').getByText('Won', { exact: true })).toBeVisible();
  expect((await loadContest()).winning_codes).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /Draw a replacement/ }).click();
  await dialog.getByLabel('Reason').fill('No answer for two weeks');
  const effects = dialog.getByRole('list', { name: 'What this will do' });
  await expect(effects).toContainText(/Withdraws the prize of 1 winner: (Ada|Bea|Cleo)/);
  await expect(effects).toContainText(/Draws 1 winner: (Ada|Bea|Cleo)/);
  await dialog.getByRole('button', { name: 'Draw a replacement' }).click();
  await expect(page.getByText('No answer for two weeks').first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Draw report' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`draw-${code}.json`);
});
