import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

interface AxeWindow {
  axe: typeof axe;
}

/** What axe finds in the whole page, by all its rules or the given ones. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // what fades in is pale for a moment
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = window as unknown as AxeWindow;
    const which: RunOptions = only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } };
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, ...which });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  }, rules);
}

/** Of what is drawn already, only colours differ in the dark. */
export const CONTRAST = ['color-contrast'];
