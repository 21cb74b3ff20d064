import { VatReportRowFields } from '#generated/fields/VatReportRow.ts';
import type { VatReport, VatReportRow } from '#generated/schemas.ts';
import { toSeconds } from '#domain/calendar.ts';
import { formatMoney } from '#domain/format-money.ts';
import Paper from '@mui/material/Paper';
import { Link, useLocale, useTranslate } from 'react-admin';
import { listPath } from '#admin/resource/paths.ts';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';

const SHOWN = ['scheme', 'country_id', 'vat_rate', 'documents', 'net', 'vat', 'net_eur', 'vat_eur'] as const;

/** One row per scheme, country, rate and currency; the document count links to the documents. */
export function VatTable({ report }: { report: VatReport }) {
  const t = useTranslate();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, report.currency, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const columns = useFieldColumns<VatReportRow, (typeof SHOWN)[number]>(VatReportRowFields, SHOWN, {
    vat_rate: { of: ({ vat_rate }) => percent.format(vat_rate / 100) },
    documents: { label: 'vat.documents', align: 'end', of: (row) => <Documents row={row} report={report} /> },
    net_eur: { label: 'vat.net_eur', of: ({ net_eur }) => money(net_eur) },
    vat_eur: { label: 'vat.vat_eur', of: ({ vat_eur }) => money(vat_eur) },
  });
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2, px: { xs: 1.5, sm: 2 }, py: 1 }}>
      <DataTable
        stacks={2}
        label={t('vat.title')}
        columns={columns}
        rows={report.rows}
        getRowKey={({ scheme, country_id, vat_rate, currency }) => `${scheme} ${country_id} ${vat_rate} ${currency}`}
        foot={[[t('fields.total'), '', '', '', '', '', money(report.net), money(report.vat)]]}
        empty={t('list.empty_title')}
      />
    </Paper>
  );
}

function Documents({ row, report }: { row: VatReportRow; report: VatReport }) {
  const t = useTranslate();
  const locale = useLocale();
  const { scheme, country_id, vat_rate, currency, invoices, credit_notes } = row;
  const { first, last } = toSeconds(report);
  const filter = { scheme, country_id, vat_rate, currency, taxed_at_gte: first, taxed_at_lte: last };
  return (
    <Link to={listPath({ name: 'invoice' }, filter)}>
      {t(credit_notes > 0 ? 'vat.counts' : 'vat.count', {
        invoices: invoices.toLocaleString(locale),
        count: credit_notes,
      })}
    </Link>
  );
}
