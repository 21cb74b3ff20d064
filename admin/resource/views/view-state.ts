import type { ListView } from '#generated/definitions.ts';
import type { View } from '#generated/schemas.ts';
import type { NavigationType } from 'react-router-dom';
import { isEqual } from '#forms-schema/plain.ts';
import { withColumns } from '../list/list-address.ts';

/** A view as lists and menus show it: one of the description, or a saved one. */
export interface ShownView extends Pick<ListView, 'filter' | 'sort'> {
  /** Name of a view of the description, id of a saved one; also the key of its count. */
  readonly key: string;
  readonly label: string;
  readonly saved?: View;
}

/** Filter, sorting and columns of a list. */
export interface ListState extends Pick<ListView, 'filter' | 'sort'> {
  readonly columns: readonly string[];
}

/** Whether a list has the filter and sorting of a view, and the columns of a saved one. */
function isViewShown(state: ListState, { filter, sort, saved }: ShownView): boolean {
  const isSorted = state.sort.field === sort.field && state.sort.order === sort.order;
  return isSorted && isEqual(state.filter, filter) && (!saved || isEqual(state.columns, saved.columns));
}

/**
 * Returns the view whose conditions a list has, else the last opened one, as changed. A list without conditions, or
 * opened by a link with other conditions, has no view.
 */
export function findCurrentView(
  views: readonly ShownView[],
  state: ListState,
  opened: string | undefined,
  byLink = false,
): { view: ShownView; isChanged: boolean } | undefined {
  const lastOpened = views.find(({ key }) => key === opened);
  const exact = [...(lastOpened ? [lastOpened] : []), ...views].find((view) => isViewShown(state, view));
  if (exact) return { view: exact, isChanged: false };
  const hasNoFilter = Object.keys(state.filter).length === 0;
  return lastOpened && !hasNoFilter && !byLink ? { view: lastOpened, isChanged: true } : undefined;
}

/** Whether a link with conditions opened a list: react-admin marks the list's own changes by `_scrollToTop`. */
export function isLinkNavigation({ state, search }: { state: unknown; search: string }, type: NavigationType): boolean {
  const isOwn = typeof state === 'object' && state !== null && '_scrollToTop' in state;
  return !isOwn && type !== 'REPLACE' && new URLSearchParams(search).has('filter');
}

/** Address of a list with a view. Views of the description have no columns. */
export function buildViewPath(resource: string, view: Pick<ShownView, 'filter' | 'sort' | 'saved'>): string {
  const { filter, sort, saved } = view;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order, page: '1' });
  return `/${resource}${saved ? withColumns(String(query), saved.columns) : `?${query}`}`;
}
