import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/** All errors, and how often the form was sent. */
export interface Verdicts {
  readonly errors: FieldErrors;
  readonly submitCount: number;
}

/** The errors of a form for those who show them: an input hears of its own alone. Lives as long as its form. */
export interface ErrorStore {
  /** The error text of an input, undefined when it is right. */
  messageOf(name: string): string | undefined;
  /** Calls back when the error of the input may have changed. Returns how to forget it. */
  onChange(name: string, listener: () => void): () => void;
  /** The same object until an error changes or the form is sent. */
  all(): Verdicts;
  /** Calls back when all() has become another. Returns how to forget it. */
  onAny(listener: () => void): () => void;
}

type Form = Pick<UseFormReturn<FieldValues>, 'getErrors' | 'getFieldState' | 'subscribe'>;

/** What everybody hears. No input has this name. */
const ANY = '';

/**
 * One subscription to react-hook-form for all: with one each, every error of a long form would ask all of its inputs. All
 * who show an error hear of it in one go, so that React commits once.
 */
export function errorStore({ getErrors, getFieldState, subscribe }: Form): ErrorStore {
  const listeners = new Map<string, Set<() => void>>();
  let verdicts: Verdicts = { errors: getErrors(), submitCount: 0 };
  let isHearing = false;

  const hear = ({ name, errors = {}, submitCount = 0 }: Partial<Verdicts> & { name?: string }): void => {
    verdicts = { errors, submitCount };
    const isOwn = name !== undefined && listeners.has(name);
    for (const [heard, some] of listeners) {
      if (!isOwn || heard === name || heard === ANY) some.forEach((listener) => listener());
    }
  };
  const onChange: ErrorStore['onChange'] = (name, listener) => {
    if (!isHearing) subscribe({ formState: { errors: true }, callback: hear });
    isHearing = true;
    const own = listeners.get(name) ?? new Set();
    listeners.set(name, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) listeners.delete(name);
    };
  };
  return {
    messageOf: (name) => {
      const message: unknown = getFieldState(name).error?.message;
      return typeof message === 'string' ? message : undefined;
    },
    onChange,
    all: () => verdicts,
    onAny: (listener) => onChange(ANY, listener),
  };
}
