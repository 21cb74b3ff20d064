import { useCallback } from 'react';
import { useBusy } from './use-busy.ts';
import { useFailureNotice } from './use-failure-notice.tsx';

/**
 * Returns whether a call is running, and a function that runs one. An API error is shown as a notification and resolves to
 * undefined; other errors are rethrown.
 */
export function useCall(
  resource?: string,
): [busy: boolean, call: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>] {
  const onFailure = useFailureNotice(resource);
  const [busy, whileBusy] = useBusy();
  const call = useCallback(
    <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
      whileBusy(async () => {
        try {
          return await work();
        } catch (error) {
          onFailure(error);
          return undefined;
        }
      }),
    [onFailure, whileBusy],
  );
  return [busy, call];
}
