import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useConfirm } from './confirm.tsx';

/** State of a navigation that follows a save: nothing is lost by it. */
export const SAVED = { saved: true } as const;

/** Asks before another screen is opened over unsaved changes; `onLeave` hears that they are given up. */
export function useLeaveGuard(isDirty: () => boolean, onLeave: () => void): void {
  const t = useTranslate();
  const confirm = useConfirm();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(({ nextLocation }) => nextLocation.state?.saved !== true && isDirty(), [isDirty]),
  );
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t('record.unsaved_title'), text: t('record.unsaved'), yes: t('record.leave') }).then(
      (isGivenUp) => {
        if (!isGivenUp) return blocker.reset();
        leave();
        blocker.proceed();
      },
    );
  }, [blocker, confirm, t]);
}
