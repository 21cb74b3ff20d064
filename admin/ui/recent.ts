import { useStore } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';

/** A visited record. */
export interface Visit {
  readonly to: string;
  readonly label: string;
}

const MAX_VISITS = 8;

/** The records visited last in this browser, the latest first; cleared by signing out. */
export const useRecent = () => useStore<readonly Visit[]>('recent', []);

/** Stores a visit with the record's current title. */
export function useRecordVisit({ to, label }: Visit): void {
  const [recent, store] = useRecent();
  const storeVisit = useEffectEvent((visit: Visit) => {
    if (recent[0]?.to === visit.to && recent[0].label === visit.label) return;
    store([visit, ...recent.filter(({ to: address }) => address !== visit.to)].slice(0, MAX_VISITS));
  });
  useEffect(() => storeVisit({ to, label }), [to, label]);
}
