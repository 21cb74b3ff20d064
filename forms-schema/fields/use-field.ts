import { useCallback, useSyncExternalStore } from 'react';
import { useForms } from '../context.tsx';
import { errorName } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';

/** What the element that takes the focus says about itself. */
export interface InputAria {
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldState {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly help: string | undefined;
  readonly required: boolean;
  readonly aria: InputAria;
}

/** Label, error and accessible description of a field. Renders its caller when the field's error changes, not on typing. */
export function useField({ field, name }: FieldProps): FieldState {
  const { t } = useForms();
  const { errors, idOf } = useFormScope();
  const kept = errorName(field, name);
  const listen = useCallback((listener: () => void) => errors.onChange(kept, listener), [errors, kept]);
  const read = (): string | undefined => errors.messageOf(kept);
  const error = useSyncExternalStore(listen, read, read);
  const id = idOf(name);
  const help = field.help && t(field.help);
  const notes = error && help ? `${id}-error ${id}-help` : error ? `${id}-error` : help && `${id}-help`;
  return {
    id,
    label: t(field.label),
    error,
    help,
    required: field.required === true,
    aria: {
      'aria-invalid': error !== undefined,
      'aria-required': field.required ? true : undefined,
      'aria-describedby': notes || undefined,
    },
  };
}
