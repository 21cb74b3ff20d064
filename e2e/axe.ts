import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Viewports and colour schemes that screens are checked in. */
export const VIEWPORTS = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 780 },
] as const;

interface AxeWindow {
  axe: typeof axe;
}

/** Waits for colour transitions to end; intermediate colours may lack contrast. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // ignore targets partly covered by a sticky bar
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Runs axe in the page by all rules, or by those of `rules`, and returns the violations. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await runAxe(page, rules);
  // retry once: a transition may have started during the run
  return violations.length === 0 ? violations : runAxe(page, rules);
}

async function runAxe(page: Page, rules: string[] | undefined): Promise<string[]> {
  await waitForTransitions(page);
  return page.evaluate(async (ruleIds) => {
    const { axe } = window as unknown as AxeWindow;
    const options: RunOptions = ruleIds ? { runOnly: ruleIds } : { rules: { 'target-size': { enabled: true } } };
    const result = await axe.run(document, { resultTypes: ['violations'], preload: false, ...options });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  }, rules);
}

/** Rules that depend on the colour scheme. */
export const CONTRAST = ['color-contrast'];

/**
 * Expects no violation and no horizontal overflow in any of the viewports and colour schemes. Then restores the size and
 * the light scheme.
 */
export async function expectAccessible(page: Page, name = ''): Promise<void> {
  const size = page.viewportSize();
  for (const { colorScheme, width, height } of VIEWPORTS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const place = `${name} in ${colorScheme}, ${width} wide`;
    expect(await findViolations(page), place).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `overflow of ${place}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}
