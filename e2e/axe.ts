import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

interface AxeWindow {
  axe: typeof axe;
}

/** Waits for colour transitions to end; intermediate colours may lack contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // ignore targets partly covered by a sticky bar
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Violations that axe finds in the page, by all rules or the given ones. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await look(page, rules);
  // retry once: a transition may have started during the run
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

/** Rules that depend on the colour scheme. */
export const CONTRAST = ['color-contrast'];
