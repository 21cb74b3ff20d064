/** Project workflow: requirements, mails to the artist, the board by keyboard, and the statement. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import type { Mail, Project, ProjectStatement, Shop } from '#generated/schemas.ts';
import { parseCsv } from '#server/resources/exports/testing.ts';
import { violations } from './axe.ts';
import { buy } from './buy.ts';
import { act, askAsTeam, enterBackOffice, LOOKS, shopUrl } from './people.ts';

type Ask = Awaited<ReturnType<typeof askAsTeam>>;

/** Creates a project of the demo artist that lacks only a barcode. */
async function ownProject(ask: Ask, name: string): Promise<Project & { id: number }> {
  const filter = encodeURIComponent(JSON.stringify({ type: 'artist' }));
  const [shop] = await ask<Shop[]>(`/api/admin/shops?filter=${filter}`);
  return ask('/api/admin/projects', {
    ...{ name, artist_id: shop?.artist_id, shop_id: shop?.id, category: 'merch', type: 'stock' },
    ...{ price: 18, currency: 'EUR', picture: '120', released_on: '2027-02-01' },
    items: [{ name: 'Tote bag', price: 18, currency: 'EUR', stock: 40 }],
  });
}

test('a project moves on when nothing is missing, and its artist gets a mail', async ({ page, request }) => {
  const ask = await askAsTeam(request);
  const { id, name } = await ownProject(ask, `Tote ${Date.now().toString(36)}`);
  await ask(`/api/admin/projects/${id}/check`, { notify: false });
  await enterBackOffice(page);

  // move a card by keyboard
  await page.goto(shopUrl('/admin/projects-board'));
  const column = (step: string) => page.getByRole('main').getByRole('region', { name: new RegExp(`^${step}`) });
  const card = (step: string) => column(step).getByRole('link', { name });
  const dialog = page.getByRole('dialog', { name: 'Start' });
  const start = page.getByRole('menuitem', { name: 'Start' });
  await expect(async () => {
    if (await dialog.isVisible()) return;
    // a live update may re-render the card meanwhile
    if (!(await start.isVisible())) {
      await card('In review').focus({ timeout: 3000 });
      await page.keyboard.press('m');
    }
    await start.press('Enter', { timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(dialog.getByText('gets the e-mail “Project started”')).toBeVisible();
  await dialog.getByLabel('Message to the artist').fill('Nice bags.');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toBeHidden();
  await expect(card('In review')).toHaveCount(0);

  // missing requirements are shown and block the step
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  const needed = page.getByRole('region', { name: 'Requirements' });
  await expect(needed.getByText('1 item missing for “Confirmed”')).toBeVisible();
  await act(page, 'Confirm');
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await expect(confirm.getByText('1 item has no barcode.')).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await confirm.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Edit' }).click();
  const digits = `20${String(Date.now()).slice(-10)}`;
  const odd = [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0);
  // the project's input comes before the item's
  const barcodes = page.getByRole('textbox', { name: 'Barcode' });
  await expect(barcodes).toHaveCount(2);
  await barcodes.last().fill(`${digits}${(10 - (odd % 10)) % 10}`);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  await expect(needed.getByText('Ready for “Confirmed”')).toBeVisible();
  await act(page, 'Confirm');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm).toBeHidden();

  const told = page.getByRole('region', { name: 'Timeline' });
  const subject = new RegExp(name);
  await expect(told.getByRole('link', { name: subject })).toHaveCount(2);
  await expect(told.getByText('Nice bags.')).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const mails = await ask<Mail[]>(`/api/admin/mails?filter=${filter}`);
  expect(mails.map(({ template }) => template).sort()).toEqual(['project_confirmed', 'project_in_progress']);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['artist@example.com']));
});

test('a statement shows the same sums on screen and in its file', async ({ page, request }) => {
  const order = await buy(request, { copies: [2] });
  const id = order.shop_orders?.[0]?.lines[0]?.project_id;
  await enterBackOffice(page);
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  const section = page.getByRole('region', { name: 'Statement' });
  await expect(section.getByRole('table').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const ask = await askAsTeam(request);
  const [from, to] = /(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)/.exec(download.suggestedFilename())?.slice(1) ?? [];
  const { sums } = await ask<ProjectStatement>(`/api/admin/projects/${id}/statement?from=${from}&to=${to}`);
  const [heading = [], ...rows] = parseCsv((await readFile(await download.path())).toString());
  const due = (currency: string) =>
    rows.filter((row) => row.at(-1) === currency).reduce((sum, row) => sum + Number(row[heading.length - 2]), 0);
  for (const one of sums) expect(due(one.currency)).toBeCloseTo(one.due, 2);
  expect(sums.find(({ currency }) => currency === 'EUR')?.sold).toBeGreaterThanOrEqual(2);
});

for (const { colorScheme, width, height } of LOOKS) {
  test(`a project and its dialog have no accessibility problem in ${colorScheme}, ${width} wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const ask = await askAsTeam(context.request);
    const filter = encodeURIComponent(JSON.stringify({ step: 'in_progress', type: 'crowdfunding' }));
    const [campaign] = await ask<Project[]>(`/api/admin/projects?filter=${filter}`);
    await enterBackOffice(page);
    await page.goto(shopUrl(`/admin/projects/${campaign?.id}/show`));
    await expect(
      page.getByRole('region', { name: 'Statement' }).getByText(/Shop commission|No sales or refunds/),
    ).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /^Funding/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await act(page, 'Confirm');
    await expect(
      page.getByRole('dialog', { name: 'Confirm' }).getByText(/Not ready for this step: \d+ items? missing/),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
}
