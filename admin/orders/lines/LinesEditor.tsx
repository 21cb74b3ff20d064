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
import { type LineFacts, LineRow, type LineThing } from './LineRow.tsx';
import { parseCount } from './parse-count.ts';

interface Props<Thing extends LineThing> extends FieldProps {
  /** Facts of a line, from its item and its position in the calculation. */
  factsOf: (thing: Thing, index: number) => LineFacts;
}

/**
 * Edits the lines of a document: items are added by search or scan, each with quantity or sizes and an agreed price.
 * The field is a list of `ManualOrderLine` fields. Lines of the record cannot be dropped.
 */
export function LinesEditor<Thing extends LineThing>({ field, name, factsOf }: Props<Thing>) {
  const forms = useForms();
  const state = useField({ field, name });
  const { control, getValues, setValue, getInputId } = useFormScope();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const items: readonly FormField[] = field.items ?? [];
  const thingOf = (row: object): Thing => (row as { [ENTRY_KEY]: Thing })[ENTRY_KEY];
  const change = { shouldDirty: true } as const;
  const step = (index: number, by: number, least = 1): void => {
    const input = `${name}.${index}.quantity`;
    const count = Math.max(least, parseCount(getValues(input), forms.locale) + by);
    setValue(input, formatInputNumber(count, forms.locale), change);
  };
  const add = ({ price: list_price, ...item }: ManualOrderItem): void => {
    const known = rows.findIndex((row, index) => {
      const thing = thingOf(row);
      return thing.item_id === item.item_id && !factsOf(thing, index).standing;
    });
    if (known >= 0) return step(known, 1);
    // new lines have the list price
    append(toRow(items, { ...item, list_price, quantity: 1 }, forms), { shouldFocus: false });
  };
  const takeAway = (index: number): void => {
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
          const facts = factsOf(thingOf(row), index);
          return (
            <LineRow
              key={row.id}
              thing={thingOf(row)}
              facts={facts}
              items={items}
              name={path}
              onStep={(by) => step(index, by, facts.standing?.least)}
              onSet={(values) => {
                const inputs = toRow(items, values, forms);
                for (const one of ['quantity', 'chosen_sizes']) setValue(`${path}.${one}`, inputs[one], change);
              }}
              onRemove={() => takeAway(index)}
            />
          );
        })}
      </Stack>
    </FieldSet>
  );
}
