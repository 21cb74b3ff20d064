import { ApiError } from '#generated/client/api-error.ts';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { StaleProblem } from '#generated/schemas.ts';
import { useForms } from '#forms-schema/context.tsx';
import { pickTouchedValues } from '#forms-schema/touched-values.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import { type RaRecord, useTranslate, useUpdate } from 'react-admin';
import { useState } from 'react';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { useSuccess } from '#admin/ui/use-success.ts';
import { type Difference, differences, merged } from './conflict.ts';
import { pickChangedValues } from '#admin/api/changed-values.ts';

/** Two versions of one record, and where they differ. */
export interface Conflict {
  differences: readonly Difference[];
  mine: Partial<RaRecord>;
  theirs: RaRecord;
  /** Who saved theirs, and when (Unix seconds); absent where the server does not say. */
  saved?: { by: string; at: number };
}

/**
 * Saves what changed in a record, against the version the form began with. A refused field goes back to its input; a
 * record that somebody saved meanwhile becomes a conflict to resolve. What was typed stays in the form in every case.
 */
export function useSave(
  resource: ResourceDefinition,
  fields: readonly FieldDefinition[],
  record: RaRecord,
  /** Gets the record as it was saved; nothing when there was nothing to save. */
  onSaved: (saved?: RaRecord) => void,
) {
  const t = useTranslate();
  const forms = useForms();
  const succeed = useSuccess();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function send(mine: Partial<RaRecord>, base: RaRecord): Promise<SubmitErrors | undefined> {
    const data = pickChangedValues(fields, base, mine);
    let saved: RaRecord | undefined;
    try {
      if (Object.keys(data).length > 0) {
        saved = await update(resource.name, { id: record.id, data, previousData: base }, { returnPromise: true });
        succeed(t('record.saved'));
      }
    } catch (error) {
      const stale = staleAgainst(error);
      if (!stale) return toSubmitErrors(error, t);
      setConflict({ differences: differences(fields, base, mine, stale.theirs), mine, ...stale });
      // nothing to correct in the form, but it is not saved either
      return { errors: [] };
    }
    setConflict(null);
    onSaved(saved);
    return undefined;
  }

  return {
    conflict,
    save: (values: Record<string, unknown>) =>
      send({ ...record, ...pickTouchedValues(fields, record, values, forms) }, record),
    resolve: async (keepMine: ReadonlySet<string>): Promise<SubmitErrors | undefined> => {
      if (!conflict) return undefined;
      const { differences: found, theirs } = conflict;
      return send(merged(found, keepMine, theirs), theirs);
    },
    forget: () => setConflict(null),
  };
}

/** The record as it is now, when an error says that ours is older. */
function staleAgainst(error: unknown): Pick<Conflict, 'theirs' | 'saved'> | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const { current, changed_by, changed_at } = Object(error.body) as Partial<StaleProblem>;
  if (!current || !isRecord(current)) return undefined;
  return { theirs: current, ...(changed_by && changed_at ? { saved: { by: changed_by, at: changed_at } } : {}) };
}

function isRecord(value: Record<string, unknown>): value is RaRecord {
  return typeof value.id === 'number' || typeof value.id === 'string';
}
