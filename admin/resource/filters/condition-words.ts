import type { FieldDefinition } from '#generated/definitions.ts';
import { useReference } from '../use-reference.ts';
import { useConditionText, listValues } from './condition-text.ts';
import { type Condition, ME } from '#admin/api/filters.ts';

const isId = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value !== ME);

/** A condition read out, with records called by their names. */
export function useConditionWords(field: FieldDefinition, condition: Condition): string {
  const text = useConditionText();
  const { resource = '', label = '' } = field.ref ?? {};
  const { selected } = useReference({
    resource,
    label,
    text: '',
    ids: field.ref ? listValues(condition).filter(isId) : [],
    enabled: false,
  });
  return text(field, condition, selected);
}
