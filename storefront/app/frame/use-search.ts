import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import type { SearchHits } from './search-results.route.ts';

/** Typing pauses this long before anything is asked (§5); closing clears after this long (§4). Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_CLOSE_MS = 200;

/** The search box's text and what was found for it; hits are undefined until an answer for the present text is here. */
export function useSearch() {
  const { path } = useTexts();
  const [text, setText] = useState('');
  const { load, data, state } = useFetcher<SearchHits>({ key: 'search' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wanted = text.trim();
  return {
    text,
    /** a new text: asked for after 500 ms of peace, empty text asks for nothing and shows nothing */
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
    hits: wanted && data?.text === wanted ? data : undefined,
    busy: state !== 'idle',
  };
}
