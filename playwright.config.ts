import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from './scripts/setup/browser.ts';

/** Back offices of other APIs share the folder of Vite's compiled packages. */
const ANY_API = /any-api[a-z-]*\.spec\.ts$/;

/**
 * Journeys through a real browser against a real server with its own database. Each worker has a shop, so that journeys
 * change it one after the other; those of a file stay in their order.
 */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  projects: [
    { name: 'any-api', workers: 1, testMatch: ANY_API },
    { name: 'shop', testIgnore: ANY_API },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
