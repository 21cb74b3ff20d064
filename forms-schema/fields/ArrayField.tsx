import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { toRow } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { pickInheritedValues } from './inherited-values.ts';
import { ArrayRow } from './ArrayRow.tsx';
import { FieldSet, toFieldSetProps } from './FieldSet.tsx';
import { useField } from './use-field.ts';

/** A list of entries to add, remove and sort. Collapsed entries render no inputs, so long lists are cheap. */
export function ArrayField({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const { control, getValues } = useFormScope();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  // a single entry and new entries are expanded
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<string>>(
    () => new Set(rows.length > 1 ? rows.map(({ id }) => id) : []),
  );
  const setRowCollapsed = (id: string, isCollapsed: boolean) =>
    setCollapsedIds((ids) => (isCollapsed ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id))));
  const items = field.items ?? [];
  return (
    <FieldSet {...toFieldSetProps(state)}>
      <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
        {rows.map(({ id }, index) => (
          <ArrayRow
            key={id}
            items={items}
            name={`${name}.${index}`}
            number={index + 1}
            isLast={index === rows.length - 1}
            isOpen={!collapsedIds.has(id)}
            disabled={field.disabled}
            onOpen={(isOpen) => setRowCollapsed(id, !isOpen)}
            onMove={(step) => move(index, index + step)}
            onRemove={() => {
              remove(index);
              // the button is disabled until the list has rendered
              requestAnimationFrame(() => document.getElementById(`${state.id}-add`)?.focus());
            }}
          />
        ))}
        <Button
          id={`${state.id}-add`}
          aria-describedby={state.aria['aria-describedby']}
          startIcon={<Add />}
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          disabled={field.disabled || (field.maxItems !== undefined && rows.length >= field.maxItems)}
          onClick={() => append({ ...toRow(items, {}, forms), ...pickInheritedValues(items, getValues) })}
        >
          {forms.t('words.add')}
        </Button>
      </Stack>
    </FieldSet>
  );
}
