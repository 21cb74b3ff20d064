import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useRef, useState } from 'react';
import { FilterChip } from './FilterChip.tsx';
import {
  type Condition,
  fieldOfFilter,
  filterOf,
  offeredOperators,
  readConditions,
  withCondition,
  withoutCondition,
} from '#admin/api/filters.ts';
import { SearchBox } from './SearchBox.tsx';

const FilterPicker = lazy(async () => ({ default: (await import('./FilterPicker.tsx')).FilterPicker }));
const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor.tsx')).FilterEditor }));

interface Editing {
  field: FieldDefinition;
  condition?: Condition;
  anchor: HTMLElement;
}

/** The search box and the conditions of a list, each a chip that can be changed or removed. */
export function FilterBar({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const addButton = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const conditions = readConditions(filterValues, resource.filters);
  const fieldOf = (name: string) => fieldOfFilter(resource, name);

  const edit = (name: string, anchor: HTMLElement, condition?: Condition) => {
    const field = fieldOf(name);
    if (field) setEditing({ field, condition, anchor });
  };
  const [picking, setPicking] = useState<HTMLElement | null>(null);
  const operatorsOf = (field: FieldDefinition) => {
    const filter = resource.filters.find(({ name }) => name === field.name);
    return filter ? offeredOperators(filter, field) : [];
  };
  const apply = (condition: Condition | undefined) => {
    const before = editing?.condition;
    if (condition) setFilters(withCondition(filterValues, condition, before));
    else if (before) setFilters(withoutCondition(filterValues, before));
    setEditing(null);
  };
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0 }}
    >
      {resource.search && <SearchBox />}
      {typeof filterValues.find === 'string' && (
        <Chip
          label={t('list.found_by', { text: filterValues.find })}
          onDelete={() => {
            const { find: _, ...others } = filterValues;
            setFilters(others);
          }}
        />
      )}
      {conditions.map((condition) => {
        const field = fieldOf(condition.field);
        return (
          field && (
            <FilterChip
              key={Object.keys(filterOf(condition)).join()}
              field={field}
              condition={condition}
              onEdit={({ currentTarget }) => edit(field.name, currentTarget, condition)}
              onRemove={() => {
                setFilters(withoutCondition(filterValues, condition));
                addButton.current?.focus();
              }}
            />
          )
        );
      })}
      {resource.filters.length > 0 && (
        <Button
          ref={addButton}
          startIcon={<Add />}
          aria-keyshortcuts="f"
          aria-haspopup="dialog"
          aria-expanded={picking !== null}
          onClick={({ currentTarget }) => setPicking(currentTarget)}
        >
          {t('list.add_filter')}
        </Button>
      )}
      <Suspense>
        {picking && (
          <FilterPicker
            anchor={picking}
            filters={resource.filters.map(({ name }) => ({ name, label: t(fieldOf(name)?.label ?? name) }))}
            onPick={(name) => {
              setPicking(null);
              edit(name, picking);
            }}
            onClose={() => setPicking(null)}
          />
        )}
      </Suspense>
      {Object.keys(filterValues).length > 1 && (
        <Button onClick={() => setFilters({})}>{t('list.clear_filters')}</Button>
      )}
      <Suspense>
        {editing && (
          <FilterEditor
            key={editing.field.name}
            field={editing.field}
            operators={operatorsOf(editing.field)}
            condition={editing.condition}
            anchor={editing.anchor}
            onClose={() => setEditing(null)}
            onApply={apply}
          />
        )}
      </Suspense>
    </Stack>
  );
}
