import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useConfirm } from './confirm.tsx';

/** Navigation state after a save, which needs no confirmation. */
export const SAVED = { saved: true } as const;

/** Confirms navigation away from unsaved changes; `onLeave` is called when they are discarded. */
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
      (isConfirmed) => {
        if (!isConfirmed) return blocker.reset();
        leave();
        blocker.proceed();
      },
    );
  }, [blocker, confirm, t]);
}
