import type { Browser } from 'playwright';
import { type Cpu, Driver } from './driver.ts';
import { buildDefinitions } from './fields.ts';
import { type JudgedRow, computeMedian, computeQuantile } from './judged.ts';
import type { Kind } from './page.tsx';

/** Limit of our cost over that of the reference. */
const LIMIT = 1.1;
const MOST_COMMITS = 1;
const KINDS: readonly Kind[] = ['ours', 'reference'];
const RUNS = { 50: 7, 500: 3 };
/** Runs that are not counted, until the page's code is compiled. */
const WARM_UP = 1;

const KEYS = Array.from({ length: 20 }, () => 'a');
/** In an empty required field, each key makes the value valid or invalid. */
const TOGGLING_KEYS = Array.from({ length: 10 }, () => ['a', 'Backspace']).flat();

type Costs = Record<Kind, Cpu[]>;
type Positions = readonly ['first', 'middle', 'last'];
const POSITIONS: Positions = ['first', 'middle', 'last'];

/** Costs by name and kind of form. */
class Measurements {
  readonly #byName = new Map<string, Costs>();
  readonly commits: Record<Kind, number[]> = { ours: [], reference: [] };

  add(name: string, kind: Kind, cost: Cpu): void {
    const costs = this.#byName.get(name) ?? { ours: [], reference: [] };
    costs[kind].push(cost);
    this.#byName.set(name, costs);
  }

  /** Builds the row of a cost; `isBroken` when ours exceeds its limit. */
  buildRow(what: string, name: string, limited = true): JudgedRow {
    const costs = this.#byName.get(name);
    if (!costs) throw new Error(`${name} was not measured.`);
    const totals = { ours: costs.ours.map(({ all }) => all), reference: costs.reference.map(({ all }) => all) };
    const ratio = computeMedian(totals.ours) / computeMedian(totals.reference);
    return {
      what,
      ours: formatQuartiles(totals.ours),
      reference: formatQuartiles(totals.reference),
      ratio: `${Math.round(ratio * 100)} %`,
      aim: limited ? `<= ${Math.round(LIMIT * 100)} %` : '',
      isBroken: limited && ratio > LIMIT,
    };
  }
}

function formatQuartiles(values: readonly number[]): string {
  const digits = computeMedian(values) < 10 ? 2 : 0;
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => computeQuantile(values, share).toFixed(digits));
  return `${middle} ms (${low} to ${high})`;
}

/** Measures mounting, typing and submitting with 50 and 500 fields, alternately with the reference. */
export async function measureCpu(
  browser: Browser,
  url: string,
  log: (line: string) => void,
  runs: Readonly<Record<50 | 500, number>> = RUNS,
): Promise<JudgedRow[]> {
  const rows: JudgedRow[] = [];
  for (const count of [50, 500] as const) {
    const measurements = new Measurements();
    for (let run = 0; run < runs[count]; run += 1) {
      log(`${count} fields, run ${run + 1} of ${runs[count]} …`);
      for (const kind of orderKinds(run)) await measureFirstMount(browser, url, kind, count, measurements);
    }
    const driver = await Driver.open(browser, url);
    for (let run = -WARM_UP; run < runs[count]; run += 1) {
      log(`${count} fields, warm, run ${run + 1} of ${runs[count]} …`);
      const target = run < 0 ? new Measurements() : measurements;
      for (const kind of orderKinds(run)) await measureForm(driver, kind, count, target);
    }
    await driver.page.close();
    rows.push(...buildRows(count, measurements));
  }
  return rows;
}

const orderKinds = (run: number): readonly Kind[] => (run % 2 === 0 ? KINDS : KINDS.toReversed());

async function measureFirstMount(
  browser: Browser,
  url: string,
  kind: Kind,
  count: number,
  measurements: Measurements,
): Promise<void> {
  const driver = await Driver.open(browser, url);
  measurements.add('first mount', kind, await driver.measureCost(() => driver.mount(kind, count)));
  await driver.page.close();
}

/** Measures a mount, typing, a second mount, an empty submit and typing after it. */
async function measureForm(driver: Driver, kind: Kind, count: number, measurements: Measurements): Promise<void> {
  measurements.add('mount', kind, await driver.measureCost(() => driver.mount(kind, count)));
  const measureTyping = async (when: string, keys: readonly string[], position: string): Promise<void> => {
    for (const cost of await driver.measureKeys(keys)) measurements.add(`${when}, ${position}`, kind, cost);
    measurements.commits[kind].push(...(await driver.takeCommits()));
  };
  const names = pickTextFields(count);
  for (const position of POSITIONS) {
    await driver.focus(names[position]);
    await driver.takeCommits();
    await measureTyping('before', KEYS, position);
  }
  await driver.unmount();
  await driver.mount(kind, count);
  measurements.add('submit', kind, await driver.measureCost(() => driver.submit()));
  for (const position of POSITIONS) {
    await driver.focus(names[position]);
    await measureTyping('turning', TOGGLING_KEYS, position);
    await driver.type(['a']);
    await driver.takeCommits();
    await measureTyping('after', KEYS, position);
  }
  await driver.unmount();
}

/** Picks the first, the middle and the last text field that accepts any text. */
function pickTextFields(count: number): Record<Positions[number], string> {
  const names = buildDefinitions(count).flatMap(({ type, name, pattern, minLength, validations }) =>
    type === 'text' && !pattern && !minLength && !validations ? [name] : [],
  );
  const getName = (index: number) => names.at(index) ?? '';
  return { first: getName(0), middle: getName(Math.floor(names.length / 2)), last: getName(-1) };
}

function buildRows(count: number, measurements: Measurements): JudgedRow[] {
  const buildKeyRows = (what: string, when: string) =>
    POSITIONS.map((position) =>
      measurements.buildRow(`${count} fields: a key ${what}, ${position} field`, `${when}, ${position}`),
    );
  const mostCommits = {
    ours: Math.max(...measurements.commits.ours),
    reference: Math.max(...measurements.commits.reference),
  };
  return [
    measurements.buildRow(`${count} fields: mount, first on a fresh page`, 'first mount'),
    measurements.buildRow(`${count} fields: mount, page warm`, 'mount'),
    ...buildKeyRows('before a submit', 'before'),
    measurements.buildRow(`${count} fields: submit with an error in each`, 'submit', false),
    ...buildKeyRows('after the submit', 'after'),
    ...buildKeyRows('that toggles the error', 'turning'),
    {
      what: `${count} fields: React commits a key, the most`,
      ours: String(mostCommits.ours),
      reference: String(mostCommits.reference),
      ratio: '-',
      aim: `<= ${MOST_COMMITS}`,
      isBroken: mostCommits.ours > MOST_COMMITS,
    },
  ];
}
