import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import type { bench, Kind } from './page.tsx';

/** Milliseconds of processor time of the page's main thread, in total and by kind. */
export interface Cpu {
  all: number;
  script: number;
  style: number;
  layout: number;
}

/** A fast typist; each key gets its own frame. */
const KEY_INTERVAL_MS = 25;

type Bench = typeof bench;

/** Drives the page of both forms and measures what actions cost. */
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
    // processor time instead of wall time excludes other programs
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(countCommits);
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in globalThis);
    return new Driver(page, cdp);
  }

  async #readCpu(): Promise<Cpu> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    const readMilliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
    return {
      all: readMilliseconds('TaskDuration'),
      script: readMilliseconds('ScriptDuration'),
      style: readMilliseconds('RecalcStyleDuration'),
      layout: readMilliseconds('LayoutDuration'),
    };
  }

  /** Measures an action, after a garbage collection. */
  async measureCost(act: () => Promise<unknown>): Promise<Cpu> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const cpuBefore = await this.#readCpu();
    await act();
    return subtractCpu(cpuBefore, await this.#readCpu());
  }

  /** Measures each key. */
  async measureKeys(keys: readonly string[]): Promise<Cpu[]> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const costs: Cpu[] = [];
    let cpuBefore = await this.#readCpu();
    for (const key of keys) {
      await this.type([key]);
      const cpuAfter = await this.#readCpu();
      costs.push(subtractCpu(cpuBefore, cpuAfter));
      cpuBefore = cpuAfter;
    }
    return costs;
  }

  /** Mounts a form and waits until it is rendered. */
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

  /** Sends real key events at a typist's interval. */
  async type(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await wait(KEY_INTERVAL_MS);
    }
  }

  /** Returns and clears React's commits per key since the last call. */
  takeCommits(): Promise<number[]> {
    return this.page.evaluate(() => (Reflect.get(globalThis, 'commitsPerKey') as number[]).splice(0));
  }
}

function subtractCpu(before: Cpu, after: Cpu): Cpu {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

/** Runs in the page before React; counts commits through the hook of React's developer tools. */
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
