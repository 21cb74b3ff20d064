// `npm run states`: writes the names of states and provinces. Run it after an update of CLDR or ISO 3166-2.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStateFiles } from './states/state-files.ts';

const folder = join(import.meta.dirname, '..', 'domain', 'addresses');
for (const [name, text] of buildStateFiles()) writeFileSync(join(folder, name), text);
