import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '#admin/ui/use-settled.ts';

/** So long after the last key something is searched, in milliseconds. */
const PAUSE = 200;

/** What is found for a text while it is typed; `foundFor` says which text that was. */
export function useSearch<Found>(
  name: string,
  text: string,
  find: (text: string, signal?: AbortSignal) => Promise<Found[]>,
): { found: readonly Found[]; foundFor: string; loading: boolean } {
  const asked = useSettled(text.trim(), PAUSE);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', name, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  // what was found a while ago is asked for again, and can be taken meanwhile
  const isCurrent = asked !== '' && data !== undefined && !isPlaceholderData;
  return { found: asked === '' ? [] : (data ?? []), foundFor: isCurrent ? asked : '', loading: isFetching };
}
