/** Project workflow: requirements, mails to the artist, the board by keyboard, and the statement. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import type { Mail, Project, ProjectStatement, Shop } from '#generated/schemas.ts';
import { parseCsv } from '#server/resources/exports/testing.ts';
import { expectAccessible } from './axe.ts';
import { buyRecords } from './buy.ts';
import { startAction, createTeamClient, signInAsStaff, shopUrl } from './people.ts';

type ApiCall = Awaited<ReturnType<typeof createTeamClient>>;

/** Creates a project of the demo artist that lacks only a barcode. */
async function createProject(call: ApiCall, name: string): Promise<Project & { id: number }> {
  const filter = encodeURIComponent(JSON.stringify({ type: 'artist' }));
  const [shop] = await call<Shop[]>(`/api/admin/shops?filter=${filter}`);
  return call('/api/admin/projects', {
    ...{ name, artist_id: shop?.artist_id, shop_id: shop?.id, category: 'merch', type: 'stock' },
    ...{ price: 18, currency: 'EUR', picture: '120', released_on: '2027-02-01' },
    items: [{ name: 'Tote bag', price: 18, currency: 'EUR', stock: 40 }],
  });
}

test('a project moves on when nothing is missing, and its artist gets a mail', async ({ page, request }) => {
  const call = await createTeamClient(request);
  const { id, name } = await createProject(call, `Tote ${Date.now().toString(36)}`);
  await call(`/api/admin/projects/${id}/check`, { notify: false });
  await signInAsStaff(page);

  // move a card by keyboard
  await page.goto(shopUrl('/admin/projects-board'));
  const column = (step: string) => page.getByRole('main').getByRole('region', { name: new RegExp(`^${step}`) });
  const card = (step: string) => column(step).getByRole('link', { name });
  const dialog = page.getByRole('dialog', { name: 'Start' });
  const startItem = page.getByRole('menuitem', { name: 'Start' });
  await expect(async () => {
    if (await dialog.isVisible()) return;
    // a live update may re-render the card meanwhile
    if (!(await startItem.isVisible())) {
      await card('In review').focus({ timeout: 3000 });
      await page.keyboard.press('m');
    }
    await startItem.press('Enter', { timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(dialog.getByText('gets the e-mail “Project started”')).toBeVisible();
  await dialog.getByLabel('Message to the artist').fill('Nice bags.');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toBeHidden();
  await expect(card('In review')).toHaveCount(0);

  // missing requirements are shown and block the step
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  const requirements = page.getByRole('region', { name: 'Requirements' });
  await expect(requirements.getByText('1 item missing for “Confirmed”')).toBeVisible();
  await startAction(page, 'Confirm');
  const confirmDialog = page.getByRole('dialog', { name: 'Confirm' });
  await expect(confirmDialog.getByText('1 item has no barcode.')).toBeVisible();
  await expect(confirmDialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Edit' }).click();
  const digits = `20${String(Date.now()).slice(-10)}`;
  const checksum = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0);
  // the project's input comes before the item's
  const barcodes = page.getByRole('textbox', { name: 'Barcode' });
  await expect(barcodes).toHaveCount(2);
  await barcodes.last().fill(`${digits}${(10 - (checksum % 10)) % 10}`);
  const saveResponse = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saveResponse).status()).toBe(200);
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  await expect(requirements.getByText('Ready for “Confirmed”')).toBeVisible();
  await startAction(page, 'Confirm');
  await confirmDialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmDialog).toBeHidden();

  const timeline = page.getByRole('region', { name: 'Timeline' });
  const subject = new RegExp(name);
  await expect(timeline.getByRole('link', { name: subject })).toHaveCount(2);
  await expect(timeline.getByText('Nice bags.')).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const mails = await call<Mail[]>(`/api/admin/mails?filter=${filter}`);
  expect(mails.map(({ template }) => template).sort()).toEqual(['project_confirmed', 'project_in_progress']);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['artist@example.com']));
});

test('a statement shows the same sums on screen and in its file', async ({ page, request }) => {
  const order = await buyRecords(request, { copies: [2] });
  const id = order.shop_orders?.[0]?.lines[0]?.project_id;
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/projects/${id}/show`));
  const section = page.getByRole('region', { name: 'Statement' });
  await expect(section.getByRole('table').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const call = await createTeamClient(request);
  const [from, to] = /(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)/.exec(download.suggestedFilename())?.slice(1) ?? [];
  const { sums } = await call<ProjectStatement>(`/api/admin/projects/${id}/statement?from=${from}&to=${to}`);
  const [heading = [], ...rows] = parseCsv((await readFile(await download.path())).toString());
  const sumDue = (currency: string) =>
    rows.filter((row) => row.at(-1) === currency).reduce((sum, row) => sum + Number(row[heading.length - 2]), 0);
  for (const currencySums of sums) expect(sumDue(currencySums.currency)).toBeCloseTo(currencySums.due, 2);
  expect(sums.find(({ currency }) => currency === 'EUR')?.sold).toBeGreaterThanOrEqual(2);
});

test('a project and its dialog have no accessibility problem', async ({ page, request }) => {
  const call = await createTeamClient(request);
  const filter = encodeURIComponent(JSON.stringify({ step: 'in_progress', type: 'crowdfunding' }));
  const [campaign] = await call<Project[]>(`/api/admin/projects?filter=${filter}`);
  await signInAsStaff(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(shopUrl(`/admin/projects/${campaign?.id}/show`));
  await expect(
    page.getByRole('region', { name: 'Statement' }).getByText(/Shop commission|No sales or refunds/),
  ).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Funding/ })).toBeVisible();
  await expectAccessible(page);
  await startAction(page, 'Confirm');
  await expect(
    page.getByRole('dialog', { name: 'Confirm' }).getByText(/Not ready for this step: \d+ items? missing/),
  ).toBeVisible();
  await expectAccessible(page);
});
