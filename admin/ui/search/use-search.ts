import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../use-debounced.ts';

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 200;

/** Searches while typing; `searchedText` is the text of the current results. */
export function useSearch<Result>(
  name: string,
  text: string,
  find: (text: string, signal?: AbortSignal) => Promise<Result[]>,
): { results: readonly Result[]; searchedText: string; loading: boolean } {
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', name, query],
    queryFn: ({ signal }) => find(query, signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  // stale results can be used while they are refreshed
  const isCurrent = query !== '' && data !== undefined && !isPlaceholderData;
  return { results: query === '' ? [] : (data ?? []), searchedText: isCurrent ? query : '', loading: isFetching };
}
