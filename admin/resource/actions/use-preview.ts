import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { formatApiError } from '../../api/submit-errors.ts';
import type { FilterValues } from '#admin/api/filters.ts';

/** Milliseconds without a change of the form before it is asked anew. */
const DEBOUNCE = 400;

export interface Preview {
  data: ActionPreview | undefined;
  /** Required fields of the form are empty or wrong: the server cannot say yet. */
  isIncomplete: boolean;
  /** Why the action would be refused. */
  refused: string | undefined;
  isPending: boolean;
}

interface Previewed {
  records: readonly RaRecord[];
  /** The part of the record that is meant. */
  part?: RaRecord | undefined;
  /** In the place of the records: all of a filter. */
  filter?: FilterValues;
}

/**
 * What the server says an action would do to these records, with these values of its form: where it has a preview, and
 * always where it is for a whole filter.
 */
export function usePreview(
  { operationId, preview, scope }: ActionDefinition,
  { records, part, filter }: Previewed,
  values: Readonly<Record<string, unknown>>,
): Preview | undefined {
  const t = useTranslate();
  const enabled = filter !== undefined || (preview === true && records.length > 0);
  const isBulk = scope === 'bulk' && !filter;
  const ids = records.map(({ id }) => Number(id));
  const text = useDebounced(JSON.stringify(isBulk ? { ...values, ids } : values));
  const record_id = scope === 'bulk' ? null : ids[0];
  const part_id = part === undefined ? undefined : Number(part.id);
  const query = useQuery({
    queryKey: ['action preview', operationId, record_id, part_id, filter, text],
    queryFn: ({ signal }) => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const asked = { operation: operationId, record_id, part_id, body, ...(filter && { filter }) };
      return unwrap(api.POST('/admin/preview', { body: asked, signal }));
    },
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (!enabled) return undefined;
  const { error } = query;
  // a form that is not filled yet says so itself
  const isIncomplete = error instanceof ApiError && error.status === 422;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && !isIncomplete;
  const isStale = text !== JSON.stringify(isBulk ? { ...values, ids } : values);
  return {
    data: query.data,
    isIncomplete,
    refused: isRefused ? formatApiError(error, t) : undefined,
    isPending: query.isPending || isStale,
  };
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
