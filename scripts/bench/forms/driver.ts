import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import type { bench, Kind } from './page.tsx';

/** Milliseconds of processor time of the page's main thread: all of it, and what of it was script, style and layout. */
export interface Cpu {
  all: number;
  script: number;
  style: number;
  layout: number;
}

/** A key every so many milliseconds: a fast typist, so that each is drawn by itself. */
const PACE = 25;

type Bench = typeof bench;

/** The page of both forms in a browser, and what things done on it cost. */
export class Driver {
  readonly page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  static async open(browser: Browser, url: string): Promise<Driver> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => {
      throw error;
    });
    const cdp = await page.context().newCDPSession(page);
    // processor time instead of time gone by: other programs on the machine do not count
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(countCommits);
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in globalThis);
    return new Driver(page, cdp);
  }

  async #used(): Promise<Cpu> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((one) => one.name === name)?.value ?? NaN) * 1000;
    return {
      all: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      style: ms('RecalcStyleDuration'),
      layout: ms('LayoutDuration'),
    };
  }

  /** What an act costs; garbage of before is cleared away first. */
  async cost(act: () => Promise<unknown>): Promise<Cpu> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const before = await this.#used();
    await act();
    return difference(before, await this.#used());
  }

  /** What each of some keys costs. */
  async costOfKeys(keys: readonly string[]): Promise<Cpu[]> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const costs: Cpu[] = [];
    let before = await this.#used();
    for (const key of keys) {
      await this.type([key]);
      const after = await this.#used();
      costs.push(difference(before, after));
      before = after;
    }
    return costs;
  }

  /** Draws a form, until it stands on the screen. */
  mount(kind: Kind, count: number): Promise<void> {
    return this.page.evaluate(([kind, count]) => (Reflect.get(globalThis, 'bench') as Bench).mount(kind, count), [
      kind,
      count,
    ] as const);
  }

  unmount(): Promise<void> {
    return this.page.evaluate(() => (Reflect.get(globalThis, 'bench') as Bench).unmount());
  }

  submit(): Promise<void> {
    return this.page.evaluate(() => (Reflect.get(globalThis, 'bench') as Bench).submit());
  }

  focus(name: string): Promise<void> {
    return this.page.evaluate((name) => (Reflect.get(globalThis, 'bench') as Bench).focus(name), name);
  }

  /** Real key events, one after the other as people type. */
  async type(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await wait(PACE);
    }
  }

  /** How often React committed at each key since the last call. */
  commits(): Promise<number[]> {
    return this.page.evaluate(() => (Reflect.get(globalThis, 'commitsPerKey') as number[]).splice(0));
  }
}

function difference(before: Cpu, after: Cpu): Cpu {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

/** Runs in the page, before React: takes the place of React's developer tools, which are told of every commit. */
function countCommits(): void {
  const perKey: number[] = [];
  const tools = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      if (perKey.length > 0) perKey[perKey.length - 1] = (perKey.at(-1) ?? 0) + 1;
    },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
  document.addEventListener('keydown', () => perKey.push(0), true);
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools, commitsPerKey: perKey });
}
