import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../use-debounced.ts';

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 200;

/** Searches while typing; `foundFor` is the text of the current results. */
export function useSearch<Found>(
  name: string,
  text: string,
  find: (text: string, signal?: AbortSignal) => Promise<Found[]>,
): { found: readonly Found[]; foundFor: string; loading: boolean } {
  const asked = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', name, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  // stale results can be used while they are refreshed
  const isCurrent = asked !== '' && data !== undefined && !isPlaceholderData;
  return { found: asked === '' ? [] : (data ?? []), foundFor: isCurrent ? asked : '', loading: isFetching };
}
