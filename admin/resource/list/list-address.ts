import type { ResourceDefinition } from '#generated/definitions.ts';
import { type Identifier, useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Named = Pick<ResourceDefinition, 'name'>;

const getStoreKey = ({ name }: Named) => `lists.${name}`;

/** State of a list when it was left. */
interface ListSnapshot {
  search: string;
  scroll: { top: number; left: number };
  /** Focused cell, in the opened row. */
  cell: { id: Identifier; field: string } | null;
  selected: readonly Identifier[];
}

/** Snapshots by resource, until the page is reloaded. */
export const snapshots = new Map<string, ListSnapshot>();

/** Sets the row that the list focuses when it is shown again. */
export function setReturnRow(name: string, id: Identifier, search: string): void {
  const snapshot = snapshots.get(name);
  if (snapshot) snapshots.set(name, { ...snapshot, search, cell: snapshot.cell && { ...snapshot.cell, id } });
}

/** Last shown columns by resource. */
export const lastColumns = new Map<string, string>();

/**
 * Returns the columns of a list's address, in order. Addresses built by react-admin, the only ones with `perPage`, have none
 * and keep the last shown columns. Undefined where the preferences apply.
 */
export function readColumns({ name }: Named, search: string): readonly string[] | undefined {
  const address = new URLSearchParams(search);
  return (address.get('columns') ?? (address.has('perPage') ? lastColumns.get(name) : undefined))?.split(',');
}

/** Returns the query of a list with these columns. */
export function withColumns(search: string, columns: readonly string[]): string {
  const address = new URLSearchParams(search);
  address.set('columns', columns.join());
  return `?${address}`;
}

/**
 * Adds the columns to the address of a list, so that a shared link shows the same ones, and stores its query (filter, sort,
 * page and columns) for the way back from a record.
 */
export function useSyncListAddress(resource: Named, columns: readonly string[]): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [, store] = useStoredListSearch(resource);
  const { name } = resource;
  const fullSearch = withColumns(search, columns);
  const isFull = new URLSearchParams(search).get('columns') === columns.join();
  useEffect(() => {
    lastColumns.set(name, new URLSearchParams(fullSearch).get('columns') ?? '');
    if (isFull) store(search);
    else void navigate({ search: fullSearch }, { replace: true, state });
  }, [name, search, fullSearch, isFull, state, store, navigate]);
}

/** Returns the stored query of a list, with its setter. */
export const useStoredListSearch = (resource: Named) => useStore<string>(getStoreKey(resource), '');

/** Returns the address of a list with its stored query. */
export function useListAddress(resource: Named): string {
  const [search] = useStoredListSearch(resource);
  return `/${resource.name}${search}`;
}
