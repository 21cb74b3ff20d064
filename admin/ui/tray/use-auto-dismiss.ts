import { useEffect, useEffectEvent, useState } from 'react';

export const DISMISS_DELAY_MS = 20_000;

/** Calls `onDismiss` some time after `isDone`; the returned handlers pause it while their element is hovered or focused. */
export function useAutoDismiss(isDone: boolean, onDismiss: () => void) {
  const [isPaused, setPaused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isDone || isPaused) return undefined;
    const timer = setTimeout(() => dismiss(), DISMISS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, isPaused]);
  return {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}
