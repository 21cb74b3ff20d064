import { getListableFields } from '#domain/resources/listable.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ColumnRow } from './ColumnRow.tsx';
import { moveColumn, toggleColumn } from './preferences.ts';

interface Props {
  resource: ResourceDefinition;
  /** The selected columns, in order. */
  shown: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** All available columns, the selected ones first and in order. */
export function ColumnList({ resource, shown, onChange }: Props) {
  const t = useTranslate();
  const fields = getListableFields(resource);
  const ordered = [
    ...shown.flatMap((name) => fields.filter((field) => field.name === name)),
    ...fields.filter((field) => !shown.includes(field.name)),
  ];
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 'min(420px, 60vh)', overflow: 'auto' }}>
      {ordered.map((field) => {
        const index = shown.indexOf(field.name);
        return (
          <ColumnRow
            key={field.name}
            label={t(field.label)}
            isShown={index >= 0}
            isFirst={index <= 0}
            isLast={index < 0 || index === shown.length - 1}
            onToggle={() => onChange(toggleColumn(shown, field.name))}
            onMove={(step) => onChange(moveColumn(shown, index, step))}
          />
        );
      })}
    </Stack>
  );
}
