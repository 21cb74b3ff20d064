import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { FilterChip } from '../filters/FilterChip.tsx';
import type { Dimension, Report, Selection } from './define.ts';
import { type QueryChange, parseKey } from './report-query.ts';

const FilterEditor = lazy(async () => ({
  default: (await import('../filters/FilterEditor.tsx')).FilterEditor,
}));

interface Props {
  report: Report;
  selection: Selection;
  onChange: (change: QueryChange) => void;
}

/** The filters of a report, as chips like the conditions of a list. */
export function ReportFilters({ report: { dimensions }, selection, onChange }: Props) {
  const t = useTranslate();
  const [editing, setEditing] = useState<{ dimension: Dimension; anchor: HTMLElement }>();
  const setFilter = (dimension: Dimension, value: unknown) =>
    onChange({ [dimension.parameter]: value == null ? undefined : parseKey(dimension, String(value)) });
  const { opener, menu } = useMenu(() =>
    dimensions.map((dimension) => ({
      label: t(dimension.label),
      onSelect: (anchor) => setEditing({ dimension, anchor }),
    })),
  );
  const getCondition = ({ parameter, field }: Dimension) => {
    const value = selection[parameter];
    return value === undefined ? undefined : { field: field.name, operator: 'eq' as const, value };
  };
  return (
    <Stack direction="row" role="group" aria-label={t('report.filters')} sx={ROW}>
      {dimensions.map((dimension) => {
        const condition = getCondition(dimension);
        return (
          condition && (
            <FilterChip
              key={dimension.name}
              field={dimension.field}
              condition={condition}
              onEdit={({ currentTarget }) => setEditing({ dimension, anchor: currentTarget })}
              onRemove={() => setFilter(dimension, undefined)}
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
            condition={getCondition(editing.dimension)}
            anchor={editing.anchor}
            onClose={() => setEditing(undefined)}
            onApply={(condition) => {
              setFilter(editing.dimension, condition?.value);
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
