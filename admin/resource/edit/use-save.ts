import { ApiError } from '#generated/client/api-error.ts';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { StaleProblem } from '#generated/schemas.ts';
import { useForms } from '#forms-schema/context.tsx';
import { pickTouchedValues } from '#forms-schema/touched-values.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import { type RaRecord, useTranslate, useUpdate } from 'react-admin';
import { useState } from 'react';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { useSuccessNotice } from '#admin/ui/use-success-notice.ts';
import { type Difference, findDifferences, mergeVersions } from './conflict.ts';
import { pickChangedValues } from '#admin/api/changed-values.ts';

/** An unsaved and a saved version of one record, and their differences. */
export interface Conflict {
  differences: readonly Difference[];
  mine: Partial<RaRecord>;
  theirs: RaRecord;
  /** Author and time (Unix seconds) of the saved version; absent where the server does not send them. */
  saved?: { by: string; at: number };
}

/**
 * Saves the changed fields of a record with the version that the form was opened with. Field errors are returned for their
 * inputs; a 412 becomes a conflict to resolve. The form keeps its values in both cases.
 */
export function useSave(
  resource: ResourceDefinition,
  fields: readonly FieldDefinition[],
  record: RaRecord,
  /** Called with the saved record; undefined when nothing had changed. */
  onSaved: (saved?: RaRecord) => void,
) {
  const t = useTranslate();
  const forms = useForms();
  const notifySuccess = useSuccessNotice();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function send(mine: Partial<RaRecord>, base: RaRecord): Promise<SubmitErrors | undefined> {
    const data = pickChangedValues(fields, base, mine);
    let saved: RaRecord | undefined;
    try {
      if (Object.keys(data).length > 0) {
        saved = await update(resource.name, { id: record.id, data, previousData: base }, { returnPromise: true });
        notifySuccess(t('record.saved'));
      }
    } catch (error) {
      const stale = readStaleProblem(error);
      if (!stale) return toSubmitErrors(error, t);
      setConflict({ differences: findDifferences(fields, base, mine, stale.theirs), mine, ...stale });
      // no field is wrong, but the submission did not succeed
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
      const { differences, theirs } = conflict;
      return send(mergeVersions(differences, keepMine, theirs), theirs);
    },
    dismiss: () => setConflict(null),
  };
}

/** Returns the saved record of a 412; undefined for other errors. */
function readStaleProblem(error: unknown): Pick<Conflict, 'theirs' | 'saved'> | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const { current, changed_by, changed_at } = Object(error.body) as Partial<StaleProblem>;
  if (!current || !isRecord(current)) return undefined;
  return { theirs: current, ...(changed_by && changed_at ? { saved: { by: changed_by, at: changed_at } } : {}) };
}

function isRecord(value: Record<string, unknown>): value is RaRecord {
  return typeof value.id === 'number' || typeof value.id === 'string';
}
