import type { Browser } from 'playwright';
import { openBrowser, measurePage } from './bytes.ts';
import { serveEmptyPage } from './empty-page.ts';
import { measureSignIn, WEIGHED_PAGES } from './page-weights.ts';
import type { Row } from './table.ts';

const LONG_TASK_MS = 50;
const LOADS = 9;

/** Measures the gzipped JavaScript of the limited pages beside an empty React Router page. */
export async function measureScriptSizes(origin: string, log: (line: string) => void): Promise<Row[]> {
  const emptyPage = await serveEmptyPage();
  const browser = await openBrowser();
  try {
    const reference = (await measurePage(browser, emptyPage.origin)).kilobytes;
    const rows: Row[] = [];
    const addRow = (what: string, kilobytes: number, aim: string) =>
      rows.push({
        what,
        ours: `${kilobytes} kB gz`,
        reference: `${reference} kB gz`,
        ratio: `${Math.round((kilobytes / reference) * 100)} %`,
        aim,
      });
    for (const { name, budget, kilobytes } of WEIGHED_PAGES) {
      log(`Weighing ${name} …`);
      addRow(`JavaScript of ${name}`, await kilobytes(browser, origin), `<= ${budget} kB`);
    }
    addRow('JavaScript of the sign-in and admin orders', await measureSignIn(browser, origin), '');
    rows.push(await measureLongTask(browser, origin));
    return rows;
  } finally {
    await browser.close();
    await emptyPage.stop();
  }
}

/** Median, minimum and maximum over several loads of the listing's longest task. */
async function measureLongTask(browser: Browser, origin: string): Promise<Row> {
  const tasks: number[] = [];
  for (let load = 0; load < LOADS; load += 1)
    tasks.push((await measurePage(browser, `${origin}/vinyl-shop`)).longestTask);
  tasks.sort((a, b) => a - b);
  return {
    what: `longest task on the listing, median of ${LOADS} loads`,
    ours: `${tasks[Math.floor(LOADS / 2)]} ms (${tasks[0]} to ${tasks.at(-1)})`,
    reference: '-',
    ratio: '-',
    aim: `<= ${LONG_TASK_MS} ms`,
  };
}
