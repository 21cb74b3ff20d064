/** Messages of an account: written to the shop, answered by staff, read and replied to. */
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, createTeamClient, shopUrl } from './people.ts';
import { signUp } from './sign-up.ts';

/** A picture of 900 by 600 pixels. */
const drawDent = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

for (const { colorScheme, width, height } of VIEWPORTS) {
  test(`a customer reads the answer and replies, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const { firstname, lastname, email: address } = createCustomer();
    const email = address.replace('@', `.messages${width}${colorScheme}@`);
    const token = await signUp(request, email);
    const callAsTeam = await createTeamClient(request);
    const context = await browser.newContext({ colorScheme, viewport: { width, height } });
    await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto(shopUrl('/my-account/messages'));
    await expect(main).toContainText('You have not written to us yet.');
    expect(await findViolations(page)).toEqual([]);

    const text = `One record is missing ${width}${colorScheme}`;
    const sent = await request.post(shopUrl('/api/contact'), {
      data: { name: `${firstname} ${lastname}`, email, topic: 'order', text },
      headers: { authorization: `Bearer ${token}` },
    });
    const { reference } = (await sent.json()) as { reference: string };
    const path = `/api/admin/conversations/${reference.slice(2)}`;
    await callAsTeam(`${path}/answer`, { text: 'It leaves today.' });
    await page.goto(shopUrl('/about'));
    await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
    const menu = page.getByRole('dialog', { name: 'My account' });
    await expect(menu.getByRole('link', { name: 'Messages' })).toContainText('1 new message');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('menu.png') });
    await page.goto(shopUrl('/my-account'));
    await expect(main).toContainText('1 new message');
    await page.getByRole('link', { name: 'See messages' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: text })).toContainText('1 new message');
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('messages.png'), fullPage: true });

    await main.getByRole('link', { name: text }).click();
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(log).toContainText('It leaves today.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('textbox').fill('It has not arrived.');
    // an answer keeps what is typed
    await callAsTeam(`${path}/answer`, { text: 'It left this morning.' });
    await expect(log).toContainText('It left this morning.', { timeout: 10_000 });
    await expect(page.getByRole('textbox')).toHaveValue('It has not arrived.');
    await page
      .getByLabel('Pictures')
      .setInputFiles({ name: 'dent.png', mimeType: 'image/png', buffer: await drawDent() });
    await expect(page.getByText(/Uploaded$/)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('writing.png'), fullPage: true });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log).toContainText('It has not arrived.');
    const picture = log.getByRole('img', { name: 'Picture 1 sent by you' });
    await expect(picture).toHaveJSProperty('naturalWidth', 480);
    await page.screenshot({ path: test.info().outputPath('conversation.png'), fullPage: true });
    expect(await findViolations(page)).toEqual([]);
    await expect(page.getByText('dent.png')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveValue('');
    await expect(main).toContainText('Waiting for our reply');
    // the menu is right after a message was read, without a page load
    await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
    await expect(menu.getByRole('link', { name: 'Messages' })).toHaveText('Messages');
    await page.goto(shopUrl('/my-account'));
    await expect(main).toContainText('No new messages.');
    await context.close();
  });
}
