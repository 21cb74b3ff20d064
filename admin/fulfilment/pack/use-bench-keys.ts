import { useEffect, useEffectEvent } from 'react';

/** Keys of the packing station. No scanner sends them, so they work wherever the focus is. */
export const BENCH_KEYS = { next: 'F2', undo: 'F4', pause: 'F9' } as const;

type Work = { readonly [Name in keyof typeof BENCH_KEYS]?: (() => unknown) | false };

/** Does the work of a key when it is pressed; a key without work does nothing. */
export function useBenchKeys(work: Work): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = (Object.keys(BENCH_KEYS) as (keyof typeof BENCH_KEYS)[]).find((one) => BENCH_KEYS[one] === event.key);
    if (!name || event.repeat) return;
    event.preventDefault();
    if (work[name]) work[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
