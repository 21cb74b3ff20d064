import { expect, type Page, test } from 'playwright/test';
import type { Child } from '../scripts/process/children.ts';
import type { FieldType } from '../generated/definitions.ts';
import { stories } from '../forms-schema/stories/stories.ts';
import {
  findDescriptionFaults,
  findOverflowFaults,
  findOverlaps,
  findRequiredFaults,
  readPositions,
} from './forms-gallery/examine.ts';
import { CONTRAST, findViolations } from './axe.ts';
import {
  changeStory,
  collectConsoleMessages,
  getForm,
  openStory,
  readResult,
  startGallery,
} from './forms-gallery/gallery.ts';
import { findTabFaults, fillByKeyboard } from './forms-gallery/keys.ts';
import { expectValidationErrors } from './forms-gallery/refusal.ts';

const LARGE = { width: 1280, height: 900 };
const SMALL = { width: 320, height: 700 };
/** The width of a 1280 px screen at 200 % zoom. */
const ZOOMED = { width: 640, height: 900 };

let gallery: Child;
let page: Page;
let consoleMessages: string[];

test.beforeAll(async ({ browser }) => {
  gallery = await startGallery();
  page = await browser.newPage({ locale: 'en-GB', viewport: LARGE });
  consoleMessages = collectConsoleMessages(page);
  await page.goto(gallery.origin);
});
test.beforeEach(async () => {
  consoleMessages.length = 0;
  await page.setViewportSize(LARGE);
});
test.afterEach(() => expect.soft(consoleMessages, 'console messages').toEqual([]));
test.afterAll(async () => {
  await page.close();
  await gallery.stop();
});

/** Expects names and descriptions of all elements. */
async function expectAccessible(story: string): Promise<void> {
  await changeStory(page, { story, scheme: 'light' });
  // a story may load asynchronously
  await expect.poll(() => page.evaluate(findDescriptionFaults), { message: 'names and descriptions' }).toEqual([]);
  expect.soft(await findViolations(page), 'axe, light').toEqual([]);
}

/** Expects contrast in dark mode, no overflow on narrow screens or with large text, and a mirrored layout from right to left. */
async function expectResponsive(story: string): Promise<void> {
  await page.setViewportSize(SMALL);
  await changeStory(page, { story, scheme: 'dark' });
  expect.soft(await findViolations(page, CONTRAST), 'contrast, dark').toEqual([]);
  expect.soft(await page.evaluate(findOverflowFaults), 'at 320 px').toEqual([]);
  const ltr = await page.evaluate(readPositions);
  await changeStory(page, { story, scheme: 'dark', dir: 'rtl' });
  expect.soft(await page.evaluate(findOverflowFaults), 'at 320 px, right to left').toEqual([]);
  expect.soft(await page.evaluate(findOverlaps), 'overlaps').toEqual([]);
  const rtl = await page.evaluate(readPositions);
  const misplaced = rtl.filter(({ start, top }, index) => {
    const expected = ltr[index];
    return !expected || Math.abs(start - expected.start) > 3 || Math.abs(top - expected.top) > 3;
  });
  expect.soft(misplaced.slice(0, 3), 'mirrored').toEqual([]);
  await page.setViewportSize(ZOOMED);
  await changeStory(page, { story, text: '200' });
  expect.soft(await page.evaluate(findOverflowFaults), 'with text at 200 %').toEqual([]);
}

for (const { name: story, section } of stories.filter((item) => item.section !== 'forms')) {
  test(`${story} is accessible in all its states`, async () => {
    await test.step('has an accessible name', () => expectAccessible(story));
    await test.step('fits narrow screens', () => expectResponsive(story));
    await page.setViewportSize(LARGE);
    await changeStory(page, { story });
    await test.step('works by keyboard', async () => {
      expect.soft(await findTabFaults(page, 'filled')).toEqual([]);
      if (section === 'fields') await fillByKeyboard(page, story as FieldType);
    });
    await test.step('shows its errors', async () => {
      expect.soft(await page.evaluate(findRequiredFaults), 'required').toEqual([]);
      if (!['checkbox', 'switch', 'json'].includes(story)) await expectValidationErrors(page);
      expect.soft(await page.evaluate(findDescriptionFaults), 'with errors').toEqual([]);
    });
  });
}

for (const { name: story } of stories.filter((item) => item.section === 'forms')) {
  test(`the form "${story}" is accessible`, async () => {
    await expectAccessible(story);
    await expectResponsive(story);
  });
}

test('the gallery works by keyboard, and its URL holds its state', async () => {
  await page.goto(`${gallery.origin}/?story=money&language=fr&scheme=dark`);
  await expect(page.getByRole('heading', { level: 1, name: 'money' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect.soft(await findViolations(page)).toEqual([]);

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
  expect.soft(await page.evaluate(findOverflowFaults)).toEqual([]);
});

test('the gallery’s content security policy blocks other scripts', async ({ request }) => {
  const policy = (await request.get(`${gallery.origin}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("default-src 'none'");
});

test('uploads are controlled by keyboard and delay the form', async () => {
  await openStory(page, gallery.origin, { story: 'upload' });
  const runningForm = getForm(page, 'running');
  await expect(runningForm.getByRole('progressbar', { name: 'master-side-a.wav' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  await runningForm.getByRole('button', { name: 'Save' }).press('Enter');
  const input = runningForm.locator('input[type=file]');
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await runningForm.getByRole('button', { name: 'Pause master-side-a.wav' }).press('Space');
  await expect(runningForm.getByRole('status')).toContainText('master-side-a.wav is paused.');
  await runningForm.getByRole('button', { name: 'Cancel master-side-a.wav' }).press('Enter');
  await expect(input).toBeFocused();
  await expect(getForm(page, 'failed')).toContainText('Upload failed');
  await expect(getForm(page, 'refused')).toContainText('This file type is not supported.');
  await getForm(page, 'done').getByRole('button', { name: 'Save' }).press('Enter');
  expect(await readResult(page, 'done')).toEqual({ audio: { key: 'media/upload-1', mime: 'audio/wav' } });
});

test('leaving with unsaved changes asks for confirmation', async ({ browser }) => {
  const leavingPage = await browser.newPage();
  const dialogTypes: string[] = [];
  leavingPage.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  await openStory(leavingPage, gallery.origin, { story: 'leaving' });
  await leavingPage.reload();
  expect(dialogTypes).toEqual([]);
  await leavingPage.getByRole('textbox', { name: 'Name' }).press('End');
  await leavingPage.keyboard.type(' II');
  await leavingPage.reload();
  expect(dialogTypes).toEqual(['beforeunload']);
  await leavingPage.close();
});

for (const story of ['color', 'color-palette']) {
  test(`${story} stays readable in forced-colours mode`, async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, gallery.origin, { story });
    const backgrounds = await getForm(page, 'filled').evaluate((form) =>
      [...form.querySelectorAll('[role=group] > button, label > span')].map((swatch) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(swatch);
        return `${backgroundColor} ${backgroundImage}`;
      }),
    );
    await page.emulateMedia({ forcedColors: 'none' });
    expect(backgrounds.length).toBeGreaterThan(5);
    expect(new Set(backgrounds).size).toBe(backgrounds.length);
  });
}
