import type { ResourceDefinition } from '#generated/definitions.ts';
import { type Identifier, useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Named = Pick<ResourceDefinition, 'name'>;

const keyOf = ({ name }: Named) => `lists.${name}`;

/** How a list was left. */
interface ListSnapshot {
  search: string;
  scroll: { top: number; left: number };
  /** The cell with the focus, in the row that was opened. */
  cell: { id: Identifier; field: string } | null;
  selected: readonly Identifier[];
}

/** How each list was left, as long as the page is open. */
export const snapshots = new Map<string, ListSnapshot>();

/** The record whose page was shown last is the row that its list comes back to. */
export function setReturnRow(name: string, id: Identifier, search: string): void {
  const place = snapshots.get(name);
  if (place) snapshots.set(name, { ...place, search, cell: place.cell && { ...place.cell, id } });
}

/** The columns each list was shown with last. */
const shown = new Map<string, string>();

/**
 * The columns that the address of a list says, in their order. The addresses that react-admin makes itself (they alone say
 * `perPage`) lose them; those go on with the columns shown before. Undefined where the reader's own are meant.
 */
export function readColumns({ name }: Named, search: string): readonly string[] | undefined {
  const address = new URLSearchParams(search);
  return (address.get('columns') ?? (address.has('perPage') ? shown.get(name) : undefined))?.split(',');
}

/** Puts columns into the address of a list. */
export function withColumns(search: string, columns: readonly string[]): string {
  const address = new URLSearchParams(search);
  address.set('columns', columns.join());
  return `?${address}`;
}

/**
 * Keeps the address of a list whole, so that it shows others the same columns, and notes it (filter, sort, page and
 * columns) for the way back from a record.
 */
export function useSyncListAddress(resource: Named, columns: readonly string[]): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [, store] = useStoredListSearch(resource);
  const { name } = resource;
  const whole = withColumns(search, columns);
  const isWhole = new URLSearchParams(search).get('columns') === columns.join();
  useEffect(() => {
    shown.set(name, new URLSearchParams(whole).get('columns') ?? '');
    if (isWhole) store(search);
    else void navigate({ search: whole }, { replace: true, state });
  }, [name, search, whole, isWhole, state, store, navigate]);
}

/** The query of the list's address when it was left, and how to note another. */
export const useStoredListSearch = (resource: Named) => useStore<string>(keyOf(resource), '');

/** Where the list was left. */
export function useListAddress(resource: Named): string {
  const [search] = useStoredListSearch(resource);
  return `/${resource.name}${search}`;
}
