import { expect, type Page } from 'playwright/test';
import { getForm } from './gallery.ts';

interface Announcements {
  readonly alerts: string[];
  readonly errors: string[];
  /** Accessible name, description and state of the focused element. */
  readonly focused: { readonly invalid: string | null; readonly descriptions: string[]; readonly tag: string };
}

/** Submits an invalid form and returns what a screen reader announces. */
async function submitInvalid(page: Page, state: string): Promise<Announcements> {
  const form = getForm(page, state);
  await form.evaluate((element) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=alert], [aria-live]',
        );
        if (region?.textContent) announced.push(region.textContent);
      }
    });
    observer.observe(element, { subtree: true, childList: true, characterData: true });
  });
  await form.locator('[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('span[id$="-error"]').first()).toBeVisible();
  await expect(form.locator('[type=submit]')).not.toBeFocused();
  return form.evaluate((element) => {
    const active = document.activeElement;
    const ids = active?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      alerts: (window as unknown as { announced: string[] }).announced,
      errors: [...element.querySelectorAll('span[id$="-error"]')].map(({ textContent }) => textContent ?? ''),
      focused: {
        invalid: active?.getAttribute('aria-invalid') ?? null,
        descriptions: ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`),
        tag: active?.tagName ?? '',
      },
    };
  });
}

/**
 * Submits an empty form and expects errors: the first invalid input has the focus and its error as description, and
 * several errors are announced once, as a summary.
 */
export async function expectValidationErrors(page: Page, state = 'required'): Promise<void> {
  const { alerts, errors, focused } = await submitInvalid(page, state);
  expect.soft(focused.descriptions[0], 'description of the focused element').toBe(errors[0]);
  // groups do not support aria-invalid
  if (focused.tag !== 'FIELDSET') expect.soft(focused.invalid, 'aria-invalid').toBe('true');
  expect.soft(alerts, 'announced once').toHaveLength(errors.length > 1 ? 1 : 0);
  for (const error of errors) expect.soft(alerts.join(' '), 'not announced twice').not.toContain(error);
}
