import Box from '@mui/material/Box';
import type { FieldState } from './use-field.ts';

/** Error and help of a field, each by the id that its input's description names. */
export function FieldNotes({ id, error, help }: FieldState) {
  return (
    <>
      {error && (
        <span id={`${id}-error`} style={{ display: 'block' }}>
          {error}
        </span>
      )}
      {help && (
        // what helps is no mistake, also beside one
        <Box component="span" id={`${id}-help`} sx={{ display: 'block', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </>
  );
}

/** The notes where there are some; MUI leaves no room for none. */
export function notesOf(state: FieldState) {
  return state.error || state.help ? <FieldNotes {...state} /> : undefined;
}
