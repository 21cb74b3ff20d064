import type { ImportMap } from '#generated/schemas.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { IMPORT_KINDS } from './import-kinds.ts';

/** The headings and fields of a saved column map. */
export function ColumnMapBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { kind, columns } = record as ImportMap;
  const rows = IMPORT_KINDS[kind].fields.flatMap(({ name, label }) => {
    const heading = columns[name];
    return heading ? [{ name, label: t(label), heading }] : [];
  });
  return (
    <Section title={t('imports.columns')}>
      <DataTable
        label={t('imports.columns')}
        columns={[
          { name: 'label', head: t('imports.field'), of: (row) => row.label },
          { name: 'heading', head: t('imports.heading'), of: (row) => row.heading },
        ]}
        rows={rows}
        getRowKey={({ name }) => name}
      />
    </Section>
  );
}
