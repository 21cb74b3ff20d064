import { useForms } from '#forms-schema/context.tsx';
import { FieldSet, fieldSetOf } from '#forms-schema/fields/FieldSet.tsx';
import { useFieldArray } from '#forms-schema/fields/list-state.ts';
import { useField } from '#forms-schema/fields/use-field.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { ENTRY, toRow } from '#forms-schema/form-values.ts';
import { numberToText, textToNumber } from '#forms-schema/numbers.ts';
import type { FieldProps, FormField } from '#forms-schema/overrides.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { LineRow, type LineFacts } from './LineRow.tsx';

export interface LineProps<Thing> {
  /** What the line is of: the line of the record, or the thing that was found. */
  thing: Thing;
  index: number;
  /** Path of the line in the form. */
  name: string;
  draw: (facts: LineFacts) => ReactNode;
}

interface Props<Thing extends object> extends FieldProps {
  /** What tells things apart: what is added again counts up. */
  keyOf: (thing: Thing) => number;
  /** A new line of a thing. */
  lineOf: (thing: Thing) => object;
  /** The box that finds things to add. */
  find: ComponentType<{ onAdd: (thing: Thing) => void }>;
  /** Reads what a line says, and has it drawn. */
  children: (line: LineProps<Thing>) => ReactNode;
}

/** Lines of a document that is being written: found by typing or scanning, each with its quantity and what is agreed. */
export function LinesEditor<Thing extends object>(props: Props<Thing>) {
  const { field, name, keyOf, lineOf, find: Find, children } = props;
  const forms = useForms();
  const state = useField({ field, name });
  const { control, getValues, setValue, idOf } = useFormScope();
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const items: readonly FormField[] = field.items ?? [];
  const thingOf = (row: object): Thing => (row as { [ENTRY]: Thing })[ENTRY];
  const step = (index: number, by: number): void => {
    const input = `${name}.${index}.quantity`;
    const typed = textToNumber(String(getValues(input) ?? ''), forms.locale);
    const quantity = Math.max(1, (typeof typed === 'number' ? typed : 0) + by);
    setValue(input, numberToText(quantity, forms.locale), { shouldDirty: true });
  };
  const add = (thing: Thing): void => {
    const known = rows.findIndex((row) => keyOf(thingOf(row)) === keyOf(thing));
    if (known >= 0) return step(known, 1);
    append(toRow(items, { ...lineOf(thing), quantity: 1 }, forms), { shouldFocus: false });
  };
  const takeAway = (index: number): void => {
    remove(index);
    requestAnimationFrame(() => document.getElementById(idOf(name))?.querySelector('input')?.focus());
  };
  return (
    <FieldSet {...fieldSetOf(state)}>
      <Stack sx={{ gap: 1.5 }}>
        <Find onAdd={add} />
        {rows.length === 0 && <Typography color="textSecondary">{forms.t('lines.empty')}</Typography>}
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {children({
              thing: thingOf(row),
              index,
              name: `${name}.${index}`,
              draw: (facts) => (
                <LineRow
                  {...facts}
                  items={items}
                  name={`${name}.${index}`}
                  onStep={(by) => step(index, by)}
                  onRemove={() => takeAway(index)}
                />
              ),
            })}
          </Fragment>
        ))}
      </Stack>
    </FieldSet>
  );
}
