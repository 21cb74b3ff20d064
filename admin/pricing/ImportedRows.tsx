import type { RateImportPreview, RateImportRow } from '#generated/schemas.ts';
import { RateImportRowFields } from '#generated/fields/RateImportRow.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DataTable } from '#forms-schema/view/DataTable.tsx';

const outcome = RateImportRowFields.find(({ name }) => name === 'outcome');

/** So many rows are looked at by people; those that do something stand first. */
const MOST = 200;
const ORDER: readonly RateImportRow['outcome'][] = ['refused', 'changed', 'added', 'unchanged'];

/** The rows of a file, each with what becomes of it and why it is refused. */
export function ImportedRows({ preview }: { preview: RateImportPreview }) {
  const t = useTranslate();
  const { headings } = preview;
  const rows = preview.rows.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
  const why = ({ errors = [] }: RateImportRow) =>
    errors.map(({ path, code, params }) => {
      const label = t(`fields.${path}`, { _: path });
      const text = t(`errors.${code}`, { ...params, field: label });
      return (
        <Typography key={`${path}${code}`} variant="body2" color="error">
          {path ? t('words.pair', { label, value: text }) : text}
        </Typography>
      );
    });
  return (
    <DataTable
      label={t('rates.row')}
      rows={rows.slice(0, MOST)}
      keyOf={({ line }) => line}
      below={(row) => (row.errors?.length ? why(row) : undefined)}
      columns={[
        { name: 'line', head: t('rates.line'), of: ({ line }) => line },
        {
          ...{ name: 'outcome', head: t('fields.result') },
          of: (row) => outcome && <FieldValue definition={outcome} value={row.outcome} record={row} />,
        },
        ...headings.map((head, place) => ({ name: `${place}`, head, of: ({ cells }: RateImportRow) => cells[place] })),
      ]}
    />
  );
}
