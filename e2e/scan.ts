import type { Page } from 'playwright/test';

/** Types a code as a scanner does, also on a slow machine: all keys and Enter at once. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...code, 'Enter'],
  );
}
