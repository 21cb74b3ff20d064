import type { Role } from '#generated/definitions.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import type { ReferenceOption, ReferenceQuery, ReferenceResult } from '#forms-schema/context.tsx';
import { type RaRecord, useGetList, useGetManyAggregate } from 'react-admin';
import { useMemo } from 'react';
import { isAllowedFor, useRole } from '#admin/api/use-role.ts';
import { ROW } from './row-meta.ts';
import { useDefinition } from '#admin/api/use-definition.ts';

const SEARCH_LIMIT = 20;

const index: Readonly<Record<string, { readonly roles: readonly Role[] } | undefined>> = resourceIndex;

/**
 * Loads the labels of referenced records, batching the ids of many cells into one request, and searches for options.
 * Labels have a link where the role may open the record.
 */
export function useReference({ resource, label, filter, text, ids, enabled }: ReferenceQuery): ReferenceResult {
  const role = useRole();
  const isAllowed = index[resource] !== undefined && isAllowedFor(index[resource].roles, role);
  const definition = useDefinition(enabled ? resource : undefined);
  const searchResult = useGetList<RaRecord>(
    resource,
    {
      filter: text ? { ...filter, q: text } : { ...filter },
      pagination: { page: 1, perPage: SEARCH_LIMIT },
      // not every list can be sorted by the label
      sort: definition?.sorts.includes(label) ? { field: label, order: 'ASC' } : definition?.defaultSort,
      meta: ROW,
    },
    { enabled: enabled && isAllowed && definition !== undefined, retry: false, placeholderData: (before) => before },
  );
  const selectedResult = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids], meta: ROW },
    { enabled: ids.length > 0 && isAllowed },
  );
  return useMemo(() => {
    const toOption = (record: RaRecord): ReferenceOption => ({
      id: record.id,
      label: String(record[label] ?? `#${record.id}`),
      href: `/${resource}/${record.id}/show`,
    });
    return {
      options: enabled ? (searchResult.data ?? []).map(toOption) : [],
      selected: (selectedResult.data ?? []).filter(Boolean).map(toOption),
      loading: enabled && searchResult.isFetching,
    };
  }, [enabled, searchResult.data, searchResult.isFetching, label, selectedResult.data, resource]);
}
