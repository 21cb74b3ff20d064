import { imports } from './imports.table.ts';
import { type LeasedRow, createWorkQueue } from '#server/core/jobs/leases.ts';

/** Name of the job that runs the tasks of imports. */
export const RUN_IMPORTS = 'run-imports';

/** Maximum number of concurrent imports over all processes. */
export const MAX_CONCURRENT = 1;

/** Leases of imports; a run continues where the previous one stopped. */
export const importQueue = createWorkQueue({ table: imports, name: 'imports', maxConcurrent: MAX_CONCURRENT });

export type LeasedImport = LeasedRow<typeof imports>;
