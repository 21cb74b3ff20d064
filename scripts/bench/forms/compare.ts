import type { Browser } from 'playwright';
import sharp from 'sharp';
import { Driver } from './driver.ts';
import type { Kind } from './page.tsx';

/** A screenshot, and the accessible properties of every input. */
interface FormSnapshot {
  picture: Buffer;
  inputs: string;
}

const SIZE = 50;
/** Share of pixels; allows for colour transitions in progress. */
const MAX_PIXEL_DIFFERENCE = 0.002;
/** Longest colour transition. */
const TRANSITION_MS = 1000;

/** Compares both forms, empty and with all errors. Returns the result as a sentence; throws when they differ. */
export async function compareForms(browser: Browser, url: string): Promise<string> {
  const [ours, reference] = [await captureForm(browser, url, 'ours'), await captureForm(browser, url, 'reference')];
  const shares: string[] = [];
  for (const [when, snapshot] of Object.entries(ours)) {
    const referenceSnapshot = reference[when as keyof typeof reference];
    if (snapshot.inputs !== referenceSnapshot.inputs)
      throw new Error(`The two forms differ ${when}:\n${listDifferences(snapshot.inputs, referenceSnapshot.inputs)}`);
    const share = await computePixelDifference(snapshot.picture, referenceSnapshot.picture);
    if (share > MAX_PIXEL_DIFFERENCE)
      throw new Error(`The two forms do not look the same ${when}: ${share * 100} % of the pixels differ.`);
    shares.push(`${(share * 100).toFixed(3)} % ${when}`);
  }
  return `Both forms were compared in the same run: the same names, labels, types, required marks and error texts of all inputs; pixels that differ in a picture of the whole page: ${shares.join(', ')}.`;
}

async function captureForm(
  browser: Browser,
  url: string,
  kind: Kind,
): Promise<Record<'empty' | 'with all errors', FormSnapshot>> {
  const driver = await Driver.open(browser, url);
  await driver.mount(kind, SIZE);
  const emptySnapshot = await captureSnapshot(driver);
  await driver.submit();
  await driver.page.waitForTimeout(TRANSITION_MS);
  const wrongSnapshot = await captureSnapshot(driver);
  await driver.page.close();
  return { empty: emptySnapshot, 'with all errors': wrongSnapshot };
}

async function captureSnapshot({ page }: Driver): Promise<FormSnapshot> {
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

function listDifferences(ours: string, reference: string): string {
  const referenceLines = new Set(reference.split('\n'));
  return ours
    .split('\n')
    .filter((line) => !referenceLines.has(line))
    .join('\n');
}

async function computePixelDifference(ours: Buffer, reference: Buffer): Promise<number> {
  const [image, referenceImage] = await Promise.all(
    [ours, reference].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!image || !referenceImage || image.data.length !== referenceImage.data.length) return 1;
  let differingCount = 0;
  for (let index = 0; index < image.data.length; index += 3) {
    if (image.data.compare(referenceImage.data, index, index + 3, index, index + 3) !== 0) differingCount += 1;
  }
  return differingCount / (image.data.length / 3);
}
