import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { ROOT } from '../setup/root.mjs';
import { openBrowser, weigh } from './bytes.ts';
import { PAGES } from './cases.ts';
import { startChild } from '../process/children.ts';
import type { Row } from './table.ts';

const BROWSE_AIM = 130;
const ADMIN_AIM = 330;
const LONG_TASK_MS = 50;

/** gzip JavaScript of the shop's pages and of the first list of the back office, beside an empty React Router page. */
export async function byteRows(origin: string, say: (line: string) => void): Promise<Row[]> {
  const empty = await emptyPage();
  const browser = await openBrowser();
  try {
    const reference = (await weigh(browser, empty.origin)).kilobytes;
    const rows: Row[] = [];
    const add = (what: string, kilobytes: number, aim: number) =>
      rows.push({
        what,
        ours: `${kilobytes} kB gz`,
        reference: `${reference} kB gz`,
        ratio: `${Math.round((kilobytes / reference) * 100)} %`,
        aim: `<= ${aim} kB`,
      });
    for (const { name, path } of PAGES) {
      say(`Weighing ${name} …`);
      const { kilobytes, longestTask } = await weigh(browser, `${origin}${path}`);
      add(`JavaScript of ${name}`, kilobytes, BROWSE_AIM);
      if (name === 'listing')
        rows.push({
          what: 'longest task on the listing',
          ours: `${longestTask} ms`,
          reference: '-',
          ratio: '-',
          aim: `<= ${LONG_TASK_MS} ms`,
        });
    }
    say('Weighing admin orders …');
    add('JavaScript of admin orders', (await weigh(browser, `${origin}/admin/`, signIn)).kilobytes, ADMIN_AIM);
    return rows;
  } finally {
    await browser.close();
    await empty.stop();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('team@example.com');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('[role=grid] [role=row]').nth(2).waitFor();
}

/** Builds and serves the reference page. */
async function emptyPage() {
  const build = spawnSync(process.execPath, ['node_modules/.bin/react-router', 'build', 'scripts/bench/empty-page'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error(`The empty page was not built: ${build.stdout}${build.stderr}`);
  return startChild(['scripts/bench/empty-page/serve.ts'], {}, '/');
}
