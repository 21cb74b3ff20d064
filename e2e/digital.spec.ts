/** Digital releases: stores, download codes exported once, and signed downloads. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from 'playwright/test';
import type { CodeBatch, DigitalGift, DigitalRelease, FileLink, ProjectList } from '#generated/schemas.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { createCustomer, createTeamClient, startAction, signInAsStaff, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

test('codes are generated, exported once, redeemed and revoked', async ({ browser, page, request }) => {
  const { projects } = (await (await request.get(shopUrl('/api/projects?type=vinyl&limit=1'))).json()) as ProjectList;
  const name = projects[0]?.name ?? '';
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/digital/create'));
  await page.getByRole('combobox', { name: 'Project' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  const title = `Live at the Harbour ${Date.now() % 100_000}`;
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Artist' }).fill('Marisol Vega');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await startAction(page, 'Generate codes');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Batch').fill('Inserts');
  await dialog.getByLabel('Number of codes').fill('3');
  await dialog.getByLabel('Redemptions per code').fill('1');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Generate codes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inserts');
  await page.getByRole('button', { name: 'Export codes' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Export codes' }).click(),
  ]);
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const codes = lines.map((line) => line.split(',')[0] ?? '');
  expect(codes).toHaveLength(3);
  await expect(page.getByText('cannot be shown again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export codes' })).toBeHidden();

  const redeem = (code = '') => request.post(shopUrl('/api/projects/download'), { data: { code } });
  const gift = (await (await redeem(codes[0])).json()) as DigitalGift;
  expect(gift.title).toBe(title);
  const track = await request.get(shopUrl(gift.files[1]?.url ?? ''));
  expect([track.status(), (await track.body()).length > 1000]).toEqual([200, true]);
  expect((await redeem(codes[0])).status()).toBe(409);

  await test.step('an account redeems a code and finds its files', async () => {
    const token = await signUp(request, createCustomer().email.replace('@', '.downloads@'));
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const account = await context.newPage();
    const main = account.getByRole('main');
    await account.goto(shopUrl('/my-account/digital'));
    await expect(main).toContainText('You have not redeemed a download code yet.');
    await main.getByRole('textbox').fill('7QKM-W4XT-PR8C-0000');
    await main.getByRole('button', { name: 'Check the code' }).click();
    const input = main.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(/This code does not exist[.] Check it and try again[.]/);
    await expect(input).toHaveValue('7QKM-W4XT-PR8C-0000');
    await expectAccessible(account, 'a refused code');
    await input.fill(codes[1] ?? '');
    await main.getByRole('button', { name: 'Check the code' }).click();
    const checked = main.getByRole('region', { name: title });
    await expect(checked.getByRole('heading', { name: title })).toBeFocused();
    await expect(checked).toContainText(`Code ${codes[1]} unlocks`);
    await expect(checked).toContainText('Marisol Vega');
    const names = gift.files.map((item) => item.name);
    await expect(checked.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText(names);
    await expectAccessible(account, 'a checked code');
    // the two views that `expectAccessible` leaves out
    expect(await findViolations(account)).toEqual([]);
    await account.screenshot({ path: test.info().outputPath('checked-phone.png'), fullPage: true });
    await account.setViewportSize({ width: 1440, height: 900 });
    await account.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(account)).toEqual([]);
    await account.screenshot({ path: test.info().outputPath('checked-wide-dark.png'), fullPage: true });
    await account.emulateMedia({ colorScheme: 'light' });
    await account.setViewportSize({ width: 390, height: 844 });
    await account.keyboard.press('Tab');
    await expect(checked.getByRole('button', { name: 'Redeem' })).toBeFocused();
    await account.keyboard.press('Enter');
    await expect(main.getByRole('region', { name: title }).getByRole('link').first()).toHaveText(/[.]zip$/);
    await expect(main.getByRole('textbox')).toHaveValue('');
    expect(await findViolations(account)).toEqual([]);
    await expect(main.getByRole('heading', { name: title })).toBeFocused();
    await account.screenshot({ path: test.info().outputPath('downloads.png'), fullPage: true });
    await context.close();
  });

  await test.step('an account checks and redeems a code without JavaScript', async () => {
    const token = await signUp(request, createCustomer().email.replace('@', '.no-script@'));
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const account = await context.newPage();
    const main = account.getByRole('main');
    await account.goto(shopUrl('/my-account/digital'));
    await main.getByRole('textbox').fill(codes[0] ?? '');
    await main.getByRole('textbox').press('Enter');
    await expect(main.getByRole('textbox')).toHaveAccessibleDescription(
      /This code has reached its redemption limit[.]/,
    );
    await expect(main.getByRole('textbox')).toHaveValue(codes[0] ?? '');
    await main.getByRole('textbox').fill(codes[2] ?? '');
    await main.getByRole('button', { name: 'Check the code' }).click();
    const checked = main.getByRole('region', { name: title });
    await expect(checked.getByRole('listitem').first()).toHaveText(/[.]zip$/);
    await expect(checked.getByRole('link')).toHaveCount(0);
    await checked.getByRole('button', { name: 'Redeem' }).click();
    await expect(main.getByRole('region', { name: title }).getByRole('link').first()).toHaveText(/[.]zip$/);
    await expect(main.getByRole('textbox')).toHaveValue('');
    await context.close();
  });

  await startAction(page, 'Revoke all codes');
  await dialog.getByLabel('Reason').fill('Printed with the wrong colour');
  await dialog.getByRole('button', { name: 'Revoke all codes' }).click();
  await expect(page.getByRole('main')).toContainText('3');
  expect((await redeem(codes[1])).status()).toBe(409);
  await page.goto(shopUrl('/admin/digital/downloads'));
  await expect(page.getByRole('grid')).toContainText(gift.files[1]?.name ?? '?');
  await expect(page).toHaveURL(/digital-downloads/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    test(`a visitor without account redeems a code ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      page,
      request,
    }) => {
      const { title, code } = await exportCode(request);
      const takeScreenshot = (name: string) =>
        page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
      const main = page.getByRole('main');
      await page.goto(shopUrl('/digital'));
      const input = main.getByRole('textbox');
      await input.fill('7QKM-W4XT-PR8C-0000');
      await main.getByRole('button', { name: 'Check the code' }).click();
      await expect(input).toHaveAccessibleDescription(/This code does not exist[.] Check it and try again[.]/);
      await input.fill(code);
      await main.getByRole('button', { name: 'Check the code' }).click();
      const checked = main.getByRole('region', { name: title });
      await expect(checked).toContainText('Marisol Vega');
      if (javaScriptEnabled) await expectAccessible(page, 'a checked code of a visitor');
      await takeScreenshot('checked');
      await checked.getByRole('button', { name: 'Redeem' }).click();
      await expect(page).toHaveURL(/[/]digital[/]\d+[.]\d+[.]/);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      // the code is used up, its page can be opened again
      await page.reload();
      await expect(main.getByRole('link').first()).toHaveText(/[.]zip$/);
      if (javaScriptEnabled) await expectAccessible(page, 'the files of a redeemed code');
      await takeScreenshot('redeemed');
      const answer = await page.goto(`${page.url().slice(0, -2)}xx`);
      expect(answer?.status()).toBe(404);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('These links have expired');
      await main.getByRole('link', { name: 'Redeem a download code' }).click();
      await expect(main.getByRole('textbox')).toHaveValue('');
    });
  });
}

/** Creates a release of a demo record, and exports its only code. */
async function exportCode(request: APIRequestContext): Promise<{ title: string; code: string }> {
  const call = await createTeamClient(request);
  const { projects } = (await (await request.get(shopUrl('/api/projects?type=vinyl&limit=1'))).json()) as ProjectList;
  const title = `Live at the Harbour ${Date.now() % 100_000}`;
  const release = await call<DigitalRelease>('/api/admin/digital', {
    ...{ project_id: projects[0]?.id, title, artist_name: 'Marisol Vega' },
  });
  const codes = { name: 'Inserts', count: 1, uses: 1 };
  const batch = await call<CodeBatch>(`/api/admin/digital/${release.id}/codes`, codes);
  const { url } = await call<FileLink>(`/api/admin/digital-batches/${batch.id}/link`, {});
  const [, line = ''] = (await (await request.get(shopUrl(url))).text()).trim().split('\r\n');
  return { title, code: line.split(',')[0] ?? '' };
}
