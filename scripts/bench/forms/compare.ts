import type { Browser } from 'playwright';
import sharp from 'sharp';
import { Driver } from './driver.ts';
import type { Kind } from './page.tsx';

/** What a reader of the form gets: a picture of all of it, and every input as assistive technology meets it. */
interface Seen {
  picture: Buffer;
  inputs: string;
}

const SIZE = 50;
/** A colour may still be on its way to another. */
const SAME = 0.002;
/** So long a colour takes at most. */
const REST = 1000;

/** Throws unless both forms look the same and say the same, empty and after a submit that finds every error. */
export async function compare(browser: Browser, url: string): Promise<string> {
  const [ours, reference] = [await see(browser, url, 'ours'), await see(browser, url, 'reference')];
  const differing: string[] = [];
  for (const [when, own] of Object.entries(ours)) {
    const other = reference[when as keyof typeof reference];
    if (own.inputs !== other.inputs)
      throw new Error(`The two forms differ ${when}:\n${difference(own.inputs, other.inputs)}`);
    const share = await differingShare(own.picture, other.picture);
    if (share > SAME)
      throw new Error(`The two forms do not look the same ${when}: ${share * 100} % of the pixels differ.`);
    differing.push(`${(share * 100).toFixed(3)} % ${when}`);
  }
  return `Both forms were compared in the same run: the same names, labels, types, required marks and error texts of all inputs; pixels that differ in a picture of the whole page: ${differing.join(', ')}.`;
}

async function see(browser: Browser, url: string, kind: Kind): Promise<Record<'empty' | 'with all errors', Seen>> {
  const driver = await Driver.open(browser, url);
  await driver.mount(kind, SIZE);
  const empty = await look(driver);
  await driver.submit();
  await driver.page.waitForTimeout(REST);
  const wrong = await look(driver);
  await driver.page.close();
  return { empty, 'with all errors': wrong };
}

async function look({ page }: Driver): Promise<Seen> {
  const inputs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')].map((input) => {
      const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      const notes = described.map((id) => document.getElementById(id)?.textContent);
      const { name, type, required, inputMode, autocomplete, dir, labels } = input;
      const isWrong = input.getAttribute('aria-invalid') === 'true';
      return JSON.stringify([
        name,
        type,
        labels?.[0]?.textContent,
        required,
        inputMode,
        autocomplete,
        dir,
        isWrong,
        notes,
      ]);
    }),
  );
  return {
    picture: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    inputs: inputs.join('\n'),
  };
}

function difference(ours: string, reference: string): string {
  const other = new Set(reference.split('\n'));
  return ours
    .split('\n')
    .filter((line) => !other.has(line))
    .join('\n');
}

async function differingShare(ours: Buffer, reference: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [ours, reference].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other || one.data.length !== other.data.length) return 1;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    if (one.data.compare(other.data, at, at + 3, at, at + 3) !== 0) differing += 1;
  }
  return differing / (one.data.length / 3);
}
