import type { FieldDefinition } from '#generated/definitions.ts';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { useConditionWords } from './condition-words.ts';
import type { Condition } from '#admin/api/filters.ts';

interface Props {
  field: FieldDefinition;
  condition: Condition;
  onEdit: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
}

/** A condition of a list. A click edits it; its cross, Backspace or Delete removes it. */
export function FilterChip({ field, condition, onEdit, onRemove }: Props) {
  return (
    <Chip
      label={useConditionWords(field, condition)}
      onClick={onEdit}
      onDelete={onRemove}
      aria-haspopup="dialog"
      sx={{ maxWidth: 360 }}
    />
  );
}
