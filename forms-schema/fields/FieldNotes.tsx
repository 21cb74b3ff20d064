import Box from '@mui/material/Box';
import type { FieldState } from './use-field.ts';

/** Error and help text of a field, with the ids referenced by `aria-describedby`. */
export function FieldNotes({ id, error, help }: FieldState) {
  return (
    <>
      {error && (
        <span id={`${id}-error`} style={{ display: 'block' }}>
          {error}
        </span>
      )}
      {help && (
        // the help text is not coloured as an error
        <Box component="span" id={`${id}-help`} sx={{ display: 'block', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </>
  );
}

/** Renders the notes; undefined when there are none, so that MUI reserves no space. */
export function renderNotes(state: FieldState) {
  return state.error || state.help ? <FieldNotes {...state} /> : undefined;
}
