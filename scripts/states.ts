/** Writes the names of states and provinces: `npm run states`, after another version of CLDR or of ISO 3166-2. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFiles } from './states/state-files.ts';

const folder = join(import.meta.dirname, '..', 'domain', 'addresses');
for (const [name, text] of stateFiles()) writeFileSync(join(folder, name), text);
