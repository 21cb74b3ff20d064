import { imports } from './imports.table.ts';
import { type Claimed, workQueue } from '#server/core/jobs/claims.ts';

/** The job that does what imports wait for. */
export const RUN_IMPORTS = 'run-imports';

/** How many imports are worked on at a time, by all processes together, so that lists and the shop have the database too. */
export const MOST_AT_ONCE = 1;

/** Who works on which import: each run goes on where the one before stopped. */
export const importQueue = workQueue({ table: imports, name: 'imports', mostAtOnce: MOST_AT_ONCE });

export type ClaimedImport = Claimed<typeof imports>;
