import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';

interface Props<Definitions extends readonly FieldDefinition[]> {
  /** What is asked beside the file, or the field of the file itself where it is sent beforehand. */
  definitions: Definitions;
  /** Takes the file's bytes with the form, instead of a field that sends it beforehand. */
  accept?: string;
  /** What the button that reads it says. */
  submit: string;
  hint?: string;
  /** Reads the file; nothing is written by that. `file` is there where `accept` asked for it. */
  onRead: (values: RecordOf<Definitions>, file: File | undefined) => Promise<unknown>;
}

/** The first step of an import: which file, and what has to be known to read it. A refusal is said at what it is about. */
export function ImportStart<const Definitions extends readonly FieldDefinition[]>(props: Props<Definitions>) {
  const { definitions, accept, submit, hint, onRead } = props;
  const t = useTranslate();
  const [file, setFile] = useState<File>();
  const read = async (values: RecordOf<Definitions>) => {
    if (accept && !file) return { message: t('imports.choose') };
    try {
      await onRead(values, file);
      return undefined;
    } catch (error) {
      return refusalOf(error, t);
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 2, maxWidth: 720 }}>
      {hint && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      )}
      {accept && (
        <Button component="label" variant="outlined" startIcon={<UploadFile />} sx={{ py: 3, mb: 2, width: 1 }}>
          {file?.name ?? t('imports.choose')}
          <input
            type="file"
            accept={accept}
            aria-label={t('imports.choose')}
            onChange={(event) => setFile(event.target.files?.[0])}
            style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
          />
        </Button>
      )}
      <SchemaForm definitions={definitions} onSubmit={read}>
        <Box sx={{ mt: 1.5 }}>
          <SubmitButton>{submit}</SubmitButton>
        </Box>
      </SchemaForm>
    </Paper>
  );
}
