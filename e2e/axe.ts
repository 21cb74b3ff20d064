import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

interface AxeWindow {
  axe: typeof axe;
}

/** Waits until colours have passed over to those of another state or scheme; half-way they have too little contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // what is scrolled half under a bar is not too small
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds in the whole page, by all its rules or the given ones. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await look(page, rules);
  // something may have begun to change while it looked; what is wrong stays wrong
  return found.length === 0 ? found : look(page, rules);
}

async function look(page: Page, rules: string[] | undefined): Promise<string[]> {
  await untilStill(page);
  return page.evaluate(async (only) => {
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
