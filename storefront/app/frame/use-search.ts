import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import type { SearchHits } from './search-results.route.ts';

/** Debounce of the search (§5) and delay of closing (§4), in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_CLOSE_MS = 200;

/** The search box's text and results. `hits` is undefined until the results for the current text have arrived. */
export function useSearch() {
  const { path } = useTexts();
  const [text, setText] = useState('');
  const { load, data, state } = useFetcher<SearchHits>({ key: 'search' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const currentQuery = text.trim();
  return {
    text,
    /** sets the text and searches after the debounce; empty text clears the results */
    type(value: string) {
      setText(value);
      clearTimeout(timer.current);
      const query = value.trim();
      if (query)
        timer.current = setTimeout(
          () => load(`${path('/search')}?${new URLSearchParams({ search: query })}`),
          SEARCH_DEBOUNCE_MS,
        );
    },
    hits: currentQuery && data?.text === currentQuery ? data : undefined,
    busy: state !== 'idle',
  };
}
