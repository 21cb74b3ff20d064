import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Typography from '@mui/material/Typography';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { api } from '../../api/client.ts';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { FilterSummary } from '../exports/FilterSummary.tsx';
import { useWatched } from '#admin/ui/tray/watched.ts';
import type { FilterValues } from '#admin/api/filters.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** A selection of all records of a filter. */
export interface AllMatching {
  filter: FilterValues;
  total: number;
  isEstimated: boolean;
}

const NO_RECORDS: readonly RaRecord[] = [];

interface Props {
  action: ActionDefinition;
  allMatching: AllMatching;
  resource: ResourceDefinition;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog of an action on all records of a filter, which the server runs as a bulk job. */
export function AllMatchingDialog({ action, allMatching, resource, onDone, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { watch } = useWatched();
  const { filter, total, isEstimated } = allMatching;
  const formatted = total.toLocaleString(locale);

  const run = async (body: Record<string, unknown>): Promise<SubmitErrors | undefined> => {
    try {
      const request = { operation: action.operationId, filter, body };
      const { id } = await unwrap(api.POST('/admin/bulk', { body: request }));
      watch('bulk', id);
    } catch (error) {
      const { errors, ...refusal } = toSubmitErrors(error, t);
      return { ...refusal, errors: errors?.map((entry) => ({ ...entry, path: entry.path.replace(/^body\./, '') })) };
    }
    onDone();
    return undefined;
  };
  const subject = (
    <>
      <Typography component="p" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {isEstimated ? t('list.whole_about', { total: formatted }) : t('list.whole', { count: total, formatted })}
      </Typography>
      <FilterSummary resource={resource} filter={filter} />
      <Typography component="p" variant="body2" sx={{ mt: 1 }}>
        {t('bulk.passed_over')}
      </Typography>
    </>
  );
  return <ActionDialog {...{ action, resource, subject, filter, onClose }} records={NO_RECORDS} onRun={run} />;
}
