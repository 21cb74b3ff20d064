import type { Import } from '#generated/schemas.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { IMPORT_KINDS } from './import-kinds.ts';

type Row = readonly string[];

/** The first rows of a file under their fields; mapped columns first. */
export function SampleRows({ importRecord }: { importRecord: Import }) {
  const t = useTranslate();
  const { kind, headings = [], columns = {}, sample = [] } = importRecord;
  const fieldLabels = new Map(
    IMPORT_KINDS[kind].fields.flatMap(({ name, label }) => {
      const heading = columns[name];
      return heading ? [[heading, t(label)] as const] : [];
    }),
  );
  const columnOrder = [...headings.keys()].toSorted(
    (a, b) => Number(fieldLabels.has(headings[b] ?? '')) - Number(fieldLabels.has(headings[a] ?? '')),
  );
  const tableColumns = columnOrder.map((place): Column<Row> => {
    const heading = headings[place] ?? '';
    const label = fieldLabels.get(heading);
    return {
      name: heading,
      width: 136,
      head: (
        <>
          {heading}
          <Typography variant="caption" component="div" color={label ? 'primary' : 'textSecondary'}>
            {label ?? t('imports.not_taken')}
          </Typography>
        </>
      ),
      of: (row) => row[place],
    };
  });
  return (
    <Section title={t('imports.sample')}>
      <DataTable label={t('imports.sample')} columns={tableColumns} rows={sample} getRowKey={(_row, index) => index} />
    </Section>
  );
}
