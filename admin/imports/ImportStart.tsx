import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import { FormsProvider, useForms } from '#forms-schema/context.tsx';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { toSubmitErrors } from '../api/submit-errors.ts';

interface Props<Definitions extends readonly FieldDefinition[]> {
  /** The file and the settings to read it. A file without upload is passed to `onRead`. */
  definitions: Definitions;
  hint?: string | undefined;
  /** Reads the file without importing it. */
  onRead: (values: RecordOf<Definitions>) => Promise<unknown>;
}

/** The first step of an import: file and settings. Errors are shown at their fields. */
export function ImportStart<const Definitions extends readonly FieldDefinition[]>(props: Props<Definitions>) {
  const { definitions, hint, onRead } = props;
  const t = useTranslate();
  const forms = useForms();
  const isUploaded = definitions.every(({ type, upload }) => type !== 'file' || upload !== undefined);
  const formsContext = useMemo(() => (isUploaded ? forms : { ...forms, transport: undefined }), [forms, isUploaded]);
  const read = async (values: RecordOf<Definitions>) => {
    try {
      await onRead(values);
      return undefined;
    } catch (error) {
      return toSubmitErrors(error, t);
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 2, maxWidth: 720 }}>
      {hint && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      )}
      <FormsProvider value={formsContext}>
        <SchemaForm definitions={definitions} onSubmit={read}>
          <Box sx={{ mt: 1.5 }}>
            <SubmitButton>{t('imports.begin')}</SubmitButton>
          </Box>
        </SchemaForm>
      </FormsProvider>
    </Paper>
  );
}
