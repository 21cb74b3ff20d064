import type { FieldDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type ReactNode, Suspense } from 'react';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';

interface Props {
  /** Fields of the import. */
  fields: readonly FieldDefinition[];
  /** Unique headings of the file. */
  headings: readonly string[];
  /** The heading of each field, where known. */
  columns: Readonly<Record<string, string | null | undefined>>;
  text?: string;
  /** Content beside the title. */
  aside?: ReactNode;
  /** Label of the submit button; without it each change is sent at once. */
  submit?: string;
  onChosen: (columns: Readonly<Record<string, string | null>>) => Promise<SubmitErrors | undefined>;
}

/** Maps the headings of a file to fields. */
export function ColumnsForm({ fields, headings, columns, text, aside, submit, onChosen }: Props) {
  const t = useTranslate();
  const choices = fields.map((field): FieldDefinition => {
    const { min: _, max: __, maxLength: ___, ...choice } = field;
    return { ...choice, type: 'select', options: headings, inline: true };
  });
  const initialValues = JSON.stringify(columns);
  const send = (values: object) => onChosen(values as Readonly<Record<string, string | null>>);
  return (
    <Section title={t('imports.columns')} aside={aside}>
      {/* space for the labels of outlined inputs */}
      <Typography sx={{ mb: text ? 1.5 : 1 }}>{text}</Typography>
      <Suspense fallback={<Placeholder height={64} />}>
        <SchemaForm
          // remounts when the detected columns change
          key={submit && initialValues}
          definitions={choices}
          values={columns}
          {...(submit
            ? { onSubmit: send }
            : { onChange: (values: object) => JSON.stringify(values) !== initialValues && void send(values) })}
        >
          {submit && (
            <Box sx={{ mt: 1.5 }}>
              <SubmitButton>{submit}</SubmitButton>
            </Box>
          )}
        </SchemaForm>
      </Suspense>
    </Section>
  );
}
