import { useGetIdentity } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useUndoLast } from './use-undo-last.ts';

/** Offers to undo the last change each time `requestCount` increases. */
export function UndoLast({ asked: requestCount }: { asked: number }) {
  const undoLast = useUndoLast();
  const { identity } = useGetIdentity();
  const offer = useEffectEvent(() => void undoLast());
  const isKnown = identity !== undefined;
  useEffect(() => {
    if (isKnown) offer();
  }, [requestCount, isKnown]);
  return null;
}
