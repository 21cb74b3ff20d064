import { lazy, Suspense } from 'react';
import { useWatched } from '#admin/ui/tray/watched.ts';

const Tray = lazy(async () => ({ default: (await import('./Tray.tsx')).Tray }));

/** How far one's work in the background is, over whichever screen; nothing while there is none. */
export function TrayContainer() {
  const { watched, hide } = useWatched();
  return <Suspense>{watched.length > 0 && <Tray watched={watched} onHide={hide} />}</Suspense>;
}
