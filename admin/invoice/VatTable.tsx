import { VatScheme } from '#generated/enums/VatScheme.ts';
import type { VatReport, VatReportRow } from '#generated/schemas.ts';
import { countryName } from '#domain/countries.ts';
import { formatMoney } from '#domain/format-money.ts';
import { localToSeconds } from '#forms-schema/zoned-time.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../resource/paths.ts';
import { dayAfter } from './periods.ts';

const HEADINGS = [
  'fields.scheme',
  'fields.country_id',
  'fields.vat_rate',
  'vat.documents',
  'fields.net',
  'fields.vat',
  'vat.net_eur',
  'vat.vat_eur',
];
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A row for each scheme, country, rate and currency; the number of its documents leads to them. */
export function VatTable({ report }: { report: VatReport }) {
  const t = useTranslate();
  const locale = useLocale();
  const { rows, currency, net, vat } = report;
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={t('vat.title')}
      sx={{ borderRadius: 2 }}
    >
      <Table size="small" sx={{ ...FIGURES, '& th, & td': { px: { xs: 0.75, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            {HEADINGS.map((heading, index) => (
              <TableCell key={heading} align={index < 2 ? 'left' : 'right'}>
                {t(heading)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ReportRow
              key={`${row.scheme} ${row.country_id} ${row.vat_rate} ${row.currency}`}
              row={row}
              report={report}
            />
          ))}
          {rows.length === 0 && (
            <TableRow>
              <TableCell colSpan={HEADINGS.length}>{t('list.empty_title')}</TableCell>
            </TableRow>
          )}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={6} sx={TOTAL}>
              {t('fields.total')}
            </TableCell>
            {[net, vat].map((amount, index) => (
              <TableCell key={index} align="right" sx={TOTAL}>
                {formatMoney(amount, currency, locale)}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

const TOTAL = { fontWeight: 650, color: 'text.primary', fontSize: 'inherit' } as const;

function ReportRow({ row, report: { from, to } }: { row: VatReportRow; report: VatReport }) {
  const t = useTranslate();
  const locale = useLocale();
  const { scheme, country_id, vat_rate, currency } = row;
  const filter = {
    ...{ scheme, country_id, vat_rate, currency },
    taxed_at_gte: localToSeconds(`${from}T00:00`),
    // the list takes both ends in
    taxed_at_lte: (localToSeconds(`${dayAfter(to)}T00:00`) ?? 0) - 1,
  };
  const money = (amount: number, code: string) => formatMoney(amount, code, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(vat_rate / 100);
  return (
    <TableRow hover>
      <TableCell>
        <StatusChip definition={VatScheme} value={scheme} />
      </TableCell>
      <TableCell>{countryName(country_id, locale)}</TableCell>
      <TableCell align="right">{percent}</TableCell>
      <TableCell align="right">
        <MuiLink component={Link} to={listPath({ name: 'invoice' }, filter)}>
          {t(row.credit_notes > 0 ? 'vat.counts' : 'vat.count', {
            invoices: row.invoices.toLocaleString(locale),
            credit_notes: row.credit_notes.toLocaleString(locale),
          })}
        </MuiLink>
      </TableCell>
      <TableCell align="right">{money(row.net, currency)}</TableCell>
      <TableCell align="right">{money(row.vat, currency)}</TableCell>
      <TableCell align="right">{money(row.net_eur, 'EUR')}</TableCell>
      <TableCell align="right">{money(row.vat_eur, 'EUR')}</TableCell>
    </TableRow>
  );
}
