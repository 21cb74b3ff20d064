import type { Browser } from 'playwright';
import { type Cpu, Driver } from './driver.ts';
import { definitionsOf } from './fields.ts';
import { type Judged, median, quantile } from './judged.ts';
import type { Kind } from './page.tsx';

/** Ours may cost so many times the reference. */
const LIMIT = 1.1;
const MOST_COMMITS = 1;
const KINDS: readonly Kind[] = ['ours', 'reference'];
const RUNS = { 50: 7, 500: 3 };
/** Forms drawn before any is counted: by then the page's code is compiled. */
const WARM_UP = 1;

const KEYS = Array.from({ length: 20 }, () => 'a');
/** In an empty field that is required each of them makes it right or wrong. */
const TURNING = Array.from({ length: 10 }, () => ['a', 'Backspace']).flat();

type Costs = Record<Kind, Cpu[]>;
type Positions = readonly ['first', 'middle', 'last'];
const POSITIONS: Positions = ['first', 'middle', 'last'];

/** Every cost by what it is of, collected in turns. */
class Collected {
  readonly #byName = new Map<string, Costs>();
  readonly commits: Record<Kind, number[]> = { ours: [], reference: [] };

  add(name: string, kind: Kind, cost: Cpu): void {
    const costs = this.#byName.get(name) ?? { ours: [], reference: [] };
    costs[kind].push(cost);
    this.#byName.set(name, costs);
  }

  /** Median and quartiles of each, "12.1 ms (11.8 to 13.0)", and whether ours stays below its limit. */
  row(what: string, name: string, limited = true): Judged {
    const costs = this.#byName.get(name);
    if (!costs) throw new Error(`${name} was not measured.`);
    const all = { ours: costs.ours.map(({ all }) => all), reference: costs.reference.map(({ all }) => all) };
    const ratio = median(all.ours) / median(all.reference);
    return {
      what,
      ours: text(all.ours),
      reference: text(all.reference),
      ratio: `${Math.round(ratio * 100)} %`,
      aim: limited ? `<= ${Math.round(LIMIT * 100)} %` : '',
      isBroken: limited && ratio > LIMIT,
    };
  }
}

function text(values: readonly number[]): string {
  const digits = median(values) < 10 ? 2 : 0;
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
  return `${middle} ms (${low} to ${high})`;
}

/** Mounting, typing and submitting, with 50 and with 500 fields; ours and the reference in turns. */
export async function cpuRows(
  browser: Browser,
  url: string,
  say: (line: string) => void,
  runs: Readonly<Record<50 | 500, number>> = RUNS,
): Promise<Judged[]> {
  const rows: Judged[] = [];
  for (const count of [50, 500] as const) {
    const collected = new Collected();
    for (let run = 0; run < runs[count]; run += 1) {
      say(`${count} fields, run ${run + 1} of ${runs[count]} …`);
      for (const kind of inTurns(run)) await firstMount(browser, url, kind, count, collected);
    }
    const driver = await Driver.open(browser, url);
    for (let run = -WARM_UP; run < runs[count]; run += 1) {
      say(`${count} fields, warm, run ${run + 1} of ${runs[count]} …`);
      const into = run < 0 ? new Collected() : collected;
      for (const kind of inTurns(run)) await work(driver, kind, count, into);
    }
    await driver.page.close();
    rows.push(...rowsOf(count, collected));
  }
  return rows;
}

const inTurns = (run: number): readonly Kind[] => (run % 2 === 0 ? KINDS : KINDS.toReversed());

async function firstMount(browser: Browser, url: string, kind: Kind, count: number, into: Collected): Promise<void> {
  const driver = await Driver.open(browser, url);
  into.add('first mount', kind, await driver.cost(() => driver.mount(kind, count)));
  await driver.page.close();
}

/** One form's life: drawn, typed into, drawn anew, submitted empty, typed into again. */
async function work(driver: Driver, kind: Kind, count: number, into: Collected): Promise<void> {
  into.add('mount', kind, await driver.cost(() => driver.mount(kind, count)));
  const typing = async (when: string, keys: readonly string[], position: string): Promise<void> => {
    for (const cost of await driver.costOfKeys(keys)) into.add(`${when}, ${position}`, kind, cost);
    into.commits[kind].push(...(await driver.commits()));
  };
  const names = textsOf(count);
  for (const position of POSITIONS) {
    await driver.focus(names[position]);
    await driver.commits();
    await typing('before', KEYS, position);
  }
  await driver.unmount();
  await driver.mount(kind, count);
  into.add('submit', kind, await driver.cost(() => driver.submit()));
  for (const position of POSITIONS) {
    await driver.focus(names[position]);
    await typing('turning', TURNING, position);
    await driver.type(['a']);
    await driver.commits();
    await typing('after', KEYS, position);
  }
  await driver.unmount();
}

/** The first, the middle and the last line of text that takes any. */
function textsOf(count: number): Record<Positions[number], string> {
  const names = definitionsOf(count).flatMap(({ type, name, pattern, minLength, validations }) =>
    type === 'text' && !pattern && !minLength && !validations ? [name] : [],
  );
  const at = (index: number) => names.at(index) ?? '';
  return { first: at(0), middle: at(Math.floor(names.length / 2)), last: at(-1) };
}

function rowsOf(count: number, collected: Collected): Judged[] {
  const keyRows = (what: string, when: string) =>
    POSITIONS.map((position) =>
      collected.row(`${count} fields: a key ${what}, ${position} field`, `${when}, ${position}`),
    );
  const most = { ours: Math.max(...collected.commits.ours), reference: Math.max(...collected.commits.reference) };
  return [
    collected.row(`${count} fields: mount, first on a fresh page`, 'first mount'),
    collected.row(`${count} fields: mount, page warm`, 'mount'),
    ...keyRows('before a submit', 'before'),
    collected.row(`${count} fields: submit with an error in each`, 'submit', false),
    ...keyRows('after it', 'after'),
    ...keyRows('that rights or wrongs the field', 'turning'),
    {
      what: `${count} fields: React commits a key, the most`,
      ours: String(most.ours),
      reference: String(most.reference),
      ratio: '-',
      aim: `<= ${MOST_COMMITS}`,
      isBroken: most.ours > MOST_COMMITS,
    },
  ];
}
