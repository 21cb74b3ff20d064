import type { FieldDefinition } from '#generated/definitions.ts';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { useReference } from '../../frame/use-reference.ts';
import { useConditionText, valuesOf } from './condition-text.ts';
import type { Condition } from './filters.ts';

interface Props {
  field: FieldDefinition;
  condition: Condition;
  onEdit: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
}

const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';

/** One condition of a list. Pressing it changes it, its cross, Backspace or Delete removes it; records are called by their names. */
export function FilterChip({ field, condition, onEdit, onRemove }: Props) {
  const text = useConditionText();
  const { resource = '', label = '' } = field.ref ?? {};
  const { selected } = useReference({
    resource,
    label,
    text: '',
    ids: field.ref ? valuesOf(condition).filter(isId) : [],
    enabled: false,
  });
  return (
    <Chip
      label={text(field, condition, selected)}
      onClick={onEdit}
      onDelete={onRemove}
      aria-haspopup="dialog"
      sx={{ maxWidth: 360 }}
    />
  );
}
