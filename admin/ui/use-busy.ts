import { useCallback, useState } from 'react';

/** Returns whether work is running, and a function that runs work. */
export function useBusy(): [busy: boolean, whileBusy: <Result>(work: () => Promise<Result>) => Promise<Result>] {
  const [busy, setBusy] = useState(false);
  const whileBusy = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }, []);
  return [busy, whileBusy];
}
