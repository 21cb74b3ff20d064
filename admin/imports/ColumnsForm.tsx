import type { FieldDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type ReactNode, Suspense } from 'react';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';

interface Props {
  /** What a file is asked for. */
  fields: readonly FieldDefinition[];
  /** The headings of the file, none twice. */
  headings: readonly string[];
  /** The heading of each field, as far as it is known. */
  columns: Readonly<Record<string, string | null | undefined>>;
  text?: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  /** What a button says that sends the choice; without it every change is sent at once. */
  submit?: string;
  onChosen: (columns: Readonly<Record<string, string | null>>) => Promise<Refusal | undefined>;
}

/** Asks which heading of a file holds what. */
export function ColumnsForm({ fields, headings, columns, text, aside, submit, onChosen }: Props) {
  const t = useTranslate();
  const choices = fields.map((field): FieldDefinition => {
    const { min: _, max: __, maxLength: ___, ...rest } = field;
    return { ...rest, type: 'select', options: headings, inline: true };
  });
  const known = JSON.stringify(columns);
  const send = (values: object) => onChosen(values as Readonly<Record<string, string | null>>);
  return (
    <Section title={t('imports.columns')} aside={aside}>
      {/* room for the labels, which stand on the edge of their inputs */}
      <Typography sx={{ mb: text ? 1.5 : 1 }}>{text}</Typography>
      <Suspense fallback={<Placeholder height={64} />}>
        <SchemaForm
          // a heading that was not found is a choice to be made
          key={submit && known}
          definitions={choices}
          values={columns}
          {...(submit
            ? { onSubmit: send }
            : { onChange: (values: object) => JSON.stringify(values) !== known && void send(values) })}
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
