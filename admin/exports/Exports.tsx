import { lazy, Suspense } from 'react';
import { useWatchedExports } from './watched.ts';

const ExportTray = lazy(async () => ({ default: (await import('./ExportTray.tsx')).ExportTray }));

/** How far one's exports are, over whichever screen; nothing while there are none. */
export function Exports() {
  const { ids, hide } = useWatchedExports();
  return <Suspense>{ids.length > 0 && <ExportTray ids={ids} onHide={hide} />}</Suspense>;
}
