import { join } from 'node:path';

/** Version of the drawing code; increase it when drawings change. */
const DESIGN = 1;

/** Returns the cache folder of the assets derived from a folder of originals, e.g. 'pictures/shop-4'. */
export const getDerivedFolder = (mediaRoot: string, folder: string): string =>
  join(mediaRoot, 'derived', `v${DESIGN}`, folder);
