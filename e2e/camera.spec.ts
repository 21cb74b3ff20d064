/** Scanning with a camera: a video of a slip's barcode replaces the camera. */
import { writeFileSync } from 'node:fs';
import bwipjs from 'bwip-js/node';
import { chromium, expect, test } from 'playwright/test';
import sharp from 'sharp';
import { ensureBrowser, BROWSER_FLAGS } from '../scripts/setup/browser.ts';
import { findViolations } from './axe.ts';
import { signInAsStaff, shopUrl } from './people.ts';

const NUMBER = 'VS-102990';

/** Writes a video with one frame: a barcode on a sheet of paper. */
async function writeVideo(text: string, file: string): Promise<void> {
  const code = await bwipjs.toBuffer({ bcid: 'code128', text, scale: 3, height: 20 });
  const paper = { create: { width: 640, height: 480, channels: 3, background: '#f4f1ea' } } as const;
  writeFileSync(
    file,
    await sharp(paper)
      .composite([{ input: code }])
      .jpeg()
      .toBuffer(),
  );
}

test('an order is found by scanning its barcode with a phone camera', async ({ viewport: _ }, info) => {
  const video = info.outputPath('slip.mjpeg');
  await writeVideo(NUMBER, video);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await signInAsStaff(page);
    await page.goto(shopUrl('/admin/order'));
    await page.getByRole('button', { name: 'Scan with camera' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NUMBER);
    await expect(page).toHaveURL(/\/orders\/2990\/show$/);
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a message is shown when the camera is not available', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(shopUrl('/admin/order'));
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await expect(page.getByRole('alert')).toContainText('camera');
  expect(await findViolations(page)).toEqual([]);
});
