import { PayoutRowFields } from '#generated/fields/PayoutRow.ts';
import type { PayoutRow } from '#generated/schemas.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { Section } from '../resource/show/blocks.tsx';

const SHOWN = ['line', 'status', 'conflict', 'kind', 'provider_id', 'amount', 'fee', 'net', 'description'] as const;
const FIELDS = SHOWN.flatMap((name) => PayoutRowFields.filter((field) => field.name === name));
const AMOUNTS: readonly string[] = ['line', 'amount', 'fee', 'net'];

/** Rows of a file as they would be written. */
export function PayoutSample({ rows }: { rows: readonly PayoutRow[] }) {
  const t = useTranslate();
  return (
    <Section title={t('money.rows_shown')}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('money.rows_shown')}>
        <Table size="small" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          <TableHead>
            <TableRow>
              {FIELDS.map(({ name, label }) => (
                <TableCell key={name} align={AMOUNTS.includes(name) ? 'right' : 'left'}>
                  {t(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {FIELDS.map((field) => (
                  <TableCell key={field.name} align={AMOUNTS.includes(field.name) ? 'right' : 'left'}>
                    <FieldValue definition={field} value={row[field.name]} record={{ ...row }} dense />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
}
