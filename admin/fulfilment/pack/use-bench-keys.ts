import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

/** Keys of the packing station. No scanner sends them, so they work wherever the focus is. */
export const BENCH_KEYS = { next: 'F2', undo: 'F4', pause: 'F9' } as const;

type Work = { readonly [Name in keyof typeof BENCH_KEYS]?: (() => unknown) | false };

/** Does the work of a key when it is pressed; a key without work does nothing. */
export function useBenchKeys(work: Work): void {
  const press = useEffectEvent((name: keyof typeof BENCH_KEYS) => {
    if (work[name]) work[name]();
  });
  useEffect(() => {
    const bindings = Object.entries(BENCH_KEYS).map(([name, key]) => [
      key,
      (event: KeyboardEvent) => {
        event.preventDefault();
        press(name as keyof typeof BENCH_KEYS);
      },
    ]);
    return tinykeys(window, Object.fromEntries(bindings), { ignore: ({ repeat }) => repeat });
  }, []);
}
