import type { ResourceDefinition } from '#generated/definitions.ts';
import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Named = Pick<ResourceDefinition, 'name'>;

const keyOf = ({ name }: Named) => `lists.${name}`;

/** The columns each list was shown with last. */
const shown = new Map<string, string>();

/**
 * The columns that the address of a list says, in their order. The addresses that react-admin makes itself (they alone say
 * `perPage`) lose them; those go on with the columns shown before. Undefined where the reader's own are meant.
 */
export function columnsIn({ name }: Named, search: string): readonly string[] | undefined {
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
export function useNoteListAddress(resource: Named, columns: readonly string[]): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [, store] = useStore<string>(keyOf(resource), '');
  const { name } = resource;
  const whole = withColumns(search, columns);
  const isWhole = new URLSearchParams(search).get('columns') === columns.join();
  useEffect(() => {
    shown.set(name, new URLSearchParams(whole).get('columns') ?? '');
    if (isWhole) store(search);
    else void navigate({ search: whole }, { replace: true, state });
  }, [name, search, whole, isWhole, state, store, navigate]);
}

/** Where the list was left, and how to note another place of it. */
export function useListAddress(resource: Named): string {
  const [search] = useStore<string>(keyOf(resource), '');
  return `/${resource.name}${search}`;
}
