import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

/** Keys of the packing station, for any focus. Scanners do not send them. */
export const PACKING_KEYS = { next: 'F2', undo: 'F4', pause: 'F9' } as const;

type Handlers = { readonly [Name in keyof typeof PACKING_KEYS]?: (() => unknown) | false };

/** Calls the handler of a pressed key; a key without one does nothing. */
export function usePackingKeys(handlers: Handlers): void {
  const press = useEffectEvent((name: keyof typeof PACKING_KEYS) => {
    if (handlers[name]) handlers[name]();
  });
  useEffect(() => {
    const bindings = Object.entries(PACKING_KEYS).map(([name, key]) => [
      key,
      (event: KeyboardEvent) => {
        event.preventDefault();
        press(name as keyof typeof PACKING_KEYS);
      },
    ]);
    return tinykeys(window, Object.fromEntries(bindings), { ignore: ({ repeat }) => repeat });
  }, []);
}
