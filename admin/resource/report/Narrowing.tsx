import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { FilterChip } from '../filters/FilterChip.tsx';
import type { Dimension, Report, Selection } from './define.ts';
import { type Change, valueOfKey } from './report-query.ts';

const FilterEditor = lazy(async () => ({
  default: (await import('../filters/FilterEditor.tsx')).FilterEditor,
}));

interface Props {
  report: Report;
  selection: Selection;
  onChange: (change: Change) => void;
}

/** What the figures are narrowed to, each a chip, edited and removed as the conditions of a list. */
export function Narrowing({ report: { dimensions }, selection, onChange }: Props) {
  const t = useTranslate();
  const [editing, setEditing] = useState<{ dimension: Dimension; anchor: HTMLElement }>();
  const set = (dimension: Dimension, value: unknown) =>
    onChange({ [dimension.part]: value == null ? undefined : valueOfKey(dimension, String(value)) });
  const { opener, menu } = useMenu(() =>
    dimensions.map((dimension) => ({
      label: t(dimension.label),
      onSelect: (anchor) => setEditing({ dimension, anchor }),
    })),
  );
  const conditionOf = ({ part, field }: Dimension) => {
    const value = selection[part];
    return value === undefined ? undefined : { field: field.name, operator: 'eq' as const, value };
  };
  return (
    <Stack direction="row" role="group" aria-label={t('report.filters')} sx={ROW}>
      {dimensions.map((dimension) => {
        const condition = conditionOf(dimension);
        return (
          condition && (
            <FilterChip
              key={dimension.name}
              field={dimension.field}
              condition={condition}
              onEdit={({ currentTarget }) => setEditing({ dimension, anchor: currentTarget })}
              onRemove={() => set(dimension, undefined)}
            />
          )
        );
      })}
      <Button startIcon={<Add />} {...opener}>
        {t('list.add_filter')}
      </Button>
      {menu}
      <Suspense>
        {editing && (
          <FilterEditor
            key={editing.dimension.name}
            field={editing.dimension.field}
            operators={['eq']}
            condition={conditionOf(editing.dimension)}
            anchor={editing.anchor}
            onClose={() => setEditing(undefined)}
            onApply={(condition) => {
              set(editing.dimension, condition?.value);
              setEditing(undefined);
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

const ROW = {
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media print': { '& button': { display: 'none' } },
} as const;
