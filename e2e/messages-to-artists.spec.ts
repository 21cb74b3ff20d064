/** Messages between accounts: a listener writes to an artist with a picture, is answered live, and is blocked. */
import { type Browser, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { findViolations, VIEWPORTS } from './axe.ts';
import { createCustomer, shopUrl, signInAsStaff } from './people.ts';
import { signUp } from './sign-up.ts';

/** A picture of 900 by 600 pixels. */
const drawSleeve = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();

type Screen = Pick<(typeof VIEWPORTS)[number], 'colorScheme' | 'width' | 'height'>;

/** Opens a browser with the session of an account. */
async function openAs(browser: Browser, token: string, { colorScheme, width, height }: Screen): Promise<Page> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height } });
  await context.addCookies([{ name: 'token', value: token, url: shopUrl('/') }]);
  return context.newPage();
}

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });

for (const screen of VIEWPORTS) {
  const { colorScheme, width } = screen;
  test(`a listener writes to an artist, ${colorScheme}, ${width} wide`, async ({ browser, request }) => {
    const unique = `${width}${colorScheme}${Date.now()}`;
    const email = createCustomer().email.replace('@', `.artists${width}${colorScheme}@`);
    const fanToken = await signUp(request, email);
    const fan = await openAs(browser, fanToken, screen);
    const signIn = { data: { email: 'artist@example.com', password: DEMO_PASSWORD } };
    const answer = await request.post(shopUrl('/api/auth/login'), signIn);
    const { token, data } = (await answer.json()) as { token: string; data: { id: number } };
    const profile = `/p/${data.id}`;

    await test.step('visitors sign in to write', async () => {
      const redirected = await request.get(shopUrl(`${profile}/message`), { maxRedirects: 0 });
      const sign = `/sign?${new URLSearchParams({ redirect: `${profile}/message` })}`;
      expect([redirected.status(), redirected.headers()['location']]).toEqual([302, sign]);
    });

    await fan.goto(shopUrl(profile));
    expect(await findViolations(fan)).toEqual([]);
    await shoot(fan, 'profile');
    await fan.getByRole('link', { name: 'Write a message' }).click();
    const text = `Will it be repressed? ${unique}`;
    await fan.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(fan.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await fan.getByRole('textbox', { name: 'Message' }).fill(text);
    const file = { name: 'sleeve.png', mimeType: 'image/png', buffer: await drawSleeve() };
    await fan.getByLabel('Pictures').setInputFiles(file);
    await expect(fan.getByText(/Uploaded$/)).toBeVisible();
    expect(await findViolations(fan)).toEqual([]);
    await shoot(fan, 'first-message');
    await fan.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(fan).toHaveURL(/\/my-account\/messages\/people\/\d+$/);
    const log = fan.getByRole('log', { name: 'Messages' });
    await expect(log).toContainText(text);
    await expect(log.getByRole('img', { name: 'Picture 1 sent by you' })).toHaveJSProperty('naturalWidth', 480);

    const artist = await openAs(browser, token, screen);
    await test.step('the artist is told, reads and answers', async () => {
      await artist.goto(shopUrl(profile));
      const own = artist.getByRole('region', { name: 'Your public profile' });
      await expect(own).toContainText(/\d+ new messages?/);
      expect(await findViolations(artist)).toEqual([]);
      await shoot(artist, 'own-profile');
      await own.getByRole('link', { name: 'See messages' }).click();
      await artist.getByRole('main').getByRole('link', { name: 'With artists and listeners' }).click();
      const row = artist.getByRole('main').getByRole('listitem').filter({ hasText: 'Clara T.' }).first();
      await expect(row).toContainText('1 new message');
      expect(await findViolations(artist)).toEqual([]);
      await shoot(artist, 'list');
      await row.getByRole('link', { name: 'Clara T.' }).click();
      const messages = artist.getByRole('log', { name: 'Messages' });
      await expect(messages).toContainText(text);
      await expect(messages.getByRole('img', { name: 'Picture 1 sent by Clara T.' })).toHaveJSProperty(
        'naturalWidth',
        480,
      );
      await artist.getByRole('textbox', { name: 'Message' }).fill('In March.');
      await artist.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(messages).toContainText('In March.');
      await expect(artist.getByRole('textbox', { name: 'Message' })).toHaveValue('');
      expect(await findViolations(artist)).toEqual([]);
      await shoot(artist, 'conversation');
    });

    // live, without a page load
    await expect(log).toContainText('In March.', { timeout: 12_000 });

    const report = await test.step('the artist reports and blocks', async () => {
      await artist.getByText('Report this conversation').click();
      await artist.getByRole('textbox', { name: 'What is wrong?' }).fill(`This is advertising ${unique}`);
      await artist.getByRole('button', { name: 'Report', exact: true }).click();
      await expect(artist.getByRole('heading', { level: 1 })).toContainText('This is advertising');
      const id = artist.url().split('/').at(-1);
      await artist.goBack();
      await artist.getByRole('button', { name: 'Block' }).click();
      await expect(artist.getByRole('button', { name: 'Unblock' })).toBeVisible();
      return id;
    });

    await expect(fan.getByText('You cannot write in this conversation.')).toBeVisible({ timeout: 12_000 });
    await expect(fan.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
    const refused = await request.post(shopUrl(`/api/users/${data.id}/messages`), {
      headers: { authorization: `Bearer ${fanToken}` },
      data: { text: 'Hello?' },
    });
    expect(refused.status()).toBe(409);
    await shoot(fan, 'blocked');

    await test.step('staff reads the reported conversation and closes it', async () => {
      const staff = await (await browser.newContext()).newPage();
      await signInAsStaff(staff);
      await staff.goto(shopUrl(`/admin/conversations/${report}/show`));
      const reported = staff.getByRole('region', { name: 'Reported messages' });
      await expect(reported).toContainText(text);
      await expect(reported.getByRole('img')).toHaveJSProperty('naturalWidth', 900);
      expect(await findViolations(staff)).toEqual([]);
      await shoot(staff, 'report');
      await staff.context().close();
    });

    await artist.context().close();
    await fan.context().close();
  });
}
