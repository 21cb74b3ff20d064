import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { renderNotes } from './FieldNotes.tsx';
import type { FieldState } from './use-field.ts';

interface Props {
  /** Makes the set focusable, for errors of the set itself. */
  id?: string;
  legend: ReactNode;
  /** Name of the form group, for section links. */
  group?: string;
  describedBy?: string;
  notes?: ReactNode;
  isWrong?: boolean;
  disabled?: boolean;
  /** Shown in the legend, as fieldsets have no `required` attribute. */
  required?: boolean;
  children: ReactNode;
}

/** A fieldset with legend and notes. */
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

/** Props of a FieldSet from the state of its field. */
export function toFieldSetProps(state: FieldState): Omit<Props, 'children'> {
  return {
    id: state.id,
    legend: state.label,
    describedBy: state.aria['aria-describedby'],
    notes: renderNotes(state),
    isWrong: state.error !== undefined,
    required: state.required,
  };
}
