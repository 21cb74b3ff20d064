import type { ListView } from '#generated/definitions.ts';
import type { View } from '#generated/schemas.ts';
import type { NavigationType } from 'react-router-dom';
import { isEqual } from '#forms-schema/plain.ts';
import { withColumns } from '../list/list-address.ts';

/** A view as its list and the menu show it: one that everybody has, or a kept one. */
export interface ShownView extends Pick<ListView, 'filter' | 'sort'> {
  /** Name of a described view, number of a kept one: what its count is known by. */
  readonly key: string;
  readonly label: string;
  readonly kept?: View;
}

/** What a list shows at the moment. */
export interface ListState extends Pick<ListView, 'filter' | 'sort'> {
  readonly columns: readonly string[];
}

/** Whether the list shows what the view says. Only kept views say something of columns. */
export function showsAsKept(state: ListState, { filter, sort, kept }: ShownView): boolean {
  const isSorted = state.sort.field === sort.field && state.sort.order === sort.order;
  return isSorted && isEqual(state.filter, filter) && (!kept || isEqual(state.columns, kept.columns));
}

/**
 * The view a list is at: the one whose conditions it has, else the one that was opened last and was changed since. The
 * list without conditions is at none, nor is one that a link led to with conditions of its own.
 */
export function currentView(
  views: readonly ShownView[],
  state: ListState,
  opened: string | undefined,
  isArrived = false,
): { view: ShownView; isChanged: boolean } | undefined {
  const last = views.find(({ key }) => key === opened);
  const exact = [...(last ? [last] : []), ...views].find((view) => showsAsKept(state, view));
  if (exact) return { view: exact, isChanged: false };
  const isPlain = Object.keys(state.filter).length === 0;
  return last && !isPlain && !isArrived ? { view: last, isChanged: true } : undefined;
}

/** Whether a list was reached by a link with conditions: what a list changes by itself carries the mark of react-admin. */
export function isArrival({ state, search }: { state: unknown; search: string }, type: NavigationType): boolean {
  const isOwn = typeof state === 'object' && state !== null && '_scrollToTop' in state;
  return !isOwn && type !== 'REPLACE' && new URLSearchParams(search).has('filter');
}

/** Address of a list as a view shows it. Views of the description leave the columns to the reader. */
export function viewPath(resource: string, view: Pick<ShownView, 'filter' | 'sort' | 'kept'>): string {
  const { filter, sort, kept } = view;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order, page: '1' });
  return `/${resource}${kept ? withColumns(String(query), kept.columns) : `?${query}`}`;
}
