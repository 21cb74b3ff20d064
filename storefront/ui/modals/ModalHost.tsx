import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getModals, subscribeToModals } from './modals.ts';

const Modals = lazy(async () => ({ default: (await import('./Modals.tsx')).Modals }));

/** Renders the open modals; their code is loaded with the first one. */
export function ModalHost() {
  const modals = useSyncExternalStore(subscribeToModals, getModals, getModals);
  if (modals.length === 0) return null;
  return (
    <Suspense>
      <Modals modals={modals} />
    </Suspense>
  );
}
