import { expect, type Locator, type Page } from 'playwright/test';
import { startChild, type Child } from '../../scripts/process/children.ts';

/** The parts of the URL that change without a page load. */
export interface Place {
  readonly story: string;
  readonly dir?: 'rtl';
  readonly text?: '200';
  readonly scheme?: 'light' | 'dark';
}

const searchOf = (place: Place): string => `?${new URLSearchParams({ ...place, bare: '' }).toString()}`;

/** Starts the built gallery with its content security policy. */
export const startGallery = (): Promise<Child> => startChild(['scripts/gallery.ts', '--built'], { PORT: '0' }, '/');

/** Collects console errors, React warnings and policy violations of a page. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

async function settled(page: Page, story: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: story, exact: true })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  // expand collapsed tracks
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('[data-track] details').forEach((fold) => (fold.open = true)),
  );
}

/** Opens a story with all its states. */
export async function openStory(page: Page, origin: string, place: Place): Promise<void> {
  await page.goto(`${origin}/${searchOf(place)}`);
  await settled(page, place.story);
}

/** Changes the settings of the open story. */
export async function turn(page: Page, place: Place): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, searchOf(place));
  await settled(page, place.story);
}

/** The form of a state. */
export const formIn = (page: Page, state: string): Locator => page.locator(`[data-state="${state}"] form`);

/** The result of a submitted form. */
export async function sentBy(page: Page, state: string): Promise<Record<string, unknown>> {
  const sent = page.locator(`[data-state="${state}"] [data-sent]`);
  await expect(sent).not.toBeEmpty();
  return JSON.parse((await sent.textContent()) ?? '') as Record<string, unknown>;
}
