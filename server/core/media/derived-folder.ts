import { join } from 'node:path';

/** Raised when the drawing code changes what it draws. */
const DESIGN = 1;

/** Where what was made of a folder of originals is kept, as 'pictures/shop-4'. */
export const derivedFolder = (mediaRoot: string, folder: string): string =>
  join(mediaRoot, 'derived', `v${DESIGN}`, folder);
