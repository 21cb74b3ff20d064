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
  findFilterField,
  toFilterValues,
  listOperators,
  parseConditions,
  addCondition,
  removeCondition,
} from '#admin/api/filters.ts';
import { SearchBox } from './SearchBox.tsx';

const FilterPicker = lazy(async () => ({ default: (await import('./FilterPicker.tsx')).FilterPicker }));
const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor.tsx')).FilterEditor }));

interface Editing {
  field: FieldDefinition;
  condition?: Condition;
  anchor: HTMLElement;
}

/** Opens the editor of a condition, and applies what it returns to the list. */
function useConditionEditor(resource: ResourceDefinition) {
  const { filterValues, setFilters } = useListContext();
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);
  const edit = (name: string, anchor: HTMLElement, condition?: Condition) => {
    const field = findFilterField(resource, name);
    if (field) setEditing({ field, condition, anchor });
  };
  const apply = (condition: Condition | undefined) => {
    const previous = editing?.condition;
    if (condition) setFilters(addCondition(filterValues, condition, previous));
    else if (previous) setFilters(removeCondition(filterValues, previous));
    close();
  };
  const filter = resource.filters.find(({ name }) => name === editing?.field.name);
  const editor = (
    <Suspense>
      {editing && (
        <FilterEditor
          key={editing.field.name}
          {...editing}
          operators={filter ? listOperators(filter, editing.field) : []}
          onClose={close}
          onApply={apply}
        />
      )}
    </Suspense>
  );
  return { edit, editor };
}

/** Chip of the look-up text that opened the list. */
function FoundByChip() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { find, ...others } = filterValues;
  return (
    typeof find === 'string' && <Chip label={t('list.found_by', { text: find })} onDelete={() => setFilters(others)} />
  );
}

/** The search box of a list, and a chip for each condition. */
export function FilterBar({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const addButton = useRef<HTMLButtonElement>(null);
  const [picking, setPicking] = useState<HTMLElement | null>(null);
  const { edit, editor } = useConditionEditor(resource);
  const remove = (condition: Condition) => {
    setFilters(removeCondition(filterValues, condition));
    addButton.current?.focus();
  };
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0 }}
    >
      {resource.search && <SearchBox />}
      <FoundByChip />
      {parseConditions(filterValues, resource.filters).map((condition) => {
        const field = findFilterField(resource, condition.field);
        return (
          field && (
            <FilterChip
              key={Object.keys(toFilterValues(condition)).join()}
              field={field}
              condition={condition}
              onEdit={({ currentTarget }) => edit(field.name, currentTarget, condition)}
              onRemove={() => remove(condition)}
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
            filters={resource.filters.map(({ name }) => ({
              name,
              label: t(findFilterField(resource, name)?.label ?? name),
            }))}
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
      {editor}
    </Stack>
  );
}
