import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from './scripts/setup/browser.ts';

/** Tests that change nothing in the shop under test: they start what they change themselves, or only read. */
const INDEPENDENT = /(accessibility|any-api[a-z-]*|api-elsewhere|forms-gallery|page-weight|without-script)\.spec\.ts$/;

/**
 * Journeys through a real browser against a real server with its own database. Those that change the shop run one at a
 * time, and the independent ones beside them.
 */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  projects: [
    { name: 'shop', workers: 1, testIgnore: INDEPENDENT },
    { name: 'independent', workers: 1, testMatch: INDEPENDENT },
  ],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.cache/e2e',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: ensureBrowser(), args: [...BROWSER_FLAGS] },
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // without a GPU, drawing the frames of animations takes a third of the time of a page load
    reducedMotion: 'reduce',
    // a trace of every step costs more than the steps; a picture and the words of what was expected do
    screenshot: 'only-on-failure',
  },
});
