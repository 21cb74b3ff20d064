import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForms } from '../context.tsx';
import { listChoices } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { renderNotes } from './FieldNotes.tsx';
import { SwatchGroup } from './SwatchGroup.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** A colour of a named palette, with the name of the hovered or selected one. */
export function VinylSwatches({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const [rawValue, change] = useInput(name);
  const [hoveredColor, setHoveredColor] = useState<string>();
  const value = typeof rawValue === 'string' ? rawValue : '';
  const choices = listChoices(field, forms);
  const blank = { value: '', label: forms.t('words.none') };
  const allChoices = field.required ? choices : [blank, ...choices];
  const shownChoice = allChoices.find((choice) => choice.value === (hoveredColor ?? value));
  const notes = renderNotes(state);
  return (
    <FormControl
      component="fieldset"
      disabled={field.disabled}
      required={state.required}
      error={state.error !== undefined}
      fullWidth
    >
      <FormLabel component="legend" disabled={false} id={`${state.id}-legend`}>
        {state.label}
      </FormLabel>
      {/* visual only: the radio button announces its name */}
      <Typography aria-hidden variant="body2" sx={{ minHeight: '1.6em', my: 0.5, fontWeight: 600 }}>
        {shownChoice?.label}
      </Typography>
      <SwatchGroup
        field={field}
        choices={allChoices}
        name={name}
        value={value}
        id={state.id}
        required={state.required}
        disabled={field.disabled}
        aria={state.aria}
        label={{ 'aria-labelledby': `${state.id}-legend` }}
        onChange={change}
        onHover={setHoveredColor}
      />
      {notes && <FormHelperText component="div">{notes}</FormHelperText>}
    </FormControl>
  );
}
