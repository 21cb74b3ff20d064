import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { enumFactsOf } from '../enum-facts.ts';
import { discBackground, isLook } from '../disc-look.ts';
import { useForms } from '../context.tsx';
import { choicesOf } from '../labels.ts';
import type { FieldProps } from '../overrides.ts';
import { FADED } from './faded.ts';
import { notesOf } from './FieldNotes.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** One colour of a palette that has names: discs to choose from, as radio buttons, with the name of the one in view. */
export function VinylSwatches({ field, name }: FieldProps) {
  const forms = useForms();
  const state = useField({ field, name });
  const [held, change] = useInput(name);
  const [seen, setSeen] = useState<string>();
  const value = typeof held === 'string' ? held : '';
  const looks = enumFactsOf(field)?.data ?? {};
  const choices = choicesOf(field, forms);
  const blank = { value: '', label: forms.t('words.none') };
  const all = field.required ? choices : [blank, ...choices];
  const focused = all.some((choice) => choice.value === value) ? value : all[0]?.value;
  const named = all.find((choice) => choice.value === (seen ?? value));
  const notes = notesOf(state);
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
      {/* what is chosen is read out with the radio button, this line is for the eye */}
      <Typography aria-hidden variant="body2" sx={{ minHeight: '1.6em', my: 0.5, fontWeight: 600 }}>
        {named?.label}
      </Typography>
      <Box
        role="radiogroup"
        {...state.aria}
        aria-labelledby={`${state.id}-legend`}
        onMouseLeave={() => setSeen(undefined)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, 40px)',
          gap: 0.5,
          ...(field.disabled && FADED),
        }}
      >
        {all.map((choice) => {
          const look: unknown = looks[choice.value];
          return (
            <Box
              key={choice.value}
              component="label"
              title={choice.label}
              onMouseEnter={() => setSeen(choice.value)}
              sx={{
                position: 'relative',
                width: 40,
                height: 40,
                display: 'grid',
                placeItems: 'center',
                cursor: 'pointer',
              }}
            >
              <Box
                component="input"
                type="radio"
                id={choice.value === focused ? state.id : undefined}
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={field.disabled}
                aria-label={choice.label}
                required={state.required}
                aria-invalid={state.aria['aria-invalid']}
                aria-describedby={state.aria['aria-describedby']}
                onChange={() => change(choice.value)}
                onFocus={() => setSeen(undefined)}
                sx={{
                  position: 'absolute',
                  inset: 0,
                  m: 0,
                  width: 1,
                  height: 1,
                  opacity: 0,
                  cursor: 'pointer',
                  '&:checked + span': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
                  '&:focus-visible + span': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
                }}
              />
              <Box
                component="span"
                aria-hidden
                sx={{
                  width: 30,
                  height: 30,
                  borderRadius: '50%',
                  border: '1px solid',
                  borderColor: 'text.secondary',
                  // whoever replaces all colours still has to tell these apart
                  forcedColorAdjust: 'none',
                  background: isLook(look)
                    ? discBackground(look)
                    : 'linear-gradient(135deg, transparent 47%, currentColor 47% 53%, transparent 53%)',
                }}
              />
            </Box>
          );
        })}
      </Box>
      {notes && <FormHelperText component="div">{notes}</FormHelperText>}
    </FormControl>
  );
}
