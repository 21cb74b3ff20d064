import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { drawShareCard } from './art/share-card.ts';
import { type Asset, deriveAsset } from './derive.ts';
import { getDerivedFolder } from './derived-folder.ts';
import { TYPES } from './keys.ts';
import { writeAtomically } from './originals.ts';
import { pathExists } from './path-exists.ts';
import { encode, toPng } from './raster.ts';
import type { ShareCard } from './share-card-keys.ts';
import { createSingleFlight } from './single-flight.ts';

/** Rendered pixels per 1000 units: the drawing's own size. */
const SCALE = 1000;
const flights = createSingleFlight<void>();

/** Returns the JPEG of a card, drawing it if needed. The file is named by its content, so that changed texts have another. */
export async function deriveShareCard(mediaRoot: string, card: ShareCard): Promise<Asset> {
  const name = hash('sha256', JSON.stringify(card), 'hex').slice(0, 24);
  const path = getDerivedFolder(mediaRoot, `og/${name}.jpg`);
  if (!(await pathExists(path))) await flights(path, () => render(mediaRoot, card, path));
  return { path, type: TYPES.jpg };
}

async function render(mediaRoot: string, card: ShareCard, path: string): Promise<void> {
  const picture = card.picture ? await deriveAsset(mediaRoot, `${card.picture}-640.jpg`) : undefined;
  const dataUri = picture && `data:${picture.type};base64,${await readFile(picture.path, 'base64')}`;
  const png = await toPng({ svg: drawShareCard(card, dataUri) }, SCALE);
  await writeAtomically(path, await encode(png, { format: 'jpg' }));
}
