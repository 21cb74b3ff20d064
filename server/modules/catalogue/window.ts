// Public projects: those that lists, search and home show.
import { sql } from 'drizzle-orm';
// relative, because the migration generator resolves no other paths
import { ProjectStep, type Visibility } from '#generated/enums.ts';

/** Public visibilities; `private` is for direct links (§4). */
export const PUBLIC_VISIBILITIES: readonly Visibility[] = ['online', 'promo'];

const toSqlList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const unlaunchedSteps = ProjectStep.values.filter((step) => !ProjectStep.data[step].launched);

/**
 * Condition for public projects, with literals so that the partial index applies. Launched by §4: a step other than
 * creating, checking, failed, refused.
 */
export const IS_PUBLIC = sql.raw(
  `visibility in (${toSqlList(PUBLIC_VISIBILITIES)}) and step not in (${toSqlList(unlaunchedSteps)})`,
);
