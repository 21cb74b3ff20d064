import { expect, type Page, test } from 'playwright/test';
import type { Child } from '../scripts/process/children.ts';
import type { FieldType } from '../generated/definitions.ts';
import { stories } from '../forms-schema/stories/stories.ts';
import { cutFaults, describedFaults, overlaps, places, requiredFaults } from './forms-gallery/examine.ts';
import { CONTRAST, violations } from './axe.ts';
import { complaintsOf, formIn, openStory, sentBy, startGallery, turn } from './forms-gallery/gallery.ts';
import { tabFaults, workByKeys } from './forms-gallery/keys.ts';
import { expectRefusal } from './forms-gallery/refusal.ts';

const LARGE = { width: 1280, height: 900 };
const SMALL = { width: 320, height: 700 };
/** The width of a 1280 px screen at 200 % zoom. */
const HALF = { width: 640, height: 900 };

let gallery: Child;
let page: Page;
let complaints: string[];

test.beforeAll(async ({ browser }) => {
  gallery = await startGallery();
  page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', viewport: LARGE });
  complaints = complaintsOf(page);
});
test.beforeEach(async () => {
  complaints.length = 0;
  await page.setViewportSize(LARGE);
});
test.afterEach(() => expect.soft(complaints, 'what the browser complains about').toEqual([]));
test.afterAll(async () => {
  await page.close();
  await gallery.stop();
});

/** Expects names and descriptions of all elements. */
async function expectAccessible(story: string): Promise<void> {
  await openStory(page, gallery.origin, { story, scheme: 'light' });
  // a story may load asynchronously
  await expect.poll(() => page.evaluate(describedFaults), { message: 'names and descriptions' }).toEqual([]);
  expect.soft(await violations(page), 'axe, light').toEqual([]);
}

/** Expects contrast in dark mode, no overflow on narrow screens or with large text, and a mirrored layout from right to left. */
async function expectFitting(story: string): Promise<void> {
  await page.setViewportSize(SMALL);
  await turn(page, { story, scheme: 'dark' });
  expect.soft(await violations(page, CONTRAST), 'contrast, dark').toEqual([]);
  expect.soft(await page.evaluate(cutFaults), 'at 320 px').toEqual([]);
  const ltr = await page.evaluate(places);
  await turn(page, { story, scheme: 'dark', dir: 'rtl' });
  expect.soft(await page.evaluate(cutFaults), 'at 320 px, right to left').toEqual([]);
  expect.soft(await page.evaluate(overlaps), 'on each other').toEqual([]);
  const rtl = await page.evaluate(places);
  const stray = rtl.filter(({ start, top }, at) => {
    const there = ltr[at];
    return !there || Math.abs(start - there.start) > 3 || Math.abs(top - there.top) > 3;
  });
  expect.soft(stray.slice(0, 3), 'mirrored').toEqual([]);
  await page.setViewportSize(HALF);
  await turn(page, { story, text: '200' });
  expect.soft(await page.evaluate(cutFaults), 'with texts twice as large').toEqual([]);
}

for (const { name: story, section } of stories.filter((one) => one.section !== 'forms')) {
  test(`${story} is accessible in all its states`, async () => {
    await test.step('has an accessible name', () => expectAccessible(story));
    await test.step('fits', () => expectFitting(story));
    await page.setViewportSize(LARGE);
    await turn(page, { story });
    await test.step('is worked by keys', async () => {
      expect.soft(await tabFaults(page, 'filled')).toEqual([]);
      if (section === 'fields') await workByKeys(page, story as FieldType);
    });
    await test.step('shows its error', async () => {
      expect.soft(await page.evaluate(requiredFaults), 'required').toEqual([]);
      if (!['checkbox', 'switch', 'json'].includes(story)) await expectRefusal(page);
      expect.soft(await page.evaluate(describedFaults), 'once it is refused').toEqual([]);
    });
  });
}

for (const { name: story } of stories.filter((one) => one.section === 'forms')) {
  test(`the form "${story}" is accessible`, async () => {
    await expectAccessible(story);
    await expectFitting(story);
  });
}

test('the gallery works by keyboard, and its URL holds its state', async () => {
  await page.goto(`${gallery.origin}/?story=money&language=fr&scheme=dark`);
  await expect(page.getByRole('heading', { level: 1, name: 'money' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect.soft(await violations(page)).toEqual([]);

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('swi');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'switch' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sens' }).selectOption('rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'Cet état seul : Désactivé' }).click();
  await expect(page).toHaveURL(/\?story=switch&state=disabled&language=fr&scheme=dark&dir=rtl$/);
  await page.reload();
  await expect(page.getByRole('switch')).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole('switch').nth(1)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Afficher la liste' }).click();
  await page.getByRole('link', { name: 'tel', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'tel' })).toBeVisible();
  expect.soft(await page.evaluate(cutFaults)).toEqual([]);
});

test('the gallery’s content security policy blocks other scripts', async ({ request }) => {
  const policy = (await request.get(`${gallery.origin}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("default-src 'none'");
});

test('uploads are controlled by keyboard and delay the form', async () => {
  await openStory(page, gallery.origin, { story: 'upload' });
  const running = formIn(page, 'running');
  await expect(running.getByRole('progressbar', { name: 'master-side-a.wav' })).toHaveAttribute('aria-valuenow', '62');
  await running.getByRole('button', { name: 'Save' }).press('Enter');
  const input = running.locator('input[type=file]');
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await running.getByRole('button', { name: 'Pause master-side-a.wav' }).press('Space');
  await expect(running.getByRole('status')).toContainText('master-side-a.wav is paused.');
  await running.getByRole('button', { name: 'Cancel master-side-a.wav' }).press('Enter');
  await expect(input).toBeFocused();
  await expect(formIn(page, 'failed')).toContainText('Upload failed');
  await expect(formIn(page, 'refused')).toContainText('This file type is not supported.');
  await formIn(page, 'done').getByRole('button', { name: 'Save' }).press('Enter');
  expect(await sentBy(page, 'done')).toEqual({ audio: { key: 'media/upload-1', mime: 'audio/wav' } });
});

test('leaving with unsaved changes asks for confirmation', async ({ browser }) => {
  const leaving = await browser.newPage();
  const asked: string[] = [];
  leaving.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openStory(leaving, gallery.origin, { story: 'leaving' });
  await leaving.reload();
  expect(asked).toEqual([]);
  await leaving.getByRole('textbox', { name: 'Name' }).press('End');
  await leaving.keyboard.type(' II');
  await leaving.reload();
  expect(asked).toEqual(['beforeunload']);
  await leaving.close();
});

for (const story of ['color', 'color-palette']) {
  test(`${story} stays readable in forced-colours mode`, async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, gallery.origin, { story });
    const looks = await formIn(page, 'filled').evaluate((form) =>
      [...form.querySelectorAll('[role=group] > button, label > span')].map((swatch) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(swatch);
        return `${backgroundColor} ${backgroundImage}`;
      }),
    );
    await page.emulateMedia({ forcedColors: 'none' });
    expect(looks.length).toBeGreaterThan(5);
    expect(new Set(looks).size).toBe(looks.length);
  });
}
