import { expect, type Page } from 'playwright/test';
import { formIn } from './gallery.ts';

interface Heard {
  readonly alerts: string[];
  readonly errors: string[];
  /** Accessible name, description and state of the focused element. */
  readonly focused: { readonly invalid: string | null; readonly descriptions: string[]; readonly tag: string };
}

/** Submits an invalid form and returns what a screen reader announces. */
async function sendWrong(page: Page, state: string): Promise<Heard> {
  const form = formIn(page, state);
  await form.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=alert], [aria-live]',
        );
        if (region?.textContent) heard.push(region.textContent);
      }
    });
    listen.observe(element, { subtree: true, childList: true, characterData: true });
  });
  await form.locator('[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('span[id$="-error"]').first()).toBeVisible();
  await expect(form.locator('[type=submit]')).not.toBeFocused();
  return form.evaluate((element) => {
    const active = document.activeElement;
    const ids = active?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      alerts: (window as unknown as { heard: string[] }).heard,
      errors: [...element.querySelectorAll('span[id$="-error"]')].map(({ textContent }) => textContent ?? ''),
      focused: {
        invalid: active?.getAttribute('aria-invalid') ?? null,
        descriptions: ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`),
        tag: active?.tagName ?? '',
      },
    };
  });
}

/** Expects an empty required field to be rejected: the first input gets the focus and its error, and several errors are summarised. */
export async function expectRefusal(page: Page, state = 'required'): Promise<void> {
  const { alerts, errors, focused } = await sendWrong(page, state);
  expect.soft(focused.descriptions[0], 'why, at what has the focus').toBe(errors[0]);
  // groups do not support aria-invalid
  if (focused.tag !== 'FIELDSET') expect.soft(focused.invalid, 'aria-invalid').toBe('true');
  expect.soft(alerts, 'announced once').toHaveLength(errors.length > 1 ? 1 : 0);
  for (const error of errors) expect.soft(alerts.join(' '), 'not said twice').not.toContain(error);
}
