import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { offeredValues } from '../choices.ts';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { DiscRow } from './DiscRow.tsx';
import { FieldSet, fieldSetOf } from './FieldSet.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** The colours of a record's discs, one row a disc; which there are and how many says the content of the text. */
export function DiscsField({ field, name }: FieldProps) {
  const { t } = useForms();
  const state = useField({ field, name });
  const [held, change] = useInput(name);
  const { content } = field;
  if (!content) throw new Error(`${field.name} has no contentSchema that names the colours`);
  const discs: readonly string[] = Array.isArray(held) ? held : [];
  // the only disc is open, and so is every new one
  const [open, setOpen] = useState(discs.length === 1 ? 0 : undefined);
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const add = (): void => {
    // the discs of a record are mostly of one colour
    change([...discs, discs.at(-1) ?? String(offeredValues(content)[0])]);
    setOpen(discs.length);
    focus(`${state.id}-${discs.length}`);
  };
  const remove = (index: number): void => {
    change(discs.toSpliced(index, 1));
    setOpen(undefined);
    // a full list lets nothing be added until it is drawn again
    focus(`${state.id}-add`);
  };
  return (
    <FieldSet {...fieldSetOf(state)}>
      <Stack component="ol" sx={{ gap: 1, p: 0, m: 0, mb: discs.length > 0 ? 1.5 : 0, listStyle: 'none' }}>
        {discs.map((value, index) => (
          <DiscRow
            key={index}
            field={content}
            name={`${name}.${index}`}
            id={`${state.id}-${index}`}
            number={index + 1}
            value={value}
            isOpen={open === index}
            disabled={field.disabled}
            onOpen={(isOpen) => setOpen((now) => (isOpen ? index : now === index ? undefined : now))}
            onChange={(chosen) => change(discs.with(index, chosen))}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <Button
        id={`${state.id}-add`}
        aria-describedby={state.aria['aria-describedby']}
        startIcon={<Add />}
        variant="outlined"
        disabled={field.disabled || (content.maxItems !== undefined && discs.length >= content.maxItems)}
        onClick={add}
      >
        {t('forms.add_disc')}
      </Button>
    </FieldSet>
  );
}
