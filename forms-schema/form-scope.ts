import { createContext, use } from 'react';
import type {
  Control,
  FieldValues,
  UseFormGetValues,
  UseFormRegister,
  UseFormSetValue,
  UseFormSubscribe,
} from 'react-hook-form';
import type { AsyncChecks } from './async-checks.ts';
import type { Values } from './converters.ts';
import type { FormField } from './overrides.ts';
import type { ErrorStore } from './error-store.ts';
import type { Facts } from './validators.ts';

/**
 * What may happen to a form: it is being sent, somebody answered that, the server has taken what was typed, or who typed
 * it has given it up.
 */
export type Happening = 'sending' | 'answered' | 'saved' | 'left';

/** What inputs and helpers need of their form. It never changes while the form lives, so nothing renders because of it. */
export interface FormScope {
  readonly control: Control;
  readonly register: UseFormRegister<FieldValues>;
  readonly getValues: UseFormGetValues<FieldValues>;
  readonly setValue: UseFormSetValue<FieldValues>;
  readonly errors: ErrorStore;
  readonly subscribe: UseFormSubscribe<FieldValues>;
  /** Verdicts of checks that take a while. */
  readonly checks: AsyncChecks;
  /** The record the form began with. */
  readonly original: Values;
  /** What is being sent; it pauses when the form goes away. */
  readonly uploads: Set<{ pause(): void }>;
  /** The fields as they are at this moment. */
  fields(): readonly FormField[];
  /** Checks a field again because what is known of it changed. */
  recheck(name: string): void;
  /** Tells the form what its validation functions judge by. */
  learn(facts: Facts): void;
  /** Whether something is typed that the server does not have. */
  isDirty(): boolean;
  /** Id of the element that takes the focus for an input, list or group. */
  idOf(name: string): string;
  /** Opens what is folded around an input and gives it the focus. */
  focus(name: string): void;
  /** Tells how to open a folded part, by the name its inputs begin with. Returns how to forget it. */
  onReveal(name: string, open: () => void): () => void;
  /** Calls back whenever it happens. Returns how to stop that. */
  on(happening: Happening, callback: () => void): () => void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** Throws outside of a SchemaForm. */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('fields need a SchemaForm around them');
  return scope;
}
