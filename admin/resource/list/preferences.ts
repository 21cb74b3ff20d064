import { listableFields } from '#domain/resources/listable.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { useStore } from 'react-admin';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PREFERENCES } from '#admin/ui/store.ts';
import { readColumns, withColumns } from './list-address.ts';

/** How one person likes to see one list; kept in the browser. Columns that the list's address says go before them. */
export interface ListPreferences {
  /** Shown columns, in order. */
  columns: readonly string[];
  /** Pixels of the columns whose width was changed. */
  widths: Readonly<Record<string, number>>;
  density: 'compact' | 'standard' | 'comfortable';
  perPage: number;
}

const NOTHING: Partial<ListPreferences> = {};

/** The preferences of a list with a setter for parts of them; columns the description no longer has are dropped. */
export function useListPreferences(resource: ResourceDefinition) {
  const [stored, store] = useStore<Partial<ListPreferences>>(`${PREFERENCES}.${resource.name}.list`, NOTHING);
  const { search } = useLocation();
  const navigate = useNavigate();
  const preferences = useMemo<ListPreferences>(() => {
    const known = new Set(listableFields(resource).map((field) => field.name));
    const columns = (readColumns(resource, search) ?? stored.columns ?? resource.columns).filter((name) =>
      known.has(name),
    );
    return {
      columns: columns.length > 0 ? columns : resource.columns,
      widths: stored.widths ?? {},
      density: stored.density ?? 'compact',
      perPage: stored.perPage ?? 25,
    };
  }, [resource, search, stored]);
  const keep = (next: Partial<ListPreferences>, columns: readonly string[] | undefined) => {
    store(next);
    if (columns) void navigate({ search: withColumns(search, columns) }, { replace: true });
  };
  return {
    preferences,
    change: (part: Partial<ListPreferences>) => keep({ ...stored, ...part }, part.columns),
    reset: () => keep(NOTHING, resource.columns),
  };
}

/** The columns with one added at the end or taken out; the last one stays. */
export function toggleColumn(columns: readonly string[], name: string): readonly string[] {
  if (!columns.includes(name)) return [...columns, name];
  return columns.length === 1 ? columns : columns.filter((column) => column !== name);
}

/** The columns with the one at `place` moveColumn by `step`; the same where it cannot move. */
export function moveColumn(columns: readonly string[], place: number, step: -1 | 1): readonly string[] {
  const [column, target] = [columns[place], place + step];
  if (column === undefined || target < 0 || target >= columns.length) return columns;
  return columns.toSpliced(place, 1).toSpliced(target, 0, column);
}
