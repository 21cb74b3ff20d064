import { lazy, Suspense } from 'react';
import { useWatched } from '#admin/ui/tray/watched.ts';

const Tray = lazy(async () => ({ default: (await import('./Tray.tsx')).Tray }));

/** The lazy tray; hidden while there are no jobs. */
export function TrayContainer() {
  const { watched, hide } = useWatched();
  return <Suspense>{watched.length > 0 && <Tray watched={watched} onHide={hide} />}</Suspense>;
}
