import type { FieldDefinition } from '#generated/definitions.ts';
import { PayoutColumnsFields } from '#generated/fields/PayoutColumns.ts';
import type { PayoutColumns, PayoutPreview } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Section } from '../resource/show/blocks.tsx';

interface Props {
  preview: PayoutPreview;
  onChosen: (columns: PayoutColumns) => Promise<Refusal | undefined>;
}

/** Asks which heading of a file holds what, where that was found out by names alone. */
export function ColumnMap({ preview, onChosen }: Props) {
  const t = useTranslate();
  const { headings, columns, file_name } = preview;
  const fields = PayoutColumnsFields.map((field): FieldDefinition => ({
    ...field,
    type: 'select',
    options: headings,
    maxLength: undefined,
    inline: true,
  }));
  return (
    <Section title={t('money.map_title')}>
      <Box sx={{ mb: 1.5 }}>{t('money.map_text', { name: file_name })}</Box>
      <SchemaForm
        // a heading that was not found is a choice to be made
        key={JSON.stringify(columns)}
        definitions={fields}
        values={columns}
        onSubmit={(values) => onChosen(values as unknown as PayoutColumns)}
      >
        <SubmitButton>{t('money.preview')}</SubmitButton>
      </SchemaForm>
    </Section>
  );
}
