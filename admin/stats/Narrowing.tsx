import type { FieldDefinition } from '#generated/definitions.ts';
import { OrderFields } from '#generated/fields/Order.ts';
import { DIMENSION_PARTS, type SalesSelection } from '#domain/sales-orders.ts';
import { SalesDimension } from '#generated/enums/SalesDimension.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useMenu } from '../frame/use-menu.tsx';
import { FilterChip } from '../resource/filters/FilterChip.tsx';
import type { StatsQuery } from './stats-query.ts';

const FilterEditor = lazy(async () => ({
  default: (await import('../resource/filters/FilterEditor.tsx')).FilterEditor,
}));

const fields: readonly FieldDefinition[] = OrderFields;

/** The order's field that a dimension is asked for by. */
const fieldOf = (dimension: SalesDimension): FieldDefinition | undefined =>
  fields.find(({ name }) => name === DIMENSION_PARTS[dimension].filter);

interface Props {
  selection: SalesSelection;
  onChange: (change: Partial<StatsQuery>) => void;
}

/** What the sales are narrowed to, each a chip, edited and removed as the conditions of a list. */
export function Narrowing({ selection, onChange }: Props) {
  const t = useTranslate();
  const [editing, setEditing] = useState<{ dimension: SalesDimension; anchor: HTMLElement }>();
  const valueOf = (dimension: SalesDimension) => selection[DIMENSION_PARTS[dimension].part];
  const set = (dimension: SalesDimension, value: unknown) =>
    onChange({ [DIMENSION_PARTS[dimension].part]: value ?? undefined });
  const { opener, menu } = useMenu(() =>
    SalesDimension.values.map((dimension) => ({
      label: t(`enums.SalesDimension.${dimension}`),
      onSelect: (anchor) => setEditing({ dimension, anchor }),
    })),
  );
  const field = editing && fieldOf(editing.dimension);
  const conditionOf = (dimension: SalesDimension) => {
    const [found, value] = [fieldOf(dimension), valueOf(dimension)];
    return found && value !== undefined ? { field: found.name, operator: 'eq' as const, value } : undefined;
  };
  return (
    <Stack direction="row" role="group" aria-label={t('stats.filters')} sx={ROW}>
      {SalesDimension.values.map((dimension) => {
        const [found, condition] = [fieldOf(dimension), conditionOf(dimension)];
        return (
          found &&
          condition && (
            <FilterChip
              key={dimension}
              field={found}
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
        {editing && field && (
          <FilterEditor
            key={editing.dimension}
            field={field}
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
