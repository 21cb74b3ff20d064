import { useCallback } from 'react';
import { useBusy } from './use-busy.ts';
import { useFailureNotice } from './use-failure-notice.tsx';

/**
 * Whether a call is under way, and a way to make one: what the API has against it is said, and the answer is undefined
 * then. Any other error is thrown on.
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
