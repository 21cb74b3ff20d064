/** Country flags of the flag-icons package: SVG from the package, PNG rendered on demand. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Country } from '#generated/enums.ts';
import type { Asset } from './derive.ts';
import { writeAtomically } from './originals.ts';
import { createSingleFlight } from './single-flight.ts';
import { pathExists } from './path-exists.ts';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');
const WIDTH = 160;
const KEY = /^([A-Za-z]{2})\.(svg|png)$/;
/** Flags of currency areas that are not countries (§9: EUR/EU). */
const AREAS = ['EU'] as const;
const flights = createSingleFlight<Asset>();

/** Returns the flag of a file name such as "FR.png"; undefined for an unknown country. */
export async function getFlagAsset(mediaRoot: string, name: string): Promise<Asset | undefined> {
  const [, letters = '', format] = KEY.exec(name) ?? [];
  const code = letters.toUpperCase();
  const isKnown = [...Country.values, ...AREAS].some((country) => country === code);
  if (!isKnown) return undefined;
  const source = join(FOLDER, `${code.toLowerCase()}.svg`);
  if (format === 'svg') return { path: source, type: 'image/svg+xml' };
  const path = join(mediaRoot, 'derived', 'flags', `${code}.png`);
  const asset = { path, type: 'image/png' };
  if (await pathExists(path)) return asset;
  return flights(path, async () => {
    await writeAtomically(
      path,
      await sharp(await readFile(source), { density: 72 })
        .resize({ width: WIDTH })
        .png()
        .toBuffer(),
    );
    return asset;
  });
}
