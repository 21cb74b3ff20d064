import { expect, type Page, test } from 'playwright/test';
import type { Child } from '../scripts/process/children.ts';
import type { FieldType } from '../generated/definitions.ts';
import { stories } from '../forms-schema/stories/stories.ts';
import { cutFaults, describedFaults, overlaps, places, requiredFaults } from './forms-gallery/examine.ts';
import { bringAxe, complaintsOf, openStory, startGallery, turn, violations } from './forms-gallery/gallery.ts';
import { tabFaults, workByKeys } from './forms-gallery/keys.ts';
import { expectRefusal } from './forms-gallery/refusal.ts';

const LARGE = { width: 1280, height: 900 };
const SMALL = { width: 320, height: 700 };
/** Half of 1280: what is left of it at twice the size. */
const HALF = { width: 640, height: 900 };

let gallery: Child;
let page: Page;
let complaints: string[];

// a trace of every step costs more than the steps; what is wrong is told in words
test.use({ trace: 'off' });

test.beforeAll(async ({ browser }) => {
  gallery = await startGallery();
  page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', viewport: LARGE });
  complaints = complaintsOf(page);
  await bringAxe(page);
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

/** Everything on the page says what it is, in light and dark. */
async function expectAccessible(story: string): Promise<void> {
  await openStory(page, gallery.origin, { story, scheme: 'light' });
  // what a story begins with may take a moment
  await expect.poll(() => page.evaluate(describedFaults), { message: 'names and descriptions' }).toEqual([]);
  expect.soft(await violations(page), 'axe, light').toEqual([]);
  await turn(page, { story, scheme: 'dark' });
  expect.soft(await violations(page, ['color-contrast']), 'contrast, dark').toEqual([]);
}

/** Nothing is cut or hidden on a narrow screen, with large texts, or from right to left, which mirrors everything. */
async function expectFitting(story: string): Promise<void> {
  await page.setViewportSize(SMALL);
  await turn(page, { story });
  expect.soft(await page.evaluate(cutFaults), 'at 320 px').toEqual([]);
  const ltr = await page.evaluate(places);
  await turn(page, { story, dir: 'rtl' });
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
  test(`${story} serves everybody in all its states`, async () => {
    await test.step('says what it is', () => expectAccessible(story));
    await test.step('fits', () => expectFitting(story));
    await page.setViewportSize(LARGE);
    await turn(page, { story });
    await test.step('is worked by keys', async () => {
      expect.soft(await tabFaults(page, 'filled')).toEqual([]);
      if (section === 'fields') await workByKeys(page, story as FieldType);
    });
    await test.step('says what is wrong', async () => {
      expect.soft(await page.evaluate(requiredFaults), 'required').toEqual([]);
      if (!['checkbox', 'switch', 'json'].includes(story)) await expectRefusal(page);
      expect.soft(await page.evaluate(describedFaults), 'once it is refused').toEqual([]);
    });
  });
}

for (const { name: story } of stories.filter((one) => one.section === 'forms')) {
  test(`the form "${story}" serves everybody`, async () => {
    await expectAccessible(story);
    await expectFitting(story);
  });
}
