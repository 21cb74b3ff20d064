import { listableFields } from '#domain/resources/listable.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ColumnRow } from './ColumnRow.tsx';
import { moveColumn, toggleColumn } from './preferences.ts';

interface Props {
  resource: ResourceDefinition;
  /** The chosen columns in their order. */
  shown: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** All columns a list may have, the chosen ones first and in their order. */
export function ColumnList({ resource, shown, onChange }: Props) {
  const t = useTranslate();
  const fields = listableFields(resource);
  const ordered = [
    ...shown.flatMap((name) => fields.filter((field) => field.name === name)),
    ...fields.filter((field) => !shown.includes(field.name)),
  ];
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 'min(420px, 60vh)', overflow: 'auto' }}>
      {ordered.map((field) => {
        const place = shown.indexOf(field.name);
        return (
          <ColumnRow
            key={field.name}
            label={t(field.label)}
            isShown={place >= 0}
            isFirst={place <= 0}
            isLast={place < 0 || place === shown.length - 1}
            onToggle={() => onChange(toggleColumn(shown, field.name))}
            onMove={(step) => onChange(moveColumn(shown, place, step))}
          />
        );
      })}
    </Stack>
  );
}
