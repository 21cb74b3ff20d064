import { useEffect, useEffectEvent } from 'react';
import { useForms } from './context.tsx';

const useNoGuard = (): void => undefined;

/**
 * Warns before unsaved changes are lost: by the browser when the page is closed, by `useLeaveGuard` within the
 * application. `isDirty` is called at that moment only. `onLeave` is called when the user discards the changes within
 * the application.
 */
export function useLeaveWarning(isDirty: () => boolean, onLeave: () => void): void {
  const { useLeaveGuard = useNoGuard } = useForms();
  useLeaveGuard(isDirty, onLeave);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent): void => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
