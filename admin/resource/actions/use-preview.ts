import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { api } from '../../api/client.ts';
import { formatApiError } from '../../api/submit-errors.ts';
import type { FilterValues } from '#admin/api/filters.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';

const DEBOUNCE_MS = 400;

export interface Preview {
  data: ActionPreview | undefined;
  /** Required fields of the form are empty or invalid. */
  isIncomplete: boolean;
  /** Message of the error that the action would have. */
  refused: string | undefined;
  isPending: boolean;
}

interface PreviewTarget {
  records: readonly RaRecord[];
  part?: RaRecord | undefined;
  /** Previews all records of a filter in place of `records`. */
  filter?: FilterValues;
}

/**
 * Loads the preview of an action with these values of its form, debounced. Undefined for an action without a preview,
 * unless it runs on a filter.
 */
export function usePreview(
  { operationId, preview, scope }: ActionDefinition,
  { records, part, filter }: PreviewTarget,
  values: Readonly<Record<string, unknown>>,
): Preview | undefined {
  const t = useTranslate();
  const enabled = filter !== undefined || (preview === true && records.length > 0);
  const isBulk = scope === 'bulk' && !filter;
  const ids = records.map(({ id }) => Number(id));
  const current = JSON.stringify(isBulk ? { ...values, ids } : values);
  const text = useDebounced(current, DEBOUNCE_MS);
  const record_id = scope === 'bulk' ? null : ids[0];
  const part_id = part === undefined ? undefined : Number(part.id);
  const query = useQuery({
    queryKey: ['action preview', operationId, record_id, part_id, filter, text],
    queryFn: ({ signal }) => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const request = { operation: operationId, record_id, part_id, body, ...(filter && { filter }) };
      return unwrap(api.POST('/admin/preview', { body: request, signal }));
    },
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (!enabled) return undefined;
  const { error } = query;
  // the form shows its own errors
  const isIncomplete = error instanceof ApiError && error.status === 422;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && !isIncomplete;
  return {
    data: query.data,
    isIncomplete,
    refused: isRefused ? formatApiError(error, t) : undefined,
    isPending: query.isPending || text !== current,
  };
}
