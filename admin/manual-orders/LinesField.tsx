import type { ManualOrderItem } from '#generated/schemas.ts';
import { useForms } from '#forms-schema/context.tsx';
import { FieldSet, fieldSetOf } from '#forms-schema/fields/FieldSet.tsx';
import { useFieldArray } from '#forms-schema/fields/list-state.ts';
import { useField } from '#forms-schema/fields/use-field.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { ENTRY, toRow } from '#forms-schema/form-values.ts';
import { numberToText, textToNumber } from '#forms-schema/numbers.ts';
import type { FieldProps } from '#forms-schema/overrides.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ItemSearch } from './ItemSearch.tsx';
import { LineRow, type LineFacts } from './LineRow.tsx';
import { useCalculation } from './use-calculation.ts';

/** What an entry of the list began as: a line of the record, or an item that was found. */
const factsOf = (row: object): LineFacts => (row as { [ENTRY]: LineFacts })[ENTRY];

/** The lines of an order: found by typing or scanning, each with its quantity and price; what is added again counts up. */
export function LinesField({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const { control, getValues, setValue, idOf } = useFormScope();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const { data } = useCalculation();
  const items = field.items ?? [];
  const step = (input: string, by: number): void => {
    const typed = textToNumber(String(getValues(input) ?? ''), forms.locale);
    const quantity = Math.max(1, (typeof typed === 'number' ? typed : 0) + by);
    setValue(input, numberToText(quantity, forms.locale), { shouldDirty: true });
  };
  const add = ({ price: _, currency: __, ...item }: ManualOrderItem): void => {
    const known = rows.findIndex((row) => factsOf(row).item_id === item.item_id);
    if (known >= 0) return step(`${name}.${known}.quantity`, 1);
    append(toRow(items, { ...item, quantity: 1 }, forms), { shouldFocus: false });
  };
  return (
    <FieldSet {...fieldSetOf(state)}>
      <Stack sx={{ gap: 1.5 }}>
        <ItemSearch onAdd={add} />
        {rows.length === 0 && <Typography color="textSecondary">{forms.t('draft.empty')}</Typography>}
        {rows.map((row, index) => {
          const facts = factsOf(row);
          const line = data?.lines[index];
          return (
            <LineRow
              key={row.id}
              items={items}
              name={`${name}.${index}`}
              facts={facts}
              line={line?.item_id === facts.item_id ? line : undefined}
              currency={data?.currency}
              onStep={(by) => step(`${name}.${index}.quantity`, by)}
              onRemove={() => {
                remove(index);
                requestAnimationFrame(() => document.getElementById(idOf(name))?.querySelector('input')?.focus());
              }}
            />
          );
        })}
      </Stack>
    </FieldSet>
  );
}
