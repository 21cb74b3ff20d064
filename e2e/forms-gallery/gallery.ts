import { expect, type Locator, type Page } from 'playwright/test';
import { startChild, type Child } from '../../scripts/process/children.ts';

/** Settings of a story in the URL, which change without a page load. */
export interface StorySettings {
  readonly story: string;
  readonly dir?: 'rtl';
  readonly text?: '200';
  readonly scheme?: 'light' | 'dark';
}

const toSearch = (settings: StorySettings): string => `?${new URLSearchParams({ ...settings, bare: '' }).toString()}`;

/** Starts the built gallery with its content security policy. */
export const startGallery = (): Promise<Child> => startChild(['scripts/gallery.ts', '--built'], { PORT: '0' }, '/');

/** Collects console errors, React warnings and policy violations of a page. */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  return messages;
}

async function waitForStory(page: Page, story: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: story, exact: true })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  // expand collapsed tracks
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('[data-track] details').forEach((fold) => (fold.open = true)),
  );
}

/** Opens a story with all its states. */
export async function openStory(page: Page, origin: string, settings: StorySettings): Promise<void> {
  await page.goto(`${origin}/${toSearch(settings)}`);
  await waitForStory(page, settings.story);
}

/** Changes the settings of the open story. */
export async function changeStory(page: Page, settings: StorySettings): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, toSearch(settings));
  await waitForStory(page, settings.story);
}

/** Locates the form of a state. */
export const getForm = (page: Page, state: string): Locator => page.locator(`[data-state="${state}"] form`);

/** Reads the result of a submitted form. */
export async function readResult(page: Page, state: string): Promise<Record<string, unknown>> {
  const result = page.locator(`[data-state="${state}"] [data-sent]`);
  await expect(result).not.toBeEmpty();
  return JSON.parse((await result.textContent()) ?? '') as Record<string, unknown>;
}
