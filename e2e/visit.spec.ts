/** A visit: language and currency of the account, contests, counted page views, and the chat. */
import { expect, test } from 'playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { isChatOpen } from '#domain/community/chat-hours.ts';
import type { PageViewBreakdown } from '#generated/schemas.ts';
import { findViolations } from './axe.ts';
import { createTeamClient, shopUrl, signInAsStaff, startAction } from './people.ts';

/** The test browser's own name is that of a crawler. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent: BROWSER });

test('the pickers change the account, whose choice wins over the cookies', async ({ page, context }) => {
  await page.goto(shopUrl('/sign?tab=login'));
  await page.getByLabel('E-mail').first().fill('pro@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).first().fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page.waitForURL(/my-account|\/$/);
  await page.goto(shopUrl('/about'));
  await page.getByRole('button', { name: /Choose a currency/ }).click();
  await page.getByRole('button', { name: /JPY/ }).click();
  await expect(page.getByRole('button', { name: /Choose a currency/ })).toContainText('JPY');
  // another browser's cookies
  const url = shopUrl('/');
  await context.addCookies([
    { name: 'currency', value: 'AUD', url },
    { name: 'lang', value: 'fr', url },
  ]);
  await page.goto(shopUrl('/about'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: /Choose a currency/ })).toContainText('JPY');
  await page.getByRole('button', { name: /Choose a currency/ }).click();
  await page.getByRole('button', { name: /EUR/ }).click();
  await expect(page.getByRole('button', { name: /Choose a currency/ })).toContainText('EUR');
});

test('a contest is entered, and a drawn one shows its proof', async ({ page }) => {
  await page.goto(shopUrl('/contest/party'));
  expect((await page.context().cookies()).find(({ name }) => name === 'ori')?.value).toBe('PA1');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill(`ada-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Enter the contest' }).click();
  await expect(page.getByText('You are in')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(shopUrl('/contest/summer-turntable'));
  await expect(page.getByText('Winning codes')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record with all codes' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('draw-summer-turntable.json');
});

test('page views are counted per page and shown in the statistics', async ({ page, request, browser }) => {
  const callTeam = await createTeamClient(request);
  const countViews = async () => {
    const { rows } = await callTeam<PageViewBreakdown>('/api/admin/stats/pages?period=today&limit=100');
    return rows.find((row) => row.page === '/partners')?.figures.visitor_views ?? 0;
  };
  const before = await countViews();
  await page.goto(shopUrl('/fr/partners'));
  await expect.poll(countViews).toBe(before + 1);

  const objecting = await browser.newPage({ userAgent: BROWSER, extraHTTPHeaders: { dnt: '1' } });
  await Promise.all([objecting.waitForResponse(/\/event$/), objecting.goto(shopUrl('/partners'))]);
  await objecting.close();
  expect(await countViews()).toBe(before + 1);

  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/stats/page-views?period=today'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page views');
  await expect(page.getByRole('rowheader', { name: '/partners' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('a visitor chats with staff', async ({ page, request, browser }) => {
  const callTeam = await createTeamClient(request);
  const hours = { from: 0, until: 24 };
  test.skip(!isChatOpen(new Date(), hours), 'The chat is closed at weekends.');
  const tokenOfAdmin = await request.post(shopUrl('/api/auth/login'), {
    data: { email: 'admin@example.com', password: DEMO_PASSWORD },
  });
  const { token } = (await tokenOfAdmin.json()) as { token: string };
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(new Date());
  for (const [key, value] of [
    ['chat_from_hour', hours.from],
    ['chat_until_hour', hours.until],
  ]) {
    const data = { key, value, valid_from: today };
    await request.post(shopUrl('/api/admin/settings'), { data, headers: { authorization: `Bearer ${token}` } });
  }
  const text = `Is the red edition coming back? ${Date.now()}`;
  await expect(async () => {
    await page.goto(shopUrl('/about'));
    await page.getByRole('button', { name: 'Chat with us' }).click({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  const panel = page.getByRole('dialog', { name: 'Chat with us' });
  await panel.getByLabel('Name').fill('Léa Moreau');
  await panel.getByLabel('E-mail').fill('lea-chat@example.com');
  await panel.getByLabel('Message', { exact: false }).last().fill(text);
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('log')).toContainText(text);

  await test.step('the answer from the back office appears in the panel', async () => {
    const [conversation] = await callTeam<{ id: number; subject: string }[]>(
      `/api/admin/conversations?${new URLSearchParams({ sort: '["created_at","DESC"]', range: '[0,0]' })}`,
    );
    const office = await browser.newPage();
    await signInAsStaff(office);
    await office.goto(shopUrl(`/admin/conversations/${conversation?.id}/show`));
    await startAction(office, 'Reply');
    const dialog = office.getByRole('dialog', { name: 'Reply' });
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('Yes, in March.');
    await dialog.getByRole('button', { name: 'Reply' }).click();
    await expect(panel.getByRole('log')).toContainText('Yes, in March.', { timeout: 10_000 });
    await office.close();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(panel.getByRole('log')).toContainText('Yes, in March.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
});
