import { imports } from './imports.table.ts';
import { type Claimed, workQueue } from '#server/core/jobs/claims.ts';

/** Job that runs the tasks of imports. */
export const RUN_IMPORTS = 'run-imports';

/** Maximum number of concurrent imports over all processes. */
export const MOST_AT_ONCE = 1;

/** Leases of imports; a run continues where the previous one stopped. */
export const importQueue = workQueue({ table: imports, name: 'imports', mostAtOnce: MOST_AT_ONCE });

export type ClaimedImport = Claimed<typeof imports>;
