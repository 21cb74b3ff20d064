import { localStorageStore, type Store } from 'react-admin';

/** Prefix of keys that signing out keeps (columns, widths, density). */
export const PREFERENCES = 'preferences';

/** Creates react-admin's store in the local storage. `reset` keeps the preferences. */
export function createStore(): Store {
  const store = localStorageStore(undefined, 'back-office');
  return {
    ...store,
    reset() {
      const preferences = store.listItems?.(PREFERENCES) ?? {};
      store.reset();
      for (const [key, value] of Object.entries(preferences)) store.setItem(key, value);
    },
  };
}
