import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { listOfferedValues } from '../choices.ts';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { DiscRow } from './DiscRow.tsx';
import { FieldSet, toFieldSetProps } from './FieldSet.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** The colours of a record's discs, a row each; `content` defines the palette and the number of discs. */
export function DiscsField({ field, name }: FieldProps) {
  const { t } = useForms();
  const state = useField({ field, name });
  const [rawValue, change] = useInput(name);
  const { content } = field;
  if (!content) throw new Error(`${field.name} has no contentSchema that names the colours`);
  const discs: readonly string[] = Array.isArray(rawValue) ? rawValue : [];
  // a single disc and new discs are expanded
  const [openIndex, setOpenIndex] = useState(discs.length === 1 ? 0 : undefined);
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const add = (): void => {
    // a new disc repeats the last colour
    change([...discs, discs.at(-1) ?? String(listOfferedValues(content)[0])]);
    setOpenIndex(discs.length);
    focus(`${state.id}-${discs.length}`);
  };
  const remove = (index: number): void => {
    change(discs.toSpliced(index, 1));
    setOpenIndex(undefined);
    // the button is disabled until the list has rendered
    focus(`${state.id}-add`);
  };
  return (
    <FieldSet {...toFieldSetProps(state)}>
      <Stack component="ol" sx={{ gap: 1, p: 0, m: 0, mb: discs.length > 0 ? 1.5 : 0, listStyle: 'none' }}>
        {discs.map((value, index) => (
          <DiscRow
            key={index}
            field={content}
            name={`${name}.${index}`}
            id={`${state.id}-${index}`}
            number={index + 1}
            value={value}
            isOpen={openIndex === index}
            disabled={field.disabled}
            onOpen={(isOpen) => setOpenIndex((current) => (isOpen ? index : current === index ? undefined : current))}
            onChange={(color) => change(discs.with(index, color))}
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
