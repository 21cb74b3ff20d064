import { useCallback, useState } from 'react';

/** Whether something is under way, and a way to start it; for buttons that must not be pressed twice. */
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
