import { useForms } from '#forms-schema/context.tsx';
import { FieldSet, toFieldSetProps } from '#forms-schema/fields/FieldSet.tsx';
import { useFieldArray } from 'react-hook-form';
import { useField } from '#forms-schema/fields/use-field.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { ENTRY_KEY, toRow } from '#forms-schema/form-values.ts';
import { formatInputNumber } from '#forms-schema/numbers.ts';
import type { FieldProps, FormField } from '#forms-schema/overrides.ts';
import type { ManualOrderItem } from '#generated/schemas.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ItemSearch } from './ItemSearch.tsx';
import { type LineFacts, LineRow, type LineItem } from './LineRow.tsx';
import { parseCount } from './parse-count.ts';

interface Props<Item extends LineItem> extends FieldProps {
  /** Returns the facts of a line by its item and its index in the calculation. */
  getFacts: (item: Item, index: number) => LineFacts;
}

/**
 * Edits the lines of a document: items are added by search or scan, each with quantity or sizes and an agreed price.
 * The field is a list of `ManualOrderLine` fields. A line of the record stays in the form when its copies are removed.
 */
export function LinesEditor<Item extends LineItem>({ field, name, getFacts }: Props<Item>) {
  const forms = useForms();
  const state = useField({ field, name });
  const { control, getValues, setValue, getInputId } = useFormScope();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const lineFields: readonly FormField[] = field.items ?? [];
  const getItem = (row: object): Item => (row as { [ENTRY_KEY]: Item })[ENTRY_KEY];
  const options = { shouldDirty: true } as const;
  const step = (index: number, by: number, min = 1): void => {
    const input = `${name}.${index}.quantity`;
    const count = Math.max(min, parseCount(getValues(input), forms.locale) + by);
    setValue(input, formatInputNumber(count, forms.locale), options);
  };
  const add = ({ price: list_price, ...item }: ManualOrderItem): void => {
    const addedIndex = rows.findIndex((row, index) => {
      const rowItem = getItem(row);
      return rowItem.item_id === item.item_id && !getFacts(rowItem, index).recorded;
    });
    if (addedIndex >= 0) return step(addedIndex, 1);
    // new lines have the list price
    append(toRow(lineFields, { ...item, list_price, quantity: 1 }, forms), { shouldFocus: false });
  };
  const removeRow = (index: number): void => {
    remove(index);
    requestAnimationFrame(() => document.getElementById(getInputId(name))?.querySelector('input')?.focus());
  };
  return (
    <FieldSet {...toFieldSetProps(state)}>
      <Stack sx={{ gap: 1.5, containerType: 'inline-size' }}>
        <ItemSearch onAdd={add} />
        {rows.length === 0 && <Typography color="textSecondary">{forms.t('lines.empty')}</Typography>}
        {rows.map((row, index) => {
          const path = `${name}.${index}`;
          const item = getItem(row);
          const facts = getFacts(item, index);
          return (
            <LineRow
              key={row.id}
              item={item}
              facts={facts}
              fields={lineFields}
              name={path}
              onStep={(by) => step(index, by, facts.recorded?.min)}
              onSet={(values) => {
                const inputs = toRow(lineFields, values, forms);
                for (const one of ['quantity', 'chosen_sizes']) setValue(`${path}.${one}`, inputs[one], options);
              }}
              onRemove={() => removeRow(index)}
            />
          );
        })}
      </Stack>
    </FieldSet>
  );
}
