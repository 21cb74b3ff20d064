import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The errors of a form for those who show them: each hears of its own input alone. */
export interface ErrorStore {
  /** The error text of an input, undefined when it is right. */
  messageOf(name: string): string | undefined;
  /** Calls back when the error of the input may have changed. Returns how to forget it. */
  onChange(name: string, listener: () => void): () => void;
}

type Form = Pick<UseFormReturn<FieldValues>, 'getFieldState' | 'subscribe'>;

/** One subscription to react-hook-form for all inputs: with one each, every error of a long form would ask all of them. */
export function errorStore({ getFieldState, subscribe }: Form): ErrorStore {
  const listeners = new Map<string, Set<() => void>>();
  let unsubscribe: (() => void) | undefined;

  const listen = () =>
    subscribe({
      formState: { errors: true },
      callback: ({ name }) => {
        if (name !== undefined && listeners.has(name)) listeners.get(name)?.forEach((listener) => listener());
        else listeners.forEach((some) => some.forEach((listener) => listener()));
      },
    });
  return {
    messageOf: (name) => {
      const message: unknown = getFieldState(name).error?.message;
      return typeof message === 'string' ? message : undefined;
    },
    onChange: (name, listener) => {
      unsubscribe ??= listen();
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(name) === own) listeners.delete(name);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}
