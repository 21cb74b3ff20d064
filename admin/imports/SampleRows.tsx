import type { Import } from '#generated/schemas.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { IMPORT_KINDS } from './import-kinds.ts';

type Row = readonly string[];

/** The first rows of a file as they are read, each column under what it holds; first those that are taken. */
export function SampleRows({ one }: { one: Import }) {
  const t = useTranslate();
  const { kind, headings = [], columns = {}, sample = [] } = one;
  const held = new Map(
    IMPORT_KINDS[kind].fields.flatMap(({ name, label }) => {
      const heading = columns[name];
      return heading ? [[heading, t(label)] as const] : [];
    }),
  );
  const places = [...headings.keys()].toSorted(
    (a, b) => Number(held.has(headings[b] ?? '')) - Number(held.has(headings[a] ?? '')),
  );
  const shown = places.map((place): Column<Row> => {
    const heading = headings[place] ?? '';
    const label = held.get(heading);
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
      <DataTable label={t('imports.sample')} columns={shown} rows={sample} keyOf={(_row, index) => index} />
    </Section>
  );
}
