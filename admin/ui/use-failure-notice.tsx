import { ApiError } from '#generated/client/api-error.ts';
import { useNotify, useTranslate } from 'react-admin';
import { lazy, useCallback } from 'react';
import { formatApiError } from '#admin/api/submit-errors.ts';

const RefusedFields = lazy(async () => ({ default: (await import('./RefusedFields.tsx')).RefusedFields }));

/** Returns a function that notifies of an API error with its fields; other errors are rethrown. */
export function useFailureNotice(resource?: string): (error: unknown) => void {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      const message =
        error.fields.length > 0 ? <RefusedFields error={error} resource={resource} /> : formatApiError(error, t);
      notify(message, { type: 'error' });
    },
    [notify, t, resource],
  );
}
