import { useEffect, useState } from 'react';
import { computeHeaderState, type HeaderState } from '#domain/content/header-scroll.ts';

/** Tracks the scroll direction: static at the top, hidden while scrolling down, fixed while scrolling up (§4). */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('static');
  useEffect(() => {
    let previous = window.scrollY;
    const onScroll = () => {
      const offset = window.scrollY;
      const lastOffset = previous;
      previous = offset;
      setState((current) => computeHeaderState(offset, lastOffset, current));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return state;
}
