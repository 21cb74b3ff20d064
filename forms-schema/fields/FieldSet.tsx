import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { notesOf } from './FieldNotes.tsx';
import type { FieldState } from './use-field.ts';

interface Props {
  /** Takes the focus when the set itself is wrong. */
  id?: string;
  legend: ReactNode;
  /** The group of the form that it shows, for links to its sections. */
  group?: string;
  describedBy?: string;
  notes?: ReactNode;
  isWrong?: boolean;
  disabled?: boolean;
  /** Sets have no attribute that says so: it is read with the legend. */
  required?: boolean;
  children: ReactNode;
}

/** Inputs that belong together, under the words that say so. */
export function FieldSet({ id, legend, group, describedBy, notes, isWrong, disabled, required, children }: Props) {
  return (
    <Box
      component="fieldset"
      id={id}
      data-group={group}
      tabIndex={id === undefined ? undefined : -1}
      disabled={disabled}
      aria-describedby={describedBy}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        {legend}
        {required && ' *'}
      </Typography>
      {notes && (
        <FormHelperText component="div" error={isWrong} sx={{ mb: 1.5 }}>
          {notes}
        </FormHelperText>
      )}
      {children}
    </Box>
  );
}

/** What a field that is a set of inputs says of itself. */
export function fieldSetOf(state: FieldState): Omit<Props, 'children'> {
  return {
    id: state.id,
    legend: state.label,
    describedBy: state.aria['aria-describedby'],
    notes: notesOf(state),
    isWrong: state.error !== undefined,
    required: state.required,
  };
}
