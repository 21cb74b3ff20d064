import type { ResourceDefinition } from '#generated/definitions.ts';
import { usePreferenceStore } from '../list/preferences.ts';
import { useOpenedView } from './use-views.ts';
import type { ShownView } from './view-state.ts';

/** What opening a view does beside going to its address: its columns are shown, and it is the one that is changed from now on. */
export function useOpenView({ name }: Pick<ResourceDefinition, 'name'>): (view: ShownView) => void {
  const [, setOpened] = useOpenedView(name);
  const [stored, store] = usePreferenceStore(name);
  return ({ key, kept }) => {
    setOpened(key);
    if (kept) store({ ...stored, columns: kept.columns });
  };
}
