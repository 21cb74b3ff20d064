import type { FieldDefinition } from '#generated/definitions.ts';
import { useCallback } from 'react';
import { useForms } from '../context.tsx';
import { valueText } from './value-text.ts';

/** valueText with the words of the FormsProvider around. */
export function useValueText(): (field: FieldDefinition, value: unknown, record?: unknown) => string {
  const forms = useForms();
  return useCallback((field, value, record) => valueText(field, value, record, forms), [forms]);
}
