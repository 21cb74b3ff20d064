import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useSyncExternalStore } from 'react';
import { useForms } from '../context.tsx';
import type { FieldProps } from '../overrides.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import { createResumeStore } from '../upload/resume-store.ts';
import { FileDrop } from './FileDrop.tsx';
import { renderNotes } from './FieldNotes.tsx';
import { FileRow } from './FileRow.tsx';
import { useField } from './use-field.ts';
import { useFiles } from './use-files.ts';

const subscribeToNothing = () => () => undefined;

/** A message about an upload of this input that was interrupted by a reload; undefined when there is none. */
function useInterruptedUpload(name: string): string | undefined {
  const { t, transport } = useForms();
  const getMessage = (): string => {
    const [upload] = transport ? createResumeStore().list(transport.scope ?? '', name) : [];
    if (!upload) return '';
    const { name: fileName, size, parts, partSize } = upload;
    const sent = Math.min(size, parts.length * partSize);
    return t('forms.file_interrupted', { name: fileName, percent: Math.floor((100 * sent) / Math.max(1, size)) });
  };
  return useSyncExternalStore(subscribeToNothing, getMessage, () => '') || undefined;
}

/** A file input: files are selected or dropped, validated, and uploaded while the form is filled in. */
export function FileField(props: FieldProps) {
  const { field, name } = props;
  const { t } = useForms();
  const state = useField(props);
  const { entries, add, remove } = useFiles(props);
  const interruptedMessage = useInterruptedUpload(name);
  const hint = entries.every(({ stage }) => stage === 'kept') ? interruptedMessage : undefined;
  const notes = renderNotes(state);
  const limits = (field.accept ?? field.maxSize) === undefined ? undefined : `${state.id}-limits`;
  const describedBy = [state.aria['aria-describedby'], limits, hint && `${state.id}-hint`].filter(Boolean).join(' ');
  return (
    <FormControl disabled={field.disabled} required={state.required} error={state.error !== undefined} fullWidth>
      <FormLabel htmlFor={state.id} sx={{ mb: 0.75 }}>
        {state.label}
      </FormLabel>
      <Stack sx={{ gap: 1 }}>
        <FileDrop
          {...props}
          id={state.id}
          aria={{ ...state.aria, 'aria-describedby': describedBy || undefined }}
          entries={entries}
          onFiles={add}
        />
        {hint && (
          <FormHelperText id={`${state.id}-hint`} error={false} sx={{ m: 0 }}>
            {hint}
          </FormHelperText>
        )}
        {entries.length > 0 && (
          <Stack component="ul" aria-label={state.label} sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
            {entries.map((entry) => (
              <FileRow
                key={entry.id}
                entry={entry}
                field={field}
                onRemove={() => {
                  remove(entry);
                  document.getElementById(state.id)?.focus();
                }}
              />
            ))}
          </Stack>
        )}
      </Stack>
      {/* announces the changed file only */}
      <Box role="status" aria-atomic={false} sx={VISUALLY_HIDDEN}>
        {entries.map(({ id, stage, details }) => (
          <div key={id}>{stage === 'kept' ? '' : t(`forms.file_said_${stage}`, { name: details.name })}</div>
        ))}
      </Box>
      {notes && (
        <FormHelperText component="div" sx={{ mx: 0 }}>
          {notes}
        </FormHelperText>
      )}
    </FormControl>
  );
}
