import type { DocumentCorrection, OrderTaxation } from '#generated/schemas.ts';
import { getCountryName } from '#domain/countries.ts';
import { formatMoney } from '#domain/format-money.ts';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { useLocale, useTranslate } from 'react-admin';

interface Props {
  correction: DocumentCorrection;
  currency: string;
}

/** Destination, VAT and sums before and after a change of country. */
export function TaxationTable({ correction: { before, after }, currency }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rows: readonly { label: string; of: (one: OrderTaxation) => string }[] = [
    { label: 'fields.country_id', of: ({ country_id }) => getCountryName(country_id, locale) },
    { label: 'fields.scheme', of: ({ scheme }) => t(`enums.VatScheme.${scheme}`) },
    { label: 'fields.vat_rate', of: ({ vat_rate }) => percent.format(vat_rate / 100) },
    { label: 'fields.vat', of: ({ vat }) => money(vat) },
    { label: 'fields.shipping', of: ({ shipping }) => money(shipping) },
    { label: 'fields.total', of: ({ total }) => money(total) },
  ];
  return (
    <DataTable
      label={t('order_address.comparison')}
      columns={[
        { name: 'label', head: t('fields.order_id'), of: ({ label }) => t(label) },
        { name: 'before', head: t('order_address.before'), of: (row) => row.of(before), align: 'end' },
        { name: 'after', head: t('order_address.after'), of: (row) => row.of(after), align: 'end' },
      ]}
      rows={rows}
      getRowKey={({ label }) => label}
    />
  );
}
