import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Typography from '@mui/material/Typography';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { api } from '../../api/client.ts';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { FilterWords } from '../exports/FilterWords.tsx';
import { useWatched } from '#admin/ui/tray/watched.ts';
import type { FilterValues } from '#admin/api/filters.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** All records of a filter, however many. */
export interface Whole {
  filter: FilterValues;
  total: number;
  isEstimated: boolean;
}

const NONE: readonly RaRecord[] = [];

interface Props {
  action: ActionDefinition;
  whole: Whole;
  resource: ResourceDefinition;
  onDone: () => void;
  onClose: () => void;
}

/** Asks once more before something is done to all records of a filter; the server then does it in the background. */
export function WholeDialog({ action, whole, resource, onDone, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { watch } = useWatched();
  const { filter, total, isEstimated } = whole;
  const formatted = total.toLocaleString(locale);

  const run = async (body: Record<string, unknown>): Promise<SubmitErrors | undefined> => {
    try {
      const wish = { operation: action.operationId, filter, body };
      const { id } = await unwrap(api.POST('/admin/bulk', { body: wish }));
      watch('bulk', id);
    } catch (error) {
      const { errors, ...refusal } = toSubmitErrors(error, t);
      return { ...refusal, errors: errors?.map((one) => ({ ...one, path: one.path.replace(/^body\./, '') })) };
    }
    onDone();
    return undefined;
  };
  const about = (
    <>
      <Typography component="p" sx={{ fontWeight: 650, color: 'text.primary' }}>
        {isEstimated
          ? t('list.whole_about', { total: formatted })
          : t('list.whole', { smart_count: total, count: total, formatted })}
      </Typography>
      <FilterWords resource={resource} filter={filter} />
      <Typography component="p" variant="body2" sx={{ mt: 1 }}>
        {t('bulk.passed_over')}
      </Typography>
    </>
  );
  return <ActionDialog {...{ action, resource, about, filter, onClose }} records={NONE} onRun={run} />;
}
