/** The blog, the help centre and the newsletter. */
import { expect, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { createTeamClient, shopUrl, signInAsStaff } from './people.ts';

test('a reader opens a post, a topic and the feed', async ({ page, request }) => {
  await page.goto(shopUrl('/blog'));
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(await (await request.get(feed ?? '')).text()).toContain('<title>How a lacquer is cut</title>');
  await expectAccessible(page, 'blog');
  await page.getByRole('link', { name: 'How a lacquer is cut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How a lacquer is cut' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible();
  await expectAccessible(page, 'post');
  await page.getByRole('link', { name: 'Cutting' }).click();
  await expect(page).toHaveURL(/\/blog\?tag=cutting$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the help centre finds an article despite a typing error', async ({ page }) => {
    await page.goto(shopUrl('/help'));
    await page.getByRole('searchbox').fill('traking');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await page.getByRole('main').getByRole('link', { name: 'Track an order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Track an order' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us', exact: true })).toBeVisible();
  });

  test('a subscription to the newsletter is confirmed and ended by the links of its mails', async ({
    page,
    request,
  }) => {
    const email = `reader-${Date.now()}@example.com`;
    const call = await createTeamClient(request);
    const readLink = async (path: string) => {
      const filter = encodeURIComponent(JSON.stringify({ recipient: email }));
      const sort = encodeURIComponent('["id","DESC"]');
      const [mail] = await call<{ id: number }[]>(`/api/admin/mails?filter=${filter}&sort=${sort}`);
      const { text } = await call<{ text: string }>(`/api/admin/mails/${mail?.id}`);
      return new RegExp(`/newsletter/${path}/[\\w-]+`).exec(text)?.[0] ?? '';
    };
    await page.goto(shopUrl('/newsletter'));
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main')).toContainText('Check your e-mail');
    await page.goto(shopUrl(await readLink('confirm')));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();
    await page.goto(shopUrl(await readLink('leave')));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  });
});

test('the pages of help and newsletter are accessible', async ({ page }) => {
  for (const path of [
    '/help',
    '/help?search=parcel',
    '/help/shipping-times-and-prices',
    '/newsletter',
    '/newsletter/leave/x',
  ]) {
    await page.goto(shopUrl(path));
    await expectAccessible(page, path);
  }
});

test('staff writes a post with the editor, previews the draft and publishes it', async ({ browser, page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/posts/create'));
  const title = `Side C ${Date.now()}`;
  await page.getByLabel('Title (English)').fill(title);
  await page.getByLabel('Author').fill('Ada Admin');
  await page.getByLabel('Introduction (English)').fill('A third side.');
  await page.getByRole('textbox', { name: 'Article (English)' }).fill('Cut by hand.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const link = (await page.getByRole('link', { name: 'View in shop' }).getAttribute('href')) ?? '';
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(shopUrl(link)))?.status()).toBe(404);
  await page.goto(page.url().replace('/show', ''));
  await page.getByLabel('Status').selectOption('Published');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await visitor.goto(shopUrl(link)))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('crawlers find the sitemap, the rules and the overview of the site', async ({ request }) => {
  const read = async (path: string) => (await request.get(shopUrl(path))).text();
  expect(await read('/robots.txt')).toMatch(/Disallow: \/admin\$[\s\S]*Sitemap: \S+\/sitemap\.xml/);
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(parts).toContain('/sitemap/projects-1.xml');
  for (const part of parts) expect(await read(part)).toContain('hreflang="x-default"');
  expect(await read('/sitemap/pages.xml')).not.toContain('/cart<');
  expect(await read('/llms.txt')).toContain('/services/mastering');
  expect(await read('/llms.txt')).toMatch(/\]\(https?:\/\/[^)]+\/vinyl\/\d+\/[\w-]+\): \w/);
  expect(await read('/fr/releases.xml')).toContain('<language>fr</language>');
});
