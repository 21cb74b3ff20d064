import { useEffect, useEffectEvent, useState } from 'react';

/** How long the notice of a finished export stays, in milliseconds; its file stays in the list of exports. */
export const DISMISS_DELAY_MS = 20_000;

/** Calls `onLeave` some time after `isDone`, but not while the pointer or the focus is in what the answered props are on. */
export function useAutoDismiss(isDone: boolean, onLeave: () => void) {
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isDone || isHeld) return undefined;
    const timer = setTimeout(() => leave(), DISMISS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
