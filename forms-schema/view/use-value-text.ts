import type { FieldDefinition } from '#generated/definitions.ts';
import { useCallback } from 'react';
import { useForms } from '../context.tsx';
import { formatFieldValue } from './value-text.ts';

/** formatFieldValue with the context of the FormsProvider. */
export function useFieldValueFormatter(): (field: FieldDefinition, value: unknown, record?: unknown) => string {
  const forms = useForms();
  return useCallback((field, value, record) => formatFieldValue(field, value, record, forms), [forms]);
}
