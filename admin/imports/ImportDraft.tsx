import { unwrap } from '#generated/client/unwrap.ts';
import { ImportReadingFields } from '#generated/fields/ImportReading.ts';
import type { Import, ImportReading } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import Box from '@mui/material/Box';
import { useRefresh, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { api } from '#admin/api/client.ts';
import { refusalOf } from '#admin/api/refusal.ts';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { SampleRows } from './SampleRows.tsx';
import { SavedMaps } from './SavedMaps.tsx';

const WRITTEN = ['encoding', 'delimiter'];
const VALUES = ['decimal', 'dates', 'source'];

/** How a file is to be read: how it is written, which heading holds what, and what its first rows come to. */
export function ImportDraft({ one }: { one: Import }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const { id, kind, name, headings = [], columns = {} } = one;
  const { fields: targets, asked: ofKind } = IMPORT_KINDS[kind];
  const isBook = /\.xlsx$/i.test(name);
  const asked = [...(isBook ? [] : WRITTEN), ...VALUES, ...ofKind];
  const fields = ImportReadingFields.filter((field) => asked.includes(field.name)).map((field) => ({
    ...field,
    inline: true,
  }));
  const send = async (body: ImportReading) => {
    const params = { path: { id } };
    await unwrap(api.POST('/admin/imports/{id}/read', { params, body }));
    refresh();
  };
  const values = Object.fromEntries(fields.map((field) => [field.name, one[field.name as keyof Import]]));
  const known = JSON.stringify(values);
  return (
    <>
      <Section title={t('imports.how')}>
        {/* room for the labels, which stand on the edge of their inputs */}
        <Box sx={{ height: 8 }} />
        <Suspense fallback={<Placeholder height={64} />}>
          <SchemaForm
            definitions={fields}
            values={values}
            onChange={(now: object) => JSON.stringify(now) !== known && void call(() => send(changed(now, values)))}
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
          aside: <SavedMaps one={one} onChosen={(chosen) => call(() => send({ columns: chosen }))} />,
          onChosen: async (chosen) => {
            try {
              await send({ columns: { ...chosen } });
              return undefined;
            } catch (error) {
              return refusalOf(error, t);
            }
          },
        }}
        sample={<SampleRows one={one} />}
      />
    </>
  );
}

/** What of a form differs from what was known. */
function changed(now: object, before: Readonly<Record<string, unknown>>): ImportReading {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name])) as ImportReading;
}
