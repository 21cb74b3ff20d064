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
import type { ValidationContext } from './validators.ts';

/** Events of a form: submit starts, submit ends, the server has accepted the values, the user has discarded them. */
export type FormEventName = 'submitting' | 'settled' | 'saved' | 'discarded';

/** Access to the form for its inputs and helpers. The object is stable and never causes a render. */
export interface FormScope {
  readonly control: Control;
  readonly register: UseFormRegister<FieldValues>;
  readonly getValues: UseFormGetValues<FieldValues>;
  readonly setValue: UseFormSetValue<FieldValues>;
  readonly errors: ErrorStore;
  readonly subscribe: UseFormSubscribe<FieldValues>;
  /** Results of asynchronous validations. */
  readonly asyncChecks: AsyncChecks;
  /** The initial record. */
  readonly original: Values;
  /** Running uploads; paused when the form unmounts. */
  readonly uploads: Set<{ pause(): void }>;
  /** Returns the current fields. */
  getFields(): readonly FormField[];
  /** Validates a field again. */
  recheck(name: string): void;
  /** Merges values into the validation context. */
  updateContext(context: ValidationContext): void;
  /** Whether there are unsaved changes. */
  isDirty(): boolean;
  /** Id of the focusable element of an input, list or group. */
  getInputId(name: string): string;
  /** Expands collapsed parts around an input and focuses it. */
  focusInput(name: string): void;
  /** Registers how to expand a collapsed part, by the prefix of its input names. Returns the unregister function. */
  onReveal(name: string, open: () => void): () => void;
  /** Subscribes to an event. Returns the unsubscribe function. */
  on(name: FormEventName, callback: () => void): () => void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** Throws outside of a SchemaForm. */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('fields need a SchemaForm around them');
  return scope;
}
