import { getListableFields } from '#domain/resources/listable.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { useStore } from 'react-admin';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PREFERENCES } from '#admin/ui/store.ts';
import { readColumns, withColumns } from './list-address.ts';

/** Preferences of a list, stored in the browser. Columns of the list's address take precedence. */
export interface ListPreferences {
  /** Shown columns, in order. */
  columns: readonly string[];
  /** Pixels of the columns whose width was changed. */
  widths: Readonly<Record<string, number>>;
  density: 'compact' | 'standard' | 'comfortable';
  perPage: number;
}

const NO_PREFERENCES: Partial<ListPreferences> = {};

/** Returns the preferences of a list and functions to change them; unknown columns are dropped. */
export function useListPreferences(resource: ResourceDefinition) {
  const [stored, store] = useStore<Partial<ListPreferences>>(`${PREFERENCES}.${resource.name}.list`, NO_PREFERENCES);
  const { search } = useLocation();
  const navigate = useNavigate();
  const preferences = useMemo<ListPreferences>(() => {
    const listableNames = new Set(getListableFields(resource).map((field) => field.name));
    const columns = (readColumns(resource, search) ?? stored.columns ?? resource.columns).filter((name) =>
      listableNames.has(name),
    );
    return {
      columns: columns.length > 0 ? columns : resource.columns,
      widths: stored.widths ?? {},
      density: stored.density ?? 'compact',
      perPage: stored.perPage ?? 25,
    };
  }, [resource, search, stored]);
  const save = (newPreferences: Partial<ListPreferences>, columns: readonly string[] | undefined) => {
    store(newPreferences);
    if (columns) void navigate({ search: withColumns(search, columns) }, { replace: true });
  };
  return {
    preferences,
    change: (part: Partial<ListPreferences>) => save({ ...stored, ...part }, part.columns),
    reset: () => save(NO_PREFERENCES, resource.columns),
  };
}

/** Returns the columns with one added at the end, or removed unless it is the last one. */
export function toggleColumn(columns: readonly string[], name: string): readonly string[] {
  if (!columns.includes(name)) return [...columns, name];
  return columns.length === 1 ? columns : columns.filter((column) => column !== name);
}

/** Moves the column at `place` by `step`; returns the same columns where it cannot move. */
export function moveColumn(columns: readonly string[], place: number, step: -1 | 1): readonly string[] {
  const [column, target] = [columns[place], place + step];
  if (column === undefined || target < 0 || target >= columns.length) return columns;
  return columns.toSpliced(place, 1).toSpliced(target, 0, column);
}
