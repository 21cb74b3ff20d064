import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

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
