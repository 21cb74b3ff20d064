import { unwrap } from '#generated/client/unwrap.ts';
import { ImportReadingFields } from '#generated/fields/ImportReading.ts';
import type { Import, ImportReading } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import Box from '@mui/material/Box';
import { useRefresh, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { api } from '#admin/api/client.ts';
import { toSubmitErrors } from '#admin/api/submit-errors.ts';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { SampleRows } from './SampleRows.tsx';
import { SavedMaps } from './SavedMaps.tsx';

const FORMAT_FIELDS = ['encoding', 'delimiter'];
const VALUE_FIELDS = ['decimal', 'dates', 'source'];

/** Settings of an import: file format, columns and sample rows. */
export function ImportDraft({ importRecord }: { importRecord: Import }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const { id, kind, name, headings = [], columns = {} } = importRecord;
  const { fields: targets, readingFields: kindFields } = IMPORT_KINDS[kind];
  const isSpreadsheet = /\.xlsx$/i.test(name);
  const fieldNames = [...(isSpreadsheet ? [] : FORMAT_FIELDS), ...VALUE_FIELDS, ...kindFields];
  const fields = ImportReadingFields.filter((field) => fieldNames.includes(field.name)).map((field) => ({
    ...field,
    inline: true,
  }));
  const send = async (body: ImportReading) => {
    const params = { path: { id } };
    await unwrap(api.POST('/admin/imports/{id}/read', { params, body }));
    refresh();
  };
  const values = Object.fromEntries(fields.map((field) => [field.name, importRecord[field.name as keyof Import]]));
  const initialValues = JSON.stringify(values);
  return (
    <>
      <Section title={t('imports.how')}>
        {/* space for the labels of outlined inputs */}
        <Box sx={{ height: 8 }} />
        <Suspense fallback={<Placeholder height={64} />}>
          <SchemaForm
            definitions={fields}
            values={values}
            onChange={(current: object) => {
              if (JSON.stringify(current) !== initialValues) void call(() => send(pickChanges(current, values)));
            }}
          />
        </Suspense>
      </Section>
      <ImportSteps
        columns={{
          revision: JSON.stringify(columns),
          fields: targets.map(({ showIf: _, ...field }) => ({ ...field, required: field.required })),
          headings,
          columns,
          text: t('imports.columns_text'),
          aside: <SavedMaps importRecord={importRecord} onChosen={(map) => call(() => send({ columns: map }))} />,
          onChosen: async (map) => {
            try {
              await send({ columns: { ...map } });
              return undefined;
            } catch (error) {
              return toSubmitErrors(error, t);
            }
          },
        }}
        sample={<SampleRows importRecord={importRecord} />}
      />
    </>
  );
}

/** Picks the changed values of a form. */
function pickChanges(current: object, initial: Readonly<Record<string, unknown>>): ImportReading {
  const changes = Object.entries(current).filter(([name, value]) => value !== initial[name]);
  return Object.fromEntries(changes) as ImportReading;
}
