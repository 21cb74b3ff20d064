import type { ResourceDefinition } from '#generated/definitions.ts';
import { useOpenedView } from './use-views.ts';
import type { ShownView } from './view-state.ts';

/** What opening a view does beside going to its address: it is the one that is changed from now on. */
export function useOpenView({ name }: Pick<ResourceDefinition, 'name'>): (view: Pick<ShownView, 'key'>) => void {
  const [, setOpened] = useOpenedView(name);
  return ({ key }) => setOpened(key);
}
