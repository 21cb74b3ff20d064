import { createContext, use } from 'react';
import type { Control, FieldValues, UseFormGetValues, UseFormRegister, UseFormSetValue } from 'react-hook-form';
import type { Values } from './converters.ts';
import type { ErrorStore } from './error-store.ts';

/** What inputs need of their form. It never changes while the form lives, so nothing renders because of it. */
export interface FormScope {
  readonly control: Control;
  readonly register: UseFormRegister<FieldValues>;
  readonly getValues: UseFormGetValues<FieldValues>;
  readonly setValue: UseFormSetValue<FieldValues>;
  readonly errors: ErrorStore;
  /** The record the form began with. */
  readonly original: Values;
  /** What is being sent; it pauses when the form goes away. */
  readonly uploads: Set<{ pause(): void }>;
  /** Id of the element that takes the focus for an input, list or group. */
  idOf(name: string): string;
  /** Opens what is folded around an input and gives it the focus. */
  focus(name: string): void;
  /** Tells how to open a folded part, by the name its inputs begin with. Returns how to forget it. */
  onReveal(name: string, open: () => void): () => void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** Throws outside of a SchemaForm. */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('fields need a SchemaForm around them');
  return scope;
}
