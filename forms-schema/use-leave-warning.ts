import { useEffect, useEffectEvent } from 'react';
import { useForms } from './context.tsx';

const noGuard = (): void => undefined;

/**
 * Warns before unsaved changes are lost: by the browser's own question when the page is left or closed, and by the
 * screens' guard within the application. `isDirty` is asked at that moment, so that typing pays nothing for it.
 * `onLeave` is called when the reader gives the changes up within the application.
 */
export function useLeaveWarning(isDirty: () => boolean, onLeave: () => void): void {
  const { useLeaveGuard = noGuard } = useForms();
  useLeaveGuard(isDirty, onLeave);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent): void => ask(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
