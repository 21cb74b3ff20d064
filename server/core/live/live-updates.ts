import { CHANNEL, type LiveUpdate } from './announce-change.ts';
import type { Database } from '#server/core/database/database.ts';
import { getNotifications } from '#server/core/database/notifications.ts';

/** A live update, or a gap after a lost connection. */
export type LiveUpdateEvent = LiveUpdate | 'gap';

interface Listener {
  onChange(event: LiveUpdateEvent): void;
  /** Called on shutdown. */
  onEnd(): void;
}

const listenersByDatabase = new WeakMap<Database, Set<Listener>>();

/** Adds a listener for live updates of all processes. Returns a function that removes it. Throws for a transaction. */
export function listenLiveUpdates(db: Database, listener: Listener): () => void {
  const listeners = listenersByDatabase.get(db) ?? new Set();
  listenersByDatabase.set(db, listeners.add(listener));
  const unsubscribe = getNotifications(db).subscribe(CHANNEL, {
    onMessage: (payload) => listener.onChange(JSON.parse(payload) as LiveUpdate),
    onGap: () => listener.onChange('gap'),
  });
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Ends all listeners of a database. */
export function endLiveUpdates(db: Database): void {
  for (const listener of [...(listenersByDatabase.get(db) ?? [])]) listener.onEnd();
}
