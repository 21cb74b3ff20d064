import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/** All errors of a form and its number of submits. */
export interface FormErrorState {
  readonly errors: FieldErrors;
  readonly submitCount: number;
}

/** Errors of a form; inputs subscribe to their own error only. Lives as long as its form. */
export interface ErrorStore {
  /** The error message of an input; undefined when valid. */
  getMessage(name: string): string | undefined;
  /** Subscribes to the error of one input. Returns the unsubscribe function. */
  subscribe(name: string, listener: () => void): () => void;
  /** All errors; the same object until one changes or the form is submitted. */
  getAll(): FormErrorState;
  /** Subscribes to changes of getAll(). Returns the unsubscribe function. */
  subscribeAll(listener: () => void): () => void;
}

type Form = Pick<UseFormReturn<FieldValues>, 'getErrors' | 'getFieldState' | 'subscribe'>;

/** Listener key for all errors; no input has this name. */
const ALL_INPUTS = '';

/**
 * Creates an error store with a single subscription to react-hook-form, so that an error does not notify every input.
 * All listeners are notified synchronously, so React commits once.
 */
export function createErrorStore({ getErrors, getFieldState, subscribe }: Form): ErrorStore {
  const listeners = new Map<string, Set<() => void>>();
  let state: FormErrorState = { errors: getErrors(), submitCount: 0 };
  let isSubscribed = false;

  const notify = ({ name, errors = {}, submitCount = 0 }: Partial<FormErrorState> & { name?: string }): void => {
    state = { errors, submitCount };
    const hasListeners = name !== undefined && listeners.has(name);
    for (const [input, callbacks] of listeners) {
      if (!hasListeners || input === name || input === ALL_INPUTS) callbacks.forEach((listener) => listener());
    }
  };
  const subscribeInput: ErrorStore['subscribe'] = (name, listener) => {
    if (!isSubscribed) subscribe({ formState: { errors: true }, callback: notify });
    isSubscribed = true;
    const inputListeners = listeners.get(name) ?? new Set();
    listeners.set(name, inputListeners.add(listener));
    return () => {
      inputListeners.delete(listener);
      if (inputListeners.size === 0) listeners.delete(name);
    };
  };
  return {
    getMessage: (name) => {
      const message: unknown = getFieldState(name).error?.message;
      return typeof message === 'string' ? message : undefined;
    },
    subscribe: subscribeInput,
    getAll: () => state,
    subscribeAll: (listener) => subscribeInput(ALL_INPUTS, listener),
  };
}
