// Which projects stand in the shop's window: what lists, search and home may show to everybody.
import { sql } from 'drizzle-orm';
// by relative path, because the migration generator resolves no others
import { ProjectStep, type Visibility } from '#generated/enums.ts';

/** Visibilities that lists show to everybody; `private` is for a direct link (§4 status wording). */
export const SHOWN: readonly Visibility[] = ['online', 'promo'];

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const notLaunched = ProjectStep.values.filter((step) => !ProjectStep.data[step].launched);

/**
 * The window as a condition on `projects`, by values and not by parameters: only so can the partial index that has the
 * same condition serve it. Launched is §4's: a step not in creating, checking, failed, refused.
 */
export const IN_WINDOW = sql.raw(`visibility in (${quoted(SHOWN)}) and step not in (${quoted(notLaunched)})`);
