import { localStorageStore, type Store } from 'react-admin';

/** What a person chose to see (columns, widths, density); it outlives signing out. */
export const PREFERENCES = 'preferences';

/** react-admin's store in the browser. Signing out empties it, but for the preferences. */
export function createStore(): Store {
  const store = localStorageStore(undefined, 'back-office');
  return {
    ...store,
    reset() {
      const kept = store.listItems?.(PREFERENCES) ?? {};
      store.reset();
      for (const [key, value] of Object.entries(kept)) store.setItem(key, value);
    },
  };
}
