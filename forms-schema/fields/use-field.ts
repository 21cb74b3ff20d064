import { useCallback, useSyncExternalStore } from 'react';
import { useForms } from '../context.tsx';
import { getErrorName } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';

/** ARIA attributes of the focusable element. */
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

/** Label, error and accessible description of a field. Renders the caller when the error changes, not on typing. */
export function useField({ field, name }: FieldProps): FieldState {
  const { t } = useForms();
  const { errors, getInputId } = useFormScope();
  const errorKey = getErrorName(field, name);
  const subscribe = useCallback((listener: () => void) => errors.subscribe(errorKey, listener), [errors, errorKey]);
  const getError = (): string | undefined => errors.getMessage(errorKey);
  const error = useSyncExternalStore(subscribe, getError, getError);
  const id = getInputId(name);
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
