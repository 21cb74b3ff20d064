import { useGetIdentity } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useUndoLast } from './use-undo-last.ts';

/** Offers to undo the last change each time `requestCount` increases. */
export function UndoLast({ requestCount }: { requestCount: number }) {
  const undoLast = useUndoLast();
  const { identity } = useGetIdentity();
  const undo = useEffectEvent(() => void undoLast());
  const isKnown = identity !== undefined;
  useEffect(() => {
    if (isKnown) undo();
  }, [requestCount, isKnown]);
  return null;
}
