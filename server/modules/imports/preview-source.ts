import { sql } from 'drizzle-orm';
import type { JobEffects, PreviewSource } from '#server/resources/preview/preview-source.ts';
import { RUN_IMPORTS } from './import-queue.ts';

const EFFECTS = {
  write: { new: 'records_created', changed: 'records_changed' },
  undo: { new: 'records_removed', changed: 'records_restored' },
} as const;

/** Counts the records that imports would write or undo. */
const countRecords: JobEffects = async (tx, jobs) => {
  const ids = jobs.flatMap(({ import_id }) => import_id ?? []);
  const { rows } = await tx.execute<{ task: 'write' | 'undo'; effect: 'new' | 'changed'; count: number }>(sql`
    select i.task, r.effect, count(*)::int as count
    from imports i join import_rows r on r.import_id = i.id and r.lead and r.effect in ('new', 'changed')
      and r.status = case i.task when 'undo' then 'imported' else 'valid' end
    where i.id = any(${sql.param(ids)}::int[]) and i.task in ('write', 'undo') group by 1, 2 order by 2 desc`);
  return rows.map(({ task, effect, count }) => ({ kind: EFFECTS[task][effect], count }));
};

/** Previewed effects of imports. */
export const importsPreview: PreviewSource = {
  jobs: { [RUN_IMPORTS]: countRecords },
};
