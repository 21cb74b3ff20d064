import { request as httpRequest } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { startAction, signInAsStaff, shopUrl } from './people.ts';

/** A white-label shop of the demo data. */
const SHOP = { id: 2, path: '/shop/halfmoon-audio' };

let folder = '';
/** An image larger than one part (5 MB): noise does not compress. */
let logo = '';
let photo = '';
let htmlFile = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'e2e-uploads-'));
  logo = join(folder, 'logo.png');
  photo = join(folder, 'face.jpg');
  htmlFile = join(folder, 'face.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const grain = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#000', noise } });
  await grain.png({ compressionLevel: 1 }).toFile(logo);
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5482a' } }).toFile(photo);
  await writeFile(htmlFile, '<!doctype html><script>alert(1)</script>');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const isLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

async function signIn(page: Page, redirect: string): Promise<void> {
  await page.goto(shopUrl(`/sign?tab=sign_in&redirect=${redirect}`));
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill('fan@example.com');
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${redirect}$`));
}

test('staff changes a shop’s logo over an unreliable connection, and its white-label header shows it', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const context = await browser.newContext();
  const page = await context.newPage();
  const sentParts: string[] = [];
  page.on('request', (request) => {
    const number = /\/parts\/(\d+)$/.exec(request.url())?.[1];
    if (request.method() === 'PUT' && number) sentParts.push(number);
  });
  const before = await (await page.request.get(shopUrl('/api/shops/halfmoon-audio'))).json();
  await signInAsStaff(page);
  await page.goto(shopUrl(`/admin/shops/${SHOP.id}/show`));
  await startAction(page, 'Edit theme');
  await expect(page).toHaveURL(/\/admin\/looks\/\d+$/);
  const picker = page.locator('input[type=file]');
  const preview = page.frameLocator('iframe').getByAltText('Halfmoon Audio');
  await expect(preview).toHaveAttribute('src', new RegExp(`/${before.logo}/`));

  await test.step('an upload interrupted by the network continues when it is back', async () => {
    let attempts = 0;
    const firstPart = page.waitForResponse(/\/parts\/1$/);
    await page.route('**/parts/2', async (route) => {
      attempts += 1;
      // the second attempt hangs until the page is closed
      if (attempts > 1) return;
      // parts are sent concurrently; only this one is blocked
      await firstPart;
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await picker.setInputFiles(logo);
    await expect(page.getByText('Waiting for the network…')).toBeVisible();
    // the preview is read from the file until it is uploaded
    await expect(preview).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => isLoaded(preview)).toBe(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/is still uploading/).first()).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => attempts).toBe(2);
  });

  await test.step('after a reload, the upload of the same file resumes', async () => {
    await page.reload();
    // unblocked only now, so that the hanging part is not delivered
    await page.unroute('**/parts/2');
    await expect(page.getByText(/The upload of “logo.png” stopped at \d+%/)).toBeVisible();
    sentParts.length = 0;
    await picker.setInputFiles(logo);
    await expect(page.getByText(/Uploaded$/)).toBeVisible();
    expect(sentParts).toEqual(['2']);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/show$/);
  });

  await test.step('the shop shows it once the theme is published', async () => {
    const { logo: currentLogo } = await (await page.request.get(shopUrl('/api/shops/halfmoon-audio'))).json();
    expect(currentLogo).toBe(before.logo);
    await startAction(page, 'Publish theme');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish theme' }).click();
    await expect(page.getByRole('main').getByText('Published', { exact: true }).first()).toBeVisible();
    await page.goto(shopUrl(SHOP.path));
    const image = page.getByRole('banner').getByRole('img', { name: 'Halfmoon Audio' });
    await expect.poll(() => isLoaded(image)).toBe(true);
    const source = (await image.getAttribute('src')) ?? '';
    expect(source).toMatch(/^\/storage\/pictures\/[0-9a-f]{32}\/logo\.png$/);
    expect(source).not.toContain(`/${before.logo}/`);
    const served = await page.request.get(shopUrl(source));
    expect(await sharp(await served.body()).metadata()).toMatchObject({ format: 'png', width: 132, height: 88 });
  });
  await context.close();
});

test('a customer changes and removes the account picture', async ({ page }) => {
  await signIn(page, '/my-account/picture');
  await page.getByLabel('Picture', { exact: true }).and(page.locator('input')).setInputFiles(photo);
  await expect(page.getByText(/Uploaded$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  const avatar = page.getByRole('main').locator('img');
  await expect.poll(() => isLoaded(avatar)).toBe(true);
  await page.getByRole('link', { name: 'My account' }).click();
  await expect.poll(() => isLoaded(page.getByRole('dialog').locator('img'))).toBe(true);

  await page.goto(shopUrl('/my-account/picture'));
  const removeButton = page.getByRole('button', { name: 'Remove Picture' });
  // the button is rendered before hydration
  await expect(async () => {
    await removeButton.click({ timeout: 1000 });
    await expect(removeButton).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(avatar).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is posted with the form and replaces the previous one', async ({ page }) => {
    await signIn(page, '/my-account/picture');
    const sources: (string | null)[] = [];
    for (const file of [photo, logo]) {
      await page.goto(shopUrl('/my-account/picture'));
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/my-account$/);
      const source = await page.getByRole('main').locator('img').getAttribute('src');
      expect((await page.request.get(shopUrl(source ?? ''))).headers()['content-type']).toBe('image/jpeg');
      sources.push(source);
    }
    expect(sources[0]).not.toBe(sources[1]);
  });

  test('a file that is no picture is rejected at its input', async ({ page }) => {
    await signIn(page, '/my-account/picture');
    await page.locator('input[type=file]').setInputFiles(htmlFile);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This file type is not supported.').first()).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('other sites cannot upload files for a signed-in user', async ({ page }) => {
  await signIn(page, '/my-account/picture');
  // leaving a loading page would keep the browser from closing it
  await expect(page.locator('input[type=file]')).toBeAttached();
  await page.waitForLoadState('load');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  /** The response to a request's headers, before its body is sent. */
  const readStatus = (method: string, path: string, type: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { origin: 'https://evil.example', cookie, 'content-type': type, 'content-length': 400 };
      const sent = httpRequest(shopUrl(path), { method, headers }, ({ statusCode }) => {
        resolve(statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });
  expect(await readStatus('POST', '/my-account/picture', 'multipart/form-data; boundary=x')).toBe(403);
  expect(await readStatus('PUT', `/uploads/${'0'.repeat(32)}/parts/1`, 'application/octet-stream')).toBe(403);
});
